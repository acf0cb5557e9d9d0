import { expect, test } from 'vitest';
import { contextSupport } from '../resume/context-support.ts';
import { weightBeside } from './score.ts';

const FIELDS = Array.from({ length: 101 }, (_, at) => at / 100);
const WEIGHTS = [0.05, 0.2, 0.5, 0.75];

test('[AI-03] the surer it is that somebody is of the field, the more the requirements weigh', () => {
  const weights = [0.1, 0.25, 0.5, 0.9].map((field) => weightBeside({ field, weight: 0.2 }));

  expect(weights[0]).toBe(0.2);
  expect(weights[1]).toBe(0.2);
  expect(weights[2]).toBeGreaterThan(0.2);
  expect(weights[3]).toBeGreaterThan(weights[2] ?? 1);
  expect(weights[3]).toBeLessThan(0.8);
});

test.each(WEIGHTS)(
  '[AI-03] a nearer field never lowers a score, where the requirements weigh %d and none is met',
  (weight) => {
    const scores = FIELDS.map((field) => (1 - weightBeside({ field, weight })) * field);

    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  },
);

test('[AI-03] words of another kind speak against what is found among them as far as they tell a field at all', () => {
  const posting = { words: 60 };

  const [general, telling] = [0.2, 0.95].map((told) => contextSupport({ own: -0.2, told }, posting));

  expect(general).toBeGreaterThan(telling ?? 1);
  expect(contextSupport({ own: 0.4, told: 0.95 }, posting)).toBe(1);
  expect(contextSupport({ own: null, told: 0.1 }, posting)).toBe(1);
});
