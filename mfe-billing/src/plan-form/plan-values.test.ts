import { aPlan } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { checkPlan, valuesOf } from './plan-values.ts';

const typed = { ...valuesOf(null), name: 'Team', price: '49' };

test('[BL-02] a name and a price are enough: the cycle is a month, the rest is empty', () => {
  expect(checkPlan(typed)).toEqual({
    input: {
      name: 'Team',
      tagline: null,
      description: null,
      price: 49,
      billing_cycle: 'month',
      feature_flags: null,
      trial_days: 0,
    },
  });
});

test('[BL-02] name and price are required', () => {
  expect(checkPlan({ ...typed, name: ' ', price: '' }).errors).toEqual({
    name: 'Name is required.',
    price: 'Price is required.',
  });
});

test.each(['-1', '1.005', 'abc', '1e9'])('[BL-02] a price of %s is refused', (price) => {
  expect(checkPlan({ ...typed, price }).errors).toHaveProperty('price');
});

test.each([
  ['0', 0],
  ['0.01', 0.01],
  [' 19.99 ', 19.99],
])('[BL-02] a price of "%s" is taken', (price, amount) => {
  expect(checkPlan({ ...typed, price }).input?.price).toBe(amount);
});

test('[BL-02] feature flags must be JSON', () => {
  expect(checkPlan({ ...typed, feature_flags: '{"open_positions": 5' }).errors).toEqual({
    feature_flags: 'Feature flags must be valid JSON.',
  });
  expect(checkPlan({ ...typed, feature_flags: '["5 open positions"]' }).input?.feature_flags).toBe(
    '["5 open positions"]',
  );
});

test('a plan that is edited keeps what is not changed', () => {
  const plan = aPlan({ price: 19.5, trial_days: 14, billing_cycle: 'year' });

  const { input } = checkPlan(valuesOf(plan));

  expect({ ...plan, ...input }).toEqual(plan);
});
