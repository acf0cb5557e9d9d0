import { expect, test } from 'vitest';
import { canChoose } from './can-choose.ts';

const isDateUnavailable = (day: string) => day === '2026-12-10';
const limits = { min: '2026-12-08', max: '2026-12-23' };

test('the first and the last day can be chosen, the days before and after cannot', () => {
  const days = ['2026-12-07', '2026-12-08', '2026-12-23', '2026-12-24'];

  expect(days.filter((day) => canChoose(day, limits))).toEqual(['2026-12-08', '2026-12-23']);
});

test('a day that is unavailable cannot be chosen, without limits every other can', () => {
  expect(canChoose('2026-12-10', { isDateUnavailable })).toBe(false);
  expect(canChoose('1999-01-01', { isDateUnavailable })).toBe(true);
});
