import { aPlan, aSubscription } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { nextStepOf, otherPriceOf, paidPriceOf, priceOf } from './plan-texts.ts';

const now = new Date('2026-06-01T00:00:00Z');
const active = {
  plan: aPlan({ price: 59, billing_cycle: 'month' }),
  price: { amount_cents: 4900, currency: 'usd', billing_cycle: 'month' } as const,
  is_active: true,
  start_date: '2026-05-04T10:00:00Z',
  end_date: '2026-12-04T10:00:00Z',
  trial_end_date: null,
  auto_renew: true,
};

test.each([
  [0, 'month', '$0', 'a month'],
  [29, 'month', '$29', 'a month'],
  [29.5, 'month', '$29.50', 'a month'],
  [1188, 'year', '$1,188', 'a year'],
] as const)('[BL-01] a price of %s a %s reads %s %s', (price, billing_cycle, ...texts) => {
  const { amount, cycle } = priceOf({ price, billing_cycle });

  expect([amount, cycle]).toEqual(texts);
});

test('[PD-10] what a subscriber pays is said from its cents, and beside a plan that costs something else now', () => {
  const price = { amount_cents: 4950, currency: 'usd', billing_cycle: 'month' } as const;

  expect(paidPriceOf(price)).toEqual({ amount: '$49.50', cycle: 'a month' });
  expect(otherPriceOf(aPlan({ price: 59 }), price)).toBe('You pay $49.50 a month.');
  expect(otherPriceOf(aPlan({ price: 49.5, billing_cycle: 'year' }), price)).toBe('You pay $49.50 a month.');
  expect(otherPriceOf(aPlan({ price: 49.5 }), price)).toBeNull();
  expect(otherPriceOf(aPlan({ price: 59 }), undefined)).toBeNull();
});

test('[OD-02] a subscription that renews says when', () => {
  expect(nextStepOf(aSubscription(active), now)).toBe('renews on Dec 4, 2026');
});

test('[OD-02] a subscription that was canceled says when it ends', () => {
  expect(nextStepOf(aSubscription({ ...active, auto_renew: false }), now)).toBe('ends on Dec 4, 2026');
});

test('[OD-02] a trial says until when, and no longer once it is over', () => {
  const trial = aSubscription({ ...active, trial_end_date: '2026-06-14T10:00:00Z' });

  expect(nextStepOf(trial, now)).toBe('trial until Jun 14, 2026, then $49 a month');
  expect(nextStepOf({ ...trial, auto_renew: false }, now)).toBe('trial until Jun 14, 2026, then it ends');
  expect(nextStepOf(trial, new Date('2026-06-15T00:00:00Z'))).toBe('renews on Dec 4, 2026');
});

test('[OD-02] a subscription that is over says since when', () => {
  expect(nextStepOf(aSubscription({ ...active, is_active: false }), now)).toBe('ended on Dec 4, 2026');
});

test('[OD-02] a subscription without dates claims none', () => {
  expect(nextStepOf(aSubscription({ ...active, end_date: null }), now)).toBeNull();
});
