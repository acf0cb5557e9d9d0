import { expect, test } from 'vitest';
import { mergedOutcome, today, withoutSettled } from './use-outcome.ts';

test('a step that a change leaves out stays, and null takes one back', () => {
  const days = { interviewed_on: '2026-11-02', offer_sent_on: '2026-11-09', offer_accepted_on: null };

  expect(mergedOutcome(days, { offer_accepted_on: '2026-11-10' })).toEqual({
    ...days,
    offer_accepted_on: '2026-11-10',
  });
  expect(mergedOutcome(days, { offer_sent_on: null })).toEqual({ ...days, offer_sent_on: null });
});

test('an answer settles its own change, not a later one of the same step', () => {
  const sent = { interviewed_on: null, offer_sent_on: '2026-11-09' };

  expect(withoutSettled(sent, { interviewed_on: '2026-11-02' })).toEqual(sent);
  expect(withoutSettled(sent, { interviewed_on: null })).toEqual({ offer_sent_on: '2026-11-09' });
});

test("the day is the reader's own, not that of Greenwich", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
