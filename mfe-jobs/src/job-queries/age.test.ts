import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const now = new Date(2026, 10, 20, 0, 30);

test.each([
  [new Date(2026, 10, 20, 0, 5), 'Today'],
  [new Date(2026, 10, 19, 23, 50), 'Yesterday'],
  [new Date(2026, 10, 18, 0, 1), '2 days ago'],
  [new Date(2026, 9, 20, 12, 0), '31 days ago'],
  [new Date(2026, 10, 21, 9, 0), 'Today'],
])('counts calendar days, not hours: %s is %s', (moment, age) => {
  expect(ageOf(moment.toISOString(), now)).toBe(age);
});

test('a day of 23 hours is still one day', () => {
  const afterTheChange = new Date(2026, 2, 30, 1, 0);
  const before = new Date(2026, 2, 28, 23, 0);

  expect(ageOf(before.toISOString(), afterTheChange)).toBe('2 days ago');
});
