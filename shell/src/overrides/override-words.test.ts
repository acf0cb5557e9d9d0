import { expect, test } from 'vitest';
import { endOf, sourceOf } from './override-words.ts';

const now = new Date(2026, 10, 22, 12, 0);

test('the end of an override is an hour, and an hour of a day when it is not today', () => {
  const today = new Date(2026, 10, 22, 20, 41);
  const tomorrow = new Date(2026, 10, 23, 9, 5);

  expect(endOf({ expiresAt: today.toISOString() }, now)).toBe('20:41');
  expect(endOf({ expiresAt: tomorrow.toISOString() }, now)).toBe('Mon 09:05');
});

test('a remote comes from an address, or is a release', () => {
  expect(sourceOf({ url: 'http://localhost:4101/', version: '1' })).toBe('http://localhost:4101');
  expect(sourceOf({ url: null, version: '1.0.0-b' })).toBe('release 1.0.0-b');
});
