import { expect, test } from 'vitest';
import { estimate, rankingOf } from './ranking.ts';

const candidates = (judgments: string) =>
  Array.from(judgments, (judgment, place) => ({ isRelevant: judgment === '+', score: -place }));

const tied = (judgments: string) => candidates(judgments).map((candidate) => ({ ...candidate, score: 1 }));

test('a perfect ranking has the highest value of each measure', () => {
  expect(rankingOf(candidates('+++++-----'))).toEqual({ auc: 1, ndcg10: 1, precision5: 1 });
});

test('one relevant candidate behind one that is not costs one pair of all', () => {
  const { auc, precision5 } = rankingOf(candidates('+-+---'));

  expect(auc).toBeCloseTo(1 - 1 / 8);
  expect(precision5).toBe(2 / 5);
});

test('the gain of a place is one by the logarithm of its rank', () => {
  expect(rankingOf(candidates('-+')).ndcg10).toBeCloseTo(1 / Math.log2(3));
});

test('candidates of one score share their places, whatever order they came in', () => {
  expect(rankingOf(tied('+-'))).toEqual(rankingOf(tied('-+')));
  expect(rankingOf(tied('++--------'))).toMatchObject({ auc: 0.5, precision5: expect.closeTo(0.2) });
});

test('the interval holds the mean, is as wide as the positions differ, and the same in each run', () => {
  const values = [0.2, 0.9, 0.7, 0.4, 0.8, 0.6];

  const { mean, low, high } = estimate(values);

  expect(mean).toBeCloseTo(0.6);
  expect(low).toBeLessThan(mean);
  expect(high).toBeGreaterThan(mean);
  expect(estimate(values)).toEqual({ mean, low, high });
  expect(estimate([0.5, 0.5])).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
});
