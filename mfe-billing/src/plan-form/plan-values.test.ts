import { GIGABYTE, NO_LIMITS } from '@shortlist/api-contract';
import { aPlan } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { checkPlan, flagsFault, valuesOf } from './plan-values.ts';

const typed = { ...valuesOf(null), name: 'Team', price: 49 };

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
      limits: NO_LIMITS,
    },
  });
});

test('[BL-02] name and price are required', () => {
  expect(checkPlan({ ...typed, name: ' ', price: null }).errors).toEqual({
    name: 'Name is required.',
    price: 'Price is required.',
  });
});

test.each([-1, 1.005, 1e9])('[BL-02] a price of %s is refused', (price) => {
  expect(checkPlan({ ...typed, price }).errors).toHaveProperty('price');
});

test.each([0, 0.01, 19.99])('[BL-02] a price of %s is taken', (price) => {
  expect(checkPlan({ ...typed, price }).input?.price).toBe(price);
});

test('[BL-02] feature flags must be JSON; the sentence says where they are not', () => {
  expect(checkPlan({ ...typed, feature_flags: '{"open_positions": 5' }).errors).toEqual({
    feature_flags:
      'Feature flags must be valid JSON. Line 1: } is missing: the object that begins on line 1 is not closed.',
  });
  expect(checkPlan({ ...typed, feature_flags: '["5 open positions"]' }).input?.feature_flags).toBe(
    '["5 open positions"]',
  );
  expect(flagsFault(' \n')).toBeNull();
});

test('a plan that is edited keeps what is not changed', () => {
  const plan = aPlan({ price: 19.5, trial_days: 14, billing_cycle: 'year' });

  const { input } = checkPlan(valuesOf(plan));

  expect({ ...plan, ...input }).toEqual(plan);
});

test('[PD-10] limits are typed as numbers, storage in gigabytes; what is empty is not limited', () => {
  const { input } = checkPlan({ ...typed, positions: 5, storage_gigabytes: 2.5 });

  expect(input?.limits).toEqual({ ...NO_LIMITS, positions: 5, storage_bytes: 2.5 * GIGABYTE });
  expect(checkPlan({ ...typed, resumes: -1 }).errors).toEqual({
    resumes: 'Limit must be a whole number, 0 or more. Leave it empty for no limit.',
  });
});
