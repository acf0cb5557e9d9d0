import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../analyzer.ts';
import { documentFromText } from '../extraction/document.ts';

const analyzer = createLocalAnalyzer();

/** Analyses a resume whose experience section is given; the rest is plain. */
async function analyze(experience: string, more = '') {
  const text = `Ada Lovelace\nada@mail.example | (312) 555-0123\nExperience\n${experience}\n${more}`;
  return analyzer.analyze({ ...documentFromText(text), asOf: '2026-11' });
}

const role = (dates: string, ...lines: string[]) =>
  [`Analyst, Engine Works Inc\t${dates}`, ...lines.map((line) => `• ${line}`)].join('\n');

test.each([
  [
    'Cut order processing time by 28% with a new queue for three warehouses.',
    'Measured speed improvement',
    'Cut order processing time by 28%',
  ],
  ['Reduced annual carrier spend by $310K through a better contract.', 'Saved a specific amount', '$310K'],
  ['Led a team of 12 engineers across two sites.', 'Led a team', 'Led a team of 12 engineers'],
  ['Led the migration of 40 stores to a new till system.', 'Led a large-scale change', 'Led the migration'],
  [
    'Built the billing platform for 2 million customers a month.',
    'Served a large number of people',
    '2 million',
  ],
  ['Founded the regional users group and ran its meetings.', 'Founded something new', 'Founded'],
])('[AI-01] "%s" is a strength', async (line, title, words) => {
  const { findings } = await analyze(role('Mar 2021 - Present', line));

  const strength = findings.find((finding) => finding.kind === 'strength');
  expect(strength?.title).toBe(title);
  expect(strength?.quotes[0]?.text).toContain(words);
  expect(strength?.quotes[0]?.source).toBe('Engine Works Inc');
});

test.each([
  ['Responsible for various tasks in the payments team.', 'Unspecific line'],
  ['Responsible for the front desk.', 'Duties without results'],
  ['Worked on the platform team.', 'Role in this work not stated'],
])('[AI-01] "%s" is a weakness', async (line, title) => {
  const { weaknesses } = await analyze(role('Mar 2021 - Present', line));

  expect(weaknesses).toContain(title);
});

test('[AI-01] the newest role and its quotes name title and employer apart, and nothing is missed that is there', async () => {
  const { summary, missing, findings } = await analyze(
    'Engine Works Inc, Analyst\nMar 2021 - Present\n• Led a team of 12 engineers across two sites.',
  );

  expect(summary).toContain('most recently Analyst.');
  expect(missing).not.toContain('Employer names');
  expect(findings[0]?.quotes[0]?.source).toBe('Engine Works Inc');
});

test('[AI-01] dates on a line of their own tell nothing of the work', async () => {
  const { weaknesses } = await analyze('Engine Works Inc, Analyst\nMar 2021 - Present');

  expect(weaknesses).toContain('Most recent role has no description');
});

test('[AI-01] skills without use are named with the list quoted', async () => {
  const { findings, suggestions } = await analyze(
    role('Mar 2021 - Present', 'Ran the SQL reports of the region.'),
    'Skills\nSQL, Kafka, Terraform, Docker',
  );

  const weakness = findings.find((finding) => finding.title === 'Skills listed without examples');
  expect(weakness?.detail).toBe("Docker, Kafka and Terraform aren't mentioned in any role");
  expect(weakness?.quotes[0]?.text).toBe('Kafka, Terraform, Docker');
  expect(suggestions.join()).toContain('Docker or Kafka');
});

test('[AI-01] a gap is a red flag with both dates, and a question to ask', async () => {
  const { findings, suggestions } = await analyze(
    `${role('Mar 2021 - Present', 'Ran the reports.')}\n${role('Jun 2017 - May 2020', 'Ran the archive.')}`,
  );

  const flag = findings.find((finding) => finding.kind === 'red_flag');
  expect(flag?.title).toBe('Nine-month gap between roles');
  expect(flag?.quotes.map((quote) => quote.text)).toEqual(['Jun 2017 - May 2020', 'Mar 2021 - Present']);
  expect(suggestions[0]).toBe('Ask about May 2020 to March 2021. The resume lists nothing for that time.');
});

test.each([
  ['2019 - 2024', 'since 2024, when'],
  ['Mar 2019 - Feb 2024', 'since February 2024, when'],
])('[AI-01] that nothing follows "%s" is asked for no more exactly than it tells', async (dates, words) => {
  const { findings } = await analyze(role(dates, 'Kept the books of four departments.'));

  const questions = findings.filter((finding) => finding.kind === 'suggestion').map(({ title }) => title);
  expect(questions.filter((title) => title.includes(words))).toHaveLength(1);
});

test('[AI-01] two full roles at once and a role in the future are red flags', async () => {
  const { red_flags } = await analyze(
    [
      'Analyst, Engine Works Inc\tMar 2021 - Present\n• Ran the reports of the region.',
      'Teacher, City School\tJan 2022 - Dec 2023\n• Taught a class of mathematics.',
      'Manager, Harbour Ltd\tJan 2028 - Mar 2028\n• Will run the harbour office.',
    ].join('\n'),
  );

  expect(red_flags).toContain('Overlapping roles');
  expect(red_flags).toContain('Role with a future start date');
});

test('[AI-01] unknown parts are null and their weight goes to the known ones', async () => {
  const text = 'Ada Lovelace\nSummary\nSomebody who would like to begin soon and learn a lot along the way.';

  const analysis = await analyzer.analyze({ ...documentFromText(text), asOf: '2026-11' });

  expect(analysis).toMatchObject({ score_experience: null, score_skills: null });
  expect(analysis.formula).toMatchObject([{ label: 'Format', weight: 1 }]);
  expect(analysis.missing).toEqual(expect.arrayContaining(['Dates for any role', 'Education']));
});

test('[AI-01] at most five points of a kind, and no line twice in one', async () => {
  const lines = Array.from(
    { length: 20 },
    (_, index) => `Cut the cost of store ${index + 1} by ${index + 5}% within ${index + 2} months.`,
  );

  const { findings } = await analyze(
    role('Mar 2021 - Present', ...lines, 'Responsible for various tasks.', 'Worked on many projects.'),
  );

  for (const kind of ['strength', 'weakness', 'positive_indicator', 'red_flag', 'suggestion']) {
    const own = findings.filter((finding) => finding.kind === kind);
    const starts = own.flatMap((finding) => finding.quotes.map((quote) => quote.start));
    expect(own.length).toBeLessThanOrEqual(5);
    expect(new Set(starts).size).toBe(starts.length);
  }
});
