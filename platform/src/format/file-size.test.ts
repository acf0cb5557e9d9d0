import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [214_300, '214 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [10_000_000, '10 MB'],
  [14_240_000, '14.2 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
