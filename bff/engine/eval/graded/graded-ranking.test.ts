import { expect, test } from 'vitest';
import { gradedRankingOf, neighborsInOrder, scoresByGrade } from './graded-ranking.ts';

/** Candidates of these grades, the first with the highest score. */
const inOrder = (...grades: number[]) => grades.map((grade, place) => ({ grade, score: 1 - place / 10 }));

test('the order of the grades has the highest value of each measure, and its reverse the lowest tau', () => {
  const { tau, ...others } = gradedRankingOf(inOrder(4, 3, 2, 1, 0));
  const reversed = gradedRankingOf(inOrder(0, 1, 2, 3, 4));

  expect(tau).toBeCloseTo(1);
  expect(others).toEqual({ ndcg10: 1, pairs: 1 });
  expect(reversed.tau).toBeCloseTo(-1);
  expect(reversed.pairs).toBe(0);
});

test('a pair of one grade counts nowhere, and a tie of scores counts half', () => {
  const { pairs, tau } = gradedRankingOf([
    { grade: 2, score: 0.5 },
    { grade: 2, score: 0.9 },
    { grade: 1, score: 0.5 },
  ]);

  expect(pairs).toBe(0.75);
  expect(tau).toBeCloseTo(1 / 2);
});

test('the best behind the worst costs more gain than two that are next to each other', () => {
  const swapped = gradedRankingOf(inOrder(3, 4, 2, 1, 0)).ndcg10;
  const far = gradedRankingOf(inOrder(0, 3, 2, 1, 4)).ndcg10;

  expect(far).toBeLessThan(swapped);
  expect(swapped).toBeLessThan(1);
});

test('of neighbouring grades it is told how many pairs are in order, and what each grade scores', () => {
  const positions = [inOrder(2, 1, 0), inOrder(1, 2, 0)];

  const neighbors = neighborsInOrder(positions);
  const [best, second] = scoresByGrade(positions);

  expect(Object.fromEntries(neighbors)).toEqual({ '2 before 1': 0.5, '1 before 0': 1 });
  expect(best?.mean).toBeCloseTo(0.95);
  expect(best?.deviation).toBeCloseTo(0.05);
  expect(second?.mean).toBeCloseTo(0.95);
});
