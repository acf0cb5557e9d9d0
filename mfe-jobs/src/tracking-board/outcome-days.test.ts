import { expect, test } from 'vitest';
import { EMPTY_OUTCOME, isFixed, today, withChange } from './outcome-days.ts';

const sent = { ...EMPTY_OUTCOME, offer_sent_on: '2026-11-02' };

test('a change keeps the steps that it leaves out, and null takes one back', () => {
  expect(withChange(sent, { interviewed_on: '2026-11-01' })).toEqual({
    ...sent,
    interviewed_on: '2026-11-01',
  });
  expect(withChange(sent, { offer_sent_on: null })).toEqual(EMPTY_OUTCOME);
});

test('an offer is accepted after it was sent, and is sent for as long as it is accepted', () => {
  expect(isFixed('offer_accepted_on', EMPTY_OUTCOME)).toBe(true);
  expect(isFixed('offer_accepted_on', sent)).toBe(false);
  expect(isFixed('offer_sent_on', sent)).toBe(false);
  expect(isFixed('offer_sent_on', { ...sent, offer_accepted_on: '2026-11-03' })).toBe(true);
  expect(isFixed('interviewed_on', EMPTY_OUTCOME)).toBe(false);
});

test('today is the day of the reader', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
