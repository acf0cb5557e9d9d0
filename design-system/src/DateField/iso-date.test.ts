import { BuddhistCalendar, CalendarDate, toCalendar } from '@internationalized/date';
import { expect, test } from 'vitest';
import { dateOf, textOf } from './iso-date.ts';

test('a day goes in and comes out as the same text', () => {
  const date = dateOf('2028-02-29');

  expect(date && textOf(date)).toBe('2028-02-29');
});

test.each(['', 'soon', '2026-02-30', '18.12.2026', '2026-12-18T09:00', null, undefined])(
  '%s names no day',
  (text) => {
    expect(dateOf(text)).toBeNull();
  },
);

test('a day of another calendar comes out in the Gregorian one', () => {
  const inBangkok = toCalendar(new CalendarDate(2026, 12, 18), new BuddhistCalendar());

  expect(inBangkok.year).toBe(2569);
  expect(textOf(inBangkok)).toBe('2026-12-18');
});
