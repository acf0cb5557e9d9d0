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

test('[VD-06] what an account calls a skill of the taxonomy shows it', async () => {
  const asked = { aliases: [{ name: 'k8s', alias: 'on-call rota' }] };

  expect((await match('Kubernetes')).requirements).toMatchObject([{ verdict: 'not_mentioned' }]);
  expect((await match('Kubernetes', asked)).requirements).toMatchObject([{ verdict: 'met' }]);
});

test('[AI-03] a skill shown in use is met with the clause that shows it', async () => {
  expect(await verdictOn('Go in production')).toMatchObject({
    verdict: 'met',
    points: 3,
    of: 3,
    words: ['Led the move of 14 shipment services from a single Rails app to Go'],
  });
});

test.each([
  ['Software Developer', 'partly'],
  ['Product Designer', 'not_mentioned'],
])('[AI-03] the title of a backend engineer for a position as %s is %s', async (title, verdict) => {
  const { requirements } = await match('Go in production', { title });

  expect(requirements.find(({ type }) => type === 'title')).toMatchObject({ verdict });
});

test('[AI-03] a skill that is only listed says so, and earns half where its use is asked for', async () => {
  const listed = { words: ['Kafka'], note: 'Listed as a skill, without examples' };

  expect(await verdictOn('Kafka')).toMatchObject({ verdict: 'met', points: 3, ...listed });
  for (const asked of ['Kafka in production', 'Kafka in operation', 'Kafka under load'])
    expect(await verdictOn(asked)).toMatchObject({ verdict: 'partly', points: 1.5, ...listed });
});

test('[AI-03] silence is not mentioned, not a no', async () => {
  expect(await verdictOn('COBOL in operation')).toMatchObject({
    verdict: 'not_mentioned',
    points: 0,
    words: [],
    note: null,
  });
});

test('[AI-03] years count overlaps once', async () => {
  expect(await verdictOn('5+ years of backend engineering')).toMatchObject({
    kind: 'must',
    type: 'years',
    verdict: 'met',
    note: '7 years 6 months (overlapping roles counted once)',
  });
});

test('[AI-03] fewer years than asked speak against', async () => {
  expect(await verdictOn('At least 12 years of backend engineering')).toMatchObject({
    verdict: 'not_met',
    points: 0,
    note: '7 years 6 months across all dated roles',
  });
});

test('[AI-03] a lower degree speaks against, unless an equivalent is taken', async () => {
  expect(await verdictOn("Master's degree in computer science")).toMatchObject({
    kind: 'must',
    type: 'education',
    verdict: 'not_met',
    words: ['BSc Computer Science, University of Porto'],
  });
  expect(await verdictOn("Master's degree in computer science or equivalent")).toMatchObject({
    verdict: 'to_check',
    points: 0,
    words: ['BSc Computer Science, University of Porto'],
  });
});

test('[AI-03] a degree of the level in another field speaks against', async () => {
  expect(await verdictOn("Bachelor's degree in nursing")).toMatchObject({
    verdict: 'not_met',
    points: 0,
    note: 'Degree in a different field',
  });
});

test('[AI-03] fewer people led than asked speak against', async () => {
  expect(await verdictOn('Has led ten people or more')).toMatchObject({
    verdict: 'not_met',
    words: ['Led six engineers on the on-call rota of the shipment services'],
    note: 'The resume mentions six engineers',
  });
  expect(await verdictOn('Has led five people or more')).toMatchObject({ verdict: 'met', note: null });
});

test('[AI-03] the summary names the first that is not mentioned, to ask about', async () => {
  const { summary } = await match('Go in production\n- COBOL in operation');

  expect(summary).toContain('Ask about “COBOL in operation”, the only requirement not mentioned.');
});

test('[AI-03] matched and missing skills are the ones the position names', async () => {
  const result = await match('Experience with Go, Kafka and COBOL', {
    skillTags: ['Docker', 'Photoshop'],
  });

  expect(result.matched_skills).toEqual(['Go', 'Kafka', 'Docker']);
  expect(result.missing_skills).toEqual(['COBOL', 'Photoshop']);
});

test('[AI-03] a skill that is to check or partly met is neither matched nor missing', async () => {
  const result = await match('- Hands-on Kafka\n- Customer-facing downtime plans', {
    skillTags: ['Customer downtime drills'],
  });

  expect(result.skills).toEqual([
    { name: 'Kafka', verdict: 'partly' },
    { name: 'Customer downtime drills', verdict: 'to_check' },
  ]);
  expect(result).toMatchObject({ matched_skills: [], missing_skills: [] });
});

test('[AI-03] what a position names in a degree is no missing skill', async () => {
  const { requirements, missing_skills } = await match("Bachelor's degree in accounting");

  expect(requirements).toMatchObject([{ type: 'education', verdict: 'not_met' }]);
  expect(missing_skills).toEqual([]);
});

test('[AI-03] a tag that a recruiter took out of the requirements is no missing skill', async () => {
  const result = await match('', {
    skillTags: ['Photoshop'],
    requirements: [
      {
        id: 'r1',
        text: 'Kafka',
        kind: 'must',
        type: 'skill',
        weight: 3,
        alternatives: [],
        needed: 1,
        span: null,
        source: 'recruiter',
      },
    ],
  });

  expect(result).toMatchObject({ matched_skills: ['Kafka'], missing_skills: [] });
});

test('[AI-03] of alternatives, only what the resume names is a matched skill', async () => {
  const result = await match('Experience with Zebrawork or Kafka');

  expect(result).toMatchObject({ matched_skills: ['Kafka'], missing_skills: [] });
});

test('a position without any word of its own still gives a score', async () => {
  const result = await match('', { title: 'Backend Engineer', description: '' });

  expect(result.requirements).toMatchObject([{ text: 'Experience as Backend Engineer', verdict: 'met' }]);
  expect(result.match_score).toBeGreaterThan(0.5);
});

test.each([
  ['Product Designer', 'Senior Product Designer', 'met'],
  ['Product Designer', 'Web Designer', 'partly'],
  ['Embedded Engineer', 'Embedded Software Engineer', 'met'],
])('[VD-02] asked for a %s, somebody who was a %s: %s', async (title, held, verdict) => {
  const text = `Ines Okafor
Experience
${held}, Northgate, May 2016 - Present
- Designed the product and its web pages in Figma, and prototyped them with engineers.
- Developed backend services and embedded software in C, tested them, and reviewed code.`;
  const document = { ...documentFromText(text), asOf: '2026-11' };

  const { requirements } = await analyzer.match(document, { title, description: '', skillTags: [] });

  expect(requirements).toMatchObject([{ text: `Experience as ${title}`, verdict }]);
});

const textsOf = (description: string, skillTags: string[] = []) =>
  readRequirements({ title: '', description, skillTags }).map(({ kind, text }) => `${kind}: ${text}`);

test('musts and nice-to-haves are told by headings and words', () => {
  const description =
    'Must have:\n- SQL\n- Writes clear release notes\nNice to have:\n- Tableau\nBenefits:\n- Free lunch';

  expect(textsOf(description)).toEqual(['must: SQL', 'must: Writes clear release notes', 'nice: Tableau']);
  expect(textsOf('We need SQL. Python is a plus.')).toEqual(['must: We need SQL', 'nice: Python is a plus']);
});

test('alternatives are one requirement, and so are several that are asked for together', () => {
  expect(textsOf('Requirements:\n- Go or Rust')).toEqual(['must: Go or Rust']);
  expect(textsOf('Requirements:\n- Go, Kafka and Docker')).toEqual(['must: Go, Kafka and Docker']);
});

test('a tag is a must, a nice-to-have if the text says so, and never counts twice', () => {
  const description = 'Requirements:\n- Go in production\nNice to have:\n- Kafka';

  expect(textsOf(description, ['Go', 'Kafka', 'Docker'])).toEqual([
    'must: Go in production',
    'nice: Kafka',
    'must: Docker',
  ]);
});
