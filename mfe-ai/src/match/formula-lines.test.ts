import { aMatch } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { linesOf, summarizeFormula } from './formula-lines.ts';

const FIELD = { label: 'Relevant field', value: 0.5, of: 1, weight: 0.4 };

test('[AI-03] a part says how many of its requirements are met, and begins its evidence where words are quoted', () => {
  const match = aMatch({ formula: [{ label: 'Required', value: 3, of: 6, weight: 0.6 }, FIELD] });

  const [must, field] = linesOf(match);

  expect(must).toMatchObject({ words: '1 of 2 met, 1 not mentioned', evidence: 'r1' });
  expect(field).toMatchObject({ evidence: null });
});

test.each([
  [0.9, 'Experience is in the same field'],
  [0.5, 'Experience is in a closely related field'],
  [0.2, 'Experience is in a loosely related field'],
  [0.05, 'Experience is in a different field'],
])('[AI-03] a field of work of %d is put into words', (value, words) => {
  const match = aMatch({ formula: [{ ...FIELD, value }] });

  expect(linesOf(match)[0]?.words).toBe(words);
});

test('[AI-03] the field of work names the titles that it is read from', () => {
  const quotes = [{ text: 'Senior Backend Engineer', start: 0, end: 23, page: 1, source: null }];
  const match = aMatch({ formula: [{ ...FIELD, weight: 0, quotes }] });

  expect(linesOf(match)[0]).toMatchObject({
    words: 'Experience is in a closely related field: “Senior Backend Engineer”',
    evidence: null,
  });
});

test('[AI-03] a factor adds nothing, so the sentence leaves it out', () => {
  const must = { label: 'Required', value: 3, of: 6, weight: 1 };

  expect(summarizeFormula([must, { ...FIELD, weight: 0 }])).toBe(
    'Required adds the most (50.0 points) and has the most room to grow (50.0).',
  );
});

test('[AI-03] a label that no kind of requirement has leads nowhere, and breaks nothing', () => {
  const match = aMatch({ formula: [{ label: 'Something new', value: 1, of: 2, weight: 1 }] });

  expect(linesOf(match)[0]).toMatchObject({ evidence: null });
});

test('[AI-03] one sentence says what adds most and what leaves most open', () => {
  const must = { label: 'Required', value: 15, of: 15, weight: 0.4 };

  expect(summarizeFormula([must, { ...FIELD, weight: 0.6 }])).toBe(
    'Required adds the most (40.0 points). Relevant field has the most room to grow (30.0 points).',
  );
  expect(summarizeFormula([{ ...must, weight: 1 }])).toBe('Required adds the most (100.0 points).');
  expect(summarizeFormula([{ ...must, value: 0, weight: 1 }])).toBe(
    'No points yet. Required has the most room to grow (100.0 points).',
  );
  expect(summarizeFormula([{ ...must, value: must.of / 2, weight: 1 }])).toBe(
    'Required adds the most (50.0 points) and has the most room to grow (50.0).',
  );
  expect(summarizeFormula([])).toBe('');
});
