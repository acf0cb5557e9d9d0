import { expect, test } from 'vitest';
import { formatMoney, formatNumber, plural } from './numbers.ts';

test('thousands are told apart', () => {
  expect(formatNumber(12_400)).toBe('12,400');
});

test('an amount has cents only where there are some, or the digits that are asked for', () => {
  expect(formatMoney(29)).toBe('$29');
  expect(formatMoney(49.5)).toBe('$49.50');
  expect(formatMoney(0.0042, 4)).toBe('$0.0042');
});

test('a count has its noun in one or many', () => {
  expect(plural(1, 'resume', 'resumes')).toBe('1 resume');
  expect(plural(1240, 'resume', 'resumes')).toBe('1,240 resumes');
});
