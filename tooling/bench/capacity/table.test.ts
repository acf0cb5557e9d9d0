import { expect, test } from 'vitest';
import { capacityTable } from './table.ts';

test('two processes that cost a tenth more for each call do 1.8 times as much as one', () => {
  const one = { processes: 1, callsPerSecond: 100, bffCpu: 2, databaseCpu: 1, memory: [200, 210] } as const;
  const two = { ...one, processes: 2, callsPerSecond: 150, bffCpu: 2.2, databaseCpu: 1.133 };

  const table = capacityTable([one, two]);

  expect(table.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['BFFs', 'a second', 'BFF CPU ms', 'database CPU ms', 'MB each', 'of one'],
    ['1', '100', '2.00', '1.00', '200 to 210', '1.00'],
    ['2', '150', '2.20', '1.13', '200 to 210', '1.80'],
  ]);
});
