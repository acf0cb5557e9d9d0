import { expect, test } from 'vitest';
import { sourceOf } from './override-words.ts';

test('a remote comes from an address, or is a release', () => {
  expect(sourceOf({ url: 'http://localhost:4101/', version: '1' })).toBe('http://localhost:4101');
  expect(sourceOf({ url: null, version: '1.0.0-b' })).toBe('release 1.0.0-b');
});
