import { expect, test } from 'vitest';
import { fisherExact, median, wilsonInterval } from './statistics.ts';

test.each([
  // Fisher's own tea: three of four and one of four.
  { selected: [3, 1], of: [4, 4], p: 0.4857 },
  { selected: [1, 11], of: [10, 14], p: 0.0028 },
  { selected: [0, 0], of: [5, 5], p: 1 },
  { selected: [5, 5], of: [5, 5], p: 1 },
] as const)('the exact chance of $selected of $of is $p', ({ selected, of, p }) => {
  const chance = fisherExact({ selected, of });

  expect(chance).toBeCloseTo(p, 4);
});

test('which group is named first changes nothing', () => {
  const chance = fisherExact({ selected: [7, 30], of: [50, 90] });

  expect(fisherExact({ selected: [30, 7], of: [90, 50] })).toBeCloseTo(chance, 10);
});

test('thousands are no more than many', () => {
  const chance = fisherExact({ selected: [5000, 4000], of: [10_000, 10_000] });

  expect(chance).toBeGreaterThanOrEqual(0);
  expect(chance).toBeLessThan(1e-40);
});

test.each([
  { selected: 0, of: 10, from: 0, to: 0.2775 },
  { selected: 5, of: 10, from: 0.2366, to: 0.7634 },
  { selected: 10, of: 10, from: 0.7225, to: 1 },
])('$selected of $of lie between $from and $to', ({ selected, of, from, to }) => {
  const [low, high] = wilsonInterval(selected, of);

  expect(low).toBeCloseTo(from, 4);
  expect(high).toBeCloseTo(to, 4);
});

const one = (value: number) => ({ value, count: 1 });

test('the middle of an even number lies between two, of none there is none', () => {
  const middles = [[3, 1, 2].map(one), [4, 1, 3, 2].map(one), [{ value: 5, count: 3 }, one(1), one(2)], []];

  expect(middles.map(median)).toEqual([2, 2.5, 5, null]);
});
