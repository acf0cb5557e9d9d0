import { expect, test } from 'vitest';
import { readRequirements } from '../../posting/read-requirements.ts';
import { verdictOnLine } from '../testing/verdict-on-line.ts';

const ROLE = `Support Agent, Tidewater Freight, Mar 2019 - Present
• Answered forty letters of customers a day.`;

/** A resume that ends with a list of languages, and the verdict on one line of a position. */
const verdictOn = (requirement: string, languages: string, more = '') =>
  verdictOnLine(requirement, { heading: 'Languages', role: ROLE, listed: languages, more });

test.each([
  ['Fluent German', 'German (native), English (B2)', 'German (native)'],
  ['Fluent German', 'English: native; German: C1', 'German: C1'],
  ['German (B2 or above)', 'Fluent German, basic French', 'Fluent German'],
  ['Fluency in English', 'Englisch – verhandlungssicher', 'Englisch – verhandlungssicher'],
  ['Native English', 'Bilingual in English and Spanish', 'Bilingual in English'],
])('[AI-03] %s is met by “%s”', async (requirement, line, words) => {
  const verdict = await verdictOn(requirement, line);

  expect(verdict).toMatchObject({ kind: 'must', verdict: 'met', points: 3, of: 3 });
  expect(verdict.words?.[0]).toContain(words);
});

test.each([
  ['Fluent German', 'German (A2)', 'A2'],
  ['Fluent German', 'English (native), German (B1)', 'B1'],
  ['Native English', 'English: fluent', 'fluent'],
  ['Fluent Spanish', 'Basic Spanish', 'Basic'],
])('[AI-03] %s: “%s” is a lower level and speaks against', async (requirement, line, words) => {
  expect(await verdictOn(requirement, line)).toMatchObject({
    verdict: 'not_met',
    points: 0,
    note: `Lower level listed: “${words}”`,
  });
});

test('[AI-03] a language without a level partly answers where one is asked for, and answers where none is', async () => {
  expect(await verdictOn('Fluent German', 'English, German')).toMatchObject({
    verdict: 'partly',
    points: 1.5,
    note: 'Level not mentioned',
  });
  expect(await verdictOn('German', 'English, German')).toMatchObject({ verdict: 'met', points: 3 });
});

test('[AI-03] a language that the resume does not name is not mentioned', async () => {
  expect(await verdictOn('Fluent English', 'Polish (native)')).toMatchObject({
    verdict: 'not_mentioned',
    note: 'Language not mentioned',
  });
});

test('[AI-03] customers of a country are no language', async () => {
  const more = '• Looked after the German accounts and the French warehouse.';

  expect(await verdictOn('French', 'English (native)', more)).toMatchObject({ verdict: 'not_mentioned' });
});

test('[AI-03] one of two languages is enough where either will do', async () => {
  expect(await verdictOn('French or German a plus', 'German (C1)')).toMatchObject({
    kind: 'nice',
    verdict: 'met',
    points: 1.5,
    of: 1.5,
  });
});

const asked = (description: string, skillTags: string[] = []) =>
  readRequirements({ title: '', description, skillTags }).map(({ kind, text }) => `${kind}: ${text}`);

test.each([
  ['Bilingual English and Spanish', 'English (native)', 'partly'],
  ['Bilingual English/Spanish', 'English (native), Spanish (professional)', 'met'],
  ['Good French and English', 'French (native), English (A2)', 'not_met'],
  ['Fluency in English and Spanish (spoken and written)', 'English (native)', 'partly'],
  ['A second language (Spanish or French)', 'Spanish (native)', 'met'],
  ['Good French and English', 'French (native), English (C1)', 'met'],
  ['English and at least one other language such as Polish, Czech', 'English (native)', 'partly'],
  ['English and at least one other language such as Polish, Czech', 'English (C1), Czech (native)', 'met'],
  ['Bilingual in Spanish, Vietnamese, or Mandarin', 'Spanish (native)', 'met'],
])('[AI-03] all languages of “%s” have to be spoken: “%s” is %s', async (requirement, line, verdict) => {
  expect(await verdictOn(requirement, line)).toMatchObject({ type: 'language', verdict });
});

test('each of two languages is a requirement, but for those of one level, and so is a plus behind a must', () => {
  expect(asked('Requirements:\n- English and fluent German')).toEqual([
    'must: English',
    'must: fluent German',
  ]);
  expect(asked('Requirements:\n- Fluent English and German')).toEqual(['must: Fluent English and German']);
  expect(asked('Requirements:\n- Fluency in English; French or German a plus')).toEqual([
    'must: Fluency in English',
    'nice: French or German a plus',
  ]);
});

test('a tag that is a language is not asked for twice', () => {
  expect(asked('Requirements:\n- Fluent Spanish', ['Spanish'])).toEqual(['must: Fluent Spanish']);
});

test('a lesson in English is no demand to speak it', () => {
  expect(asked('Requirements:\n- Differentiates lessons for English language learners')).toEqual([
    'must: Differentiates lessons for English language learners',
  ]);
});

test('[AI-03] a language in the name of a school is not spoken', async () => {
  const listed = 'Diploma in Baking, French Pastry School, 2019';

  expect(await verdictOnLine('French', { heading: 'Education', role: ROLE, listed, more: '' })).toMatchObject(
    {
      verdict: 'not_mentioned',
    },
  );
});
