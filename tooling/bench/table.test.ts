import { expect, test } from 'vitest';
import { median, medianLoad, tableOf } from './table.ts';

const aLoad = (content: number) => ({ content, bytes: 204_800, requests: 9, depth: 3 });

test('the median of five is the third, in whatever order they came', () => {
  expect(median([900, 100, 500, 300, 700])).toBe(500);
});

test('each figure has its own median', () => {
  expect(medianLoad([aLoad(300), aLoad(100), aLoad(200)])).toEqual(aLoad(200));
});

test('the table says how much longer the federated page takes', () => {
  const table = tableOf('/joblist', [
    { name: 'federated', load: aLoad(1200) },
    { name: 'mono', load: aLoad(1000) },
  ]);

  expect(table).toContain('/joblist');
  expect(table).toMatch(/federated +1200 ms +200 KB +9 +3 +1\.20/);
});
