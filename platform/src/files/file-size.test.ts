import { expect, test } from 'vitest';
import { sizeOf } from './file-size.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [214_300, '214 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [14_200_000, '14.2 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text);
});
