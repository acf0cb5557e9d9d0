import { expect, test } from 'vitest';
import { callRatios, callsTable } from './table.ts';

test('a call is shown with its medians, and the product as a share of the bare server', () => {
  const product = [300, 100, 200].map((callsPerSecond) => ({ callsPerSecond, cpu: 400 / callsPerSecond }));
  const bare = [800, 900, 1000].map((callsPerSecond) => ({ callsPerSecond, cpu: 0.5 }));
  const before = [50, 100, 150].map((callsPerSecond) => ({ callsPerSecond, cpu: 5 }));

  const turns = new Map(Object.entries({ product, before, bare }));
  const table = callsTable('/api/jobs', turns);

  expect(table.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['/api/jobs'],
    ['a second', 'CPU ms'],
    ['product', '200', '2.00'],
    ['before', '100', '5.00'],
    ['bare', '900', '0.50'],
    ['product / before', '2.00', '2.50'],
    ['product / bare', '0.22', '0.25'],
  ]);
  expect(callRatios('/api/jobs', turns)).toMatchObject([
    { value: 200, limit: 100, against: 'before', goal: null },
    { value: 2, limit: 5, against: 'before', goal: null },
    { value: 200, limit: 900, against: 'Node HTTP and `pg` alone', goal: { atLeast: 0.9 } },
    { value: 2, limit: 0.5, against: 'Node HTTP and `pg` alone', goal: null },
  ]);
});
