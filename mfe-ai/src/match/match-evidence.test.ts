import { expect, test } from 'vitest';
import { candidates } from '../testing/candidates.ts';
import { evidenceOf, numberRequirements } from './match-evidence.ts';

const { match, written } = candidates[0];

test('[AI-03] requirements that quote the resume are numbered through as they are shown, silent ones are not', () => {
  const numbers = numberRequirements(match.requirements);

  expect([...numbers.entries()].slice(2, 5)).toEqual([
    ['r3', 3],
    ['r6', 4],
    ['r7', 5],
  ]);
});

test('[AI-03] each quote is marked in the resume, red where it speaks against, in pencil where it is to check', () => {
  const evidence = evidenceOf(match.requirements);

  expect(evidence.map(({ start, end }) => written.document.text.slice(start, end))).toEqual(
    evidence.map(({ text }) => text),
  );
  expect(evidence.filter(({ tone }) => tone === 'concern').map(({ text }) => text)).toEqual([
    'six engineers',
  ]);
  expect(evidence.filter(({ tone }) => tone === 'pencil').map(({ text }) => text)).toEqual([
    '14 shipment services',
    'rate quote API',
  ]);
});
