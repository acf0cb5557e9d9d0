import { expect, test } from 'vitest';
import { type AnalyzedJob, createLocalAnalyzer } from '../analyzer.ts';
import { documentFromText } from '../extraction/document.ts';
import { readRequirements } from '../posting/read-requirements.ts';

const analyzer = createLocalAnalyzer();

const RESUME = `Ines Okafor
ines.okafor@mailhaven.example
Experience
Senior Backend Engineer, Tidewater Freight, Mar 2021 - Present
• Led the move of 14 shipment services from a single Rails app to Go, with no customer-facing downtime.
• Led six engineers on the on-call rota of the shipment services.
Backend Engineer, Kestrel Pay, Jun 2019 - Aug 2021
• Built the ledger reconciliation job in PostgreSQL.
Education
BSc Computer Science, University of Porto, 2016
Skills
Go, PostgreSQL, Kafka, Docker`;

function match(requirement: string, job: Partial<AnalyzedJob> = {}) {
  const document = { ...documentFromText(RESUME), asOf: '2026-11' };
  return analyzer.match(document, {
    title: '',
    description: `Requirements:\n- ${requirement}`,
    skillTags: [],
    ...job,
  });
}

async function verdictOn(requirement: string) {
  const { requirements } = await match(requirement);
  expect(requirements).toHaveLength(1);
  const [verdict] = requirements;
  return { ...verdict, words: verdict?.quotes.map((quote) => quote.text) };
}

test('[AI-03] a skill shown in use is met with the clause that shows it', async () => {
  expect(await verdictOn('Go in production')).toMatchObject({
    verdict: 'met',
    points: 3,
    of: 3,
    words: ['Led the move of 14 shipment services from a single Rails app to Go'],
  });
});

test('[AI-03] a skill that is only listed earns half and says so', async () => {
  expect(await verdictOn('Kafka')).toMatchObject({
    verdict: 'met',
    points: 1.5,
    words: ['Kafka'],
    note: 'Skills list only, no use described',
  });
});

test('[AI-03] silence is insufficient data, not a no', async () => {
  expect(await verdictOn('COBOL in operation')).toMatchObject({
    verdict: 'insufficient_data',
    points: 0,
    words: [],
    note: 'No sentence speaks of it',
  });
});

test('[AI-03] years count overlaps once', async () => {
  expect(await verdictOn('5+ years of backend engineering')).toMatchObject({
    kind: 'years',
    verdict: 'met',
    note: '7 years 6 months, overlaps counted once',
  });
});

test('[AI-03] fewer years than asked speak against', async () => {
  expect(await verdictOn('At least 12 years of backend engineering')).toMatchObject({
    verdict: 'not_met',
    points: 0,
    note: '7 years 6 months in all dated roles',
  });
});

test('[AI-03] a lower degree speaks against, unless an equivalent is taken', async () => {
  expect(await verdictOn("Master's degree in computer science")).toMatchObject({
    kind: 'education',
    verdict: 'not_met',
    words: ['BSc Computer Science, University of Porto'],
  });
  expect(await verdictOn("Master's degree in computer science or equivalent")).toMatchObject({
    verdict: 'insufficient_data',
  });
});

test('[AI-03] a degree of the level in another field earns half', async () => {
  expect(await verdictOn("Bachelor's degree in nursing")).toMatchObject({
    verdict: 'met',
    points: 0.5,
    note: 'The degree is shown, in another field',
  });
});

test('[AI-03] fewer people led than asked speak against', async () => {
  expect(await verdictOn('Has led ten engineers or more on call')).toMatchObject({
    verdict: 'not_met',
    note: 'The resume speaks of 6',
  });
});

test('[AI-03] the summary names the first unknown to ask about', async () => {
  const { summary } = await match('Go in production\n- COBOL in operation');

  expect(summary).toContain('“COBOL in operation” is not shown: it is the one question to ask.');
});

test('[AI-03] matched and missing skills are the ones the position names', async () => {
  const result = await match('Experience with Go, Kafka and COBOL', {
    skillTags: ['Docker', 'Photoshop'],
  });

  expect(result.matched_skills).toEqual(['Docker', 'Go', 'Kafka']);
  expect(result.missing_skills).toEqual(['Photoshop', 'COBOL']);
});

test('a position without any word of its own still gives a score', async () => {
  const result = await match('', { title: 'Backend Engineer', description: '' });

  expect(result.requirements).toMatchObject([{ text: 'Work as Backend Engineer', verdict: 'met' }]);
  expect(result.match_score).toBeGreaterThan(0.5);
});

const textsOf = (description: string, skillTags: string[] = []) =>
  readRequirements({ title: '', description, skillTags }).map(({ kind, text }) => `${kind}: ${text}`);

test('musts and nice-to-haves are told by headings and words', () => {
  const description =
    'Must have:\n- SQL\n- Writes clear release notes\nNice to have:\n- Tableau\nBenefits:\n- Free lunch';

  expect(textsOf(description)).toEqual(['must: SQL', 'must: Writes clear release notes', 'nice: Tableau']);
  expect(textsOf('We need SQL. Python is a plus.')).toEqual(['must: We need SQL', 'nice: Python is a plus']);
});

test('alternatives stay one requirement, a list becomes several', () => {
  expect(textsOf('Requirements:\n- Go or Rust')).toEqual(['must: Go or Rust']);
  expect(textsOf('Requirements:\n- Go, Kafka and Docker')).toEqual([
    'must: Go',
    'must: Kafka',
    'must: Docker',
  ]);
});

test('a tag is a must, a nice-to-have if the text says so, and never counts twice', () => {
  const description = 'Requirements:\n- Go in production\nNice to have:\n- Kafka';

  expect(textsOf(description, ['Go', 'Kafka', 'Docker'])).toEqual([
    'must: Go in production',
    'nice: Kafka',
    'must: Docker',
  ]);
});

test('prose is taken apart into what is to be done', () => {
  const bulletin =
    'A Roofer inspects roofs and gutters of public buildings; prepares estimates of material; and performs related duties as assigned.';

  expect(textsOf(bulletin)).toEqual([
    'must: Inspects roofs and gutters of public buildings',
    'must: Prepares estimates of material',
  ]);
});

test('a posting of any length asks for at most fourteen things', () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `- Maintains the pump station of harbour number ${index} and its turbine valves ${index}x`,
  );

  expect(textsOf(`Requirements:\n${lines.join('\n')}`).length).toBeLessThanOrEqual(14);
});
