import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [3, 'Good evening'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('[HM-01] at %i the greeting is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
