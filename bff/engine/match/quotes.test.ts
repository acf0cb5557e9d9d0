import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../analyzer.ts';
import { documentFromText } from '../extraction/document.ts';

const RESUME = documentFromText(`Keiko Adeyemi

Experience
Data Analyst, Harbour Retail, Oct 2021 - Sep 2024
- Own 38 SQL models and the Tableau dashboards that 120 store managers open each Monday.`);
const JOB = {
  title: 'Data Analyst',
  description: 'Must:\n- Dashboards in Tableau or Power BI',
  skillTags: [],
};

test('[AI-03] a sentence that speaks of two things a requirement names is quoted once', async () => {
  const { requirements } = await createLocalAnalyzer().match({ ...RESUME, asOf: '2026-11' }, JOB);

  const asked = requirements.find(({ text }) => text.includes('Tableau'));
  const places = asked?.quotes.map(({ start, end }) => `${start} ${end}`) ?? [];
  expect(asked?.verdict).toBe('met');
  expect(places).toEqual([...new Set(places)]);
});

test('[AI-03] [FR-04] a quote tells the two to six words of it that decide', async () => {
  const job = {
    title: 'Data Analyst',
    description:
      'Must:\n- Dashboards in Tableau or Power BI\n- 2+ years as a data analyst\n- Reports for 100 managers or more\n- Presenting the weekly figures to store managers',
    skillTags: [],
  };
  const { requirements } = await createLocalAnalyzer().match({ ...RESUME, asOf: '2026-11' }, job);

  const quotes = requirements.flatMap((each) => each.quotes.map((quote) => ({ ...quote, of: each.text })));
  const decidingIn = (text: string) =>
    quotes
      .filter(({ of }) => of.includes(text))
      .map(({ deciding }) => RESUME.text.slice(deciding?.start, deciding?.end));
  expect(decidingIn('Tableau')).toContain('Tableau');
  expect(decidingIn('years')).toEqual(['Oct 2021 - Sep 2024']);
  for (const { text, start, end, deciding } of quotes) {
    const [from, to] = [deciding?.start ?? start, deciding?.end ?? end];
    expect(from).toBeGreaterThanOrEqual(start);
    expect(to).toBeLessThanOrEqual(end);
    const words = deciding ? RESUME.text.slice(from, to).split(/\s+/) : [];
    expect(words.length, text).toBeLessThanOrEqual(6);
  }
});
