import { aPlan } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { cyclesOf, offersIn, savingOf, savingSentence } from './offers.ts';

const sold = (name: string, billing_cycle: 'month' | 'year', price: number) =>
  aPlan({ name, billing_cycle, price });

const starter = sold('Starter', 'month', 0);
const monthly = sold('Team', 'month', 49);
const yearly = sold('Team', 'year', 490);
const agency = sold('Agency', 'year', 1188);
const plans = [starter, monthly, yearly, agency];

test('[BL-01] a cycle shows its plans, and those that are sold in the other one only', () => {
  expect(offersIn('month', plans)).toEqual([starter, monthly, agency]);
  expect(offersIn('year', plans)).toEqual([starter, yearly, agency]);
  expect(cyclesOf([starter, monthly])).toEqual(new Set(['month']));
});

test('[BL-01] a saving is what twelve months cost more, and is never rounded up', () => {
  expect(savingOf(yearly, plans)).toEqual({ amount: 98, percent: 16 });
  expect(savingOf(sold('Team', 'year', 470.4), [monthly])).toEqual({ amount: 117.6, percent: 20 });
});

test('[BL-01] nothing is saved by the month, without a plan to compare with, or where a year costs more', () => {
  expect(savingOf(monthly, plans)).toBeNull();
  expect(savingOf(agency, plans)).toBeNull();
  expect(savingOf(sold('Team', 'year', 588), [monthly])).toBeNull();
  expect(savingOf(sold('Starter', 'year', 0), [starter])).toBeNull();
});

test('[BL-01] the sentence beside the switch says no more than the prices do', () => {
  expect(savingSentence(plans)).toBe('Save 16% with yearly billing.');
  const solo = [sold('Solo', 'month', 10), sold('Solo', 'year', 100)];
  expect(savingSentence([sold('Big', 'month', 10), sold('Big', 'year', 60), ...solo])).toBe(
    'Save up to 50% with yearly billing.',
  );
  expect(savingSentence([starter, monthly, agency])).toBeNull();
});
