import { expect, test } from 'vitest';
import { dateOf } from './date.ts';

test.each([
  ['2026-12-04', '4 Dec 2026'],
  [new Date(2026, 10, 20, 12).toISOString(), '20 Nov 2026'],
  ['as soon as possible', 'as soon as possible'],
  ['', ''],
])('shows %j as %j', (text, shown) => {
  expect(dateOf(text)).toBe(shown);
});
