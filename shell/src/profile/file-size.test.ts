import { expect, test } from 'vitest';
import { sizeOf } from './file-size.ts';

test.each([
  [640, '640 B'],
  [12_300, '12 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [3_400_000, '3.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});
