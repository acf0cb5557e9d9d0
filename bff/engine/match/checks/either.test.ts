import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { documentFromText } from '../../extraction/document.ts';
import { readRequirements } from '../../posting/read-requirements.ts';

const asked = (description: string) =>
  readRequirements({ title: '', description: `Requirements:\n- ${description}`, skillTags: [] }).map(
    ({ check, kind, text, of }) => ({ check, kind, text, of }),
  );

test.each([
  'BS and 5 years, or MS and 3 years of audit work',
  "Bachelor's degree with 5 years of audit experience or Master's degree with 3 years",
  'High school diploma and 4 years of experience, or an associate degree and 2 years of experience',
  'BS and 5 years, MS and 3 years, or PhD and 1 year of experience'.replace('years, MS', 'years, or MS'),
])('[AI-03] “%s” is one requirement, met by any of its ways', (line) => {
  expect(asked(line)).toEqual([{ check: 'either', kind: 'must', text: line, of: 6 }]);
});

test.each([
  ["Bachelor's degree in accounting or finance", ['education']],
  ["Bachelor's degree or 5 years of audit work", ['education']],
  ["Bachelor's or Master's degree and 5 years of audit work", ['education', 'years']],
  ["Bachelor's degree in accounting and 5 years of audit work", ['education', 'years']],
])('“%s” is no choice between ways', (line, checks) => {
  expect(asked(line).map(({ check }) => check)).toEqual(checks);
});

const LINE = 'BS in accounting and 5 years of audit work, or MS in accounting and 3 years of audit work';

async function verdictFor(degree: string, since: number, description = LINE) {
  const text = `Ines Okafor
Experience
Auditor, Northgate Audit, Jan ${since} - Dec 2024
• Audit work for the books of forty firms.
Education
${degree}, University of Porto, 2012`;
  const { requirements } = await createLocalAnalyzer().match(
    { ...documentFromText(text), asOf: '2026-11' },
    { title: '', description: `Requirements:\n- ${description}`, skillTags: [] },
  );
  return { verdict: requirements[0]?.verdict, points: requirements[0]?.points, of: requirements.length };
}

test('[AI-03] a way that is met whole answers', async () => {
  expect(await verdictFor('MS in Accounting', 2022)).toEqual({ verdict: 'met', points: 6, of: 1 });
  expect(await verdictFor('BS in Accounting', 2019)).toEqual({ verdict: 'met', points: 6, of: 1 });
});

test('[AI-03] the years of one way and the degree of the other answer nothing', async () => {
  expect(await verdictFor('BS in Accounting', 2022)).toMatchObject({ verdict: 'not_met', points: 0 });
});

test('[AI-03] more years or a higher degree never lower it', async () => {
  const rows = await Promise.all(
    ['BS in Accounting', 'MS in Accounting', 'PhD in Accounting'].map((degree) =>
      Promise.all([2024, 2022, 2019, 2012].map((since) => verdictFor(degree, since))),
    ),
  );

  const points = rows.map((row) => row.map((each) => each.points ?? 0));
  expect(points.map((row) => row.toSorted((a, b) => a - b))).toEqual(points);
  expect(points[0]?.map((_, column) => points.map((row) => row[column]))).toEqual(
    points[0]?.map((_, column) => points.map((row) => row[column] ?? 0).toSorted((a, b) => a - b)),
  );
});
