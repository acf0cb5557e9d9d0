import { expect, test } from 'vitest';
import { figuresTable } from './figures.ts';

test('a figure shows its median and its longest beside the aim, and says when it is over', () => {
  const table = figuresTable([
    { what: 'rollback', values: [900, 400, 2_000], aim: 1_000 },
    { what: 'warm navigation', values: [151, 153, 160], aim: 150 },
    { what: 'a remote more', values: [0.4] },
  ]);

  const lines = table.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, '|'));

  expect(lines).toEqual([
    'median|longest|aim',
    'rollback|900 ms|2000 ms|1000 ms',
    'warm navigation|153 ms|160 ms|150 ms|over',
    'a remote more|0.4 ms|0.4 ms',
  ]);
});
