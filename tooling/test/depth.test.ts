import { expect, test } from 'vitest';
import { isThorough, sampleOf } from './depth.ts';

const row = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test.each([
  [1, [0]],
  [4, [0, 3, 6, 9]],
  [20, row],
])('a sample of %i is spread evenly over its row, unless the tests go deep', (count, sample) => {
  expect(sampleOf(row, count)).toEqual(isThorough ? row : sample);
});
