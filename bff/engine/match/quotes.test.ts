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
