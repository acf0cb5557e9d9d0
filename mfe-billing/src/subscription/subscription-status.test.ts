import { aPlan, aSubscription } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { subscriptionStatusOf } from './subscription-status.ts';

const running = { plan: aPlan(), is_active: true, auto_renew: true };

test.each([
  ['none', {}],
  ['trialing', { ...running, status: 'trialing' }],
  ['active', { ...running, status: 'active' }],
  ['past_due', { ...running, status: 'past_due' }],
  ['ending', { ...running, status: 'active', auto_renew: false }],
  ['ending', { ...running, status: 'trialing', auto_renew: false }],
  ['ended', { ...running, status: 'canceled', is_active: false }],
  ['ended', { ...running, status: 'active', is_active: false, auto_renew: false }],
  ['incomplete', { ...running, status: 'incomplete', is_active: false }],
] as const)('[OD-02] a subscription is %s when it is %o', (standing, some) => {
  expect(subscriptionStatusOf(aSubscription(some))).toBe(standing);
});
