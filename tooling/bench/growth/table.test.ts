import { expect, test } from 'vitest';
import { growthRatios, growthTable, p95 } from './table.ts';

test('the slowest of twenty answers is left out', () => {
  expect(p95([100, ...Array.from({ length: 19 }, (_, index) => index + 1)])).toBe(19);
});

test('calls are shown with what grew most first', () => {
  const table = growthTable(
    [10, 1000],
    [
      { path: '/api/jobs', times: [[10], [12]], lengths: [500, 510] },
      { path: '/api/resumes', times: [[10], [50]], lengths: [200, 800] },
    ],
  );

  expect(table.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['10', '1000', 'ratio', 'median', 'length', 'p95, ms'],
    ['10.0', '50.0', '5.00', '5.00', '4.00', '/api/resumes'],
    ['10.0', '12.0', '1.20', '1.20', '1.02', '/api/jobs'],
    ['within 1.3: 1 of 2 calls by p95, 1 by median'],
    ['within 1.3: 1 of 1 calls with answers as long by p95, 1 by median'],
  ]);
});

test('a hundredfold data is told by the calls within the goal, and by those that grew most', () => {
  const calls = [1, 1.2, 9, 2, 3, 4, 5].map((factor) => ({
    path: `/api/x${factor}`,
    times: [[10], [10 * factor]],
    lengths: [100, factor === 9 ? 900 : 100],
  }));

  const ratios = growthRatios([10, 1000], calls);

  expect(ratios.map(({ value, limit }) => [value, limit])).toEqual([
    [2, 7],
    [2, 7],
    [2, 6],
    [2, 6],
    ...[9, 5, 4, 3, 2].map((factor) => [10 * factor, 10]),
  ]);
  expect(ratios[4]?.what).toBe('median of `/api/x9` with 1000 resumes, ms');
});
