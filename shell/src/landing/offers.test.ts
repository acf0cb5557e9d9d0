import { aPlan } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { offersShown, priceOf, trialOf } from './offers.ts';

test('of plans in both cycles those by the month are shown', () => {
  const monthly = aPlan({ billing_cycle: 'month' });

  expect(offersShown([monthly, aPlan({ billing_cycle: 'year' })])).toEqual([monthly]);
});

test('where all is sold by the year, all of it is shown', () => {
  const yearly = aPlan({ billing_cycle: 'year' });

  expect(offersShown([yearly])).toEqual([yearly]);
});

test('a price has cents only where there are some', () => {
  expect(priceOf(aPlan({ price: 1188, billing_cycle: 'year' }))).toEqual({
    amount: '$1,188',
    cycle: 'a year',
  });
  expect(priceOf(aPlan({ price: 49.5, billing_cycle: 'month' })).amount).toBe('$49.50');
});

test('a trial is said in days, no trial is not said', () => {
  expect([0, 1, 14].map((trial_days) => trialOf(aPlan({ trial_days })))).toEqual([
    null,
    '1-day free trial',
    '14-day free trial',
  ]);
});
