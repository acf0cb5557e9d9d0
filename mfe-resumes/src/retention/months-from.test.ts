import { expect, test } from 'vitest';
import { monthsFrom } from './months-from.ts';

test.each([
  ['2026-11-22', 3, '2027-02-22'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-31', 6, '2027-06-30'],
  ['2026-11-22', 12, '2027-11-22'],
])('from %s on, %i months later is %s', (from, months, until) => {
  expect(monthsFrom(new Date(`${from}T23:00:00Z`), months)).toBe(until);
});
