import type { Subscription } from '@shortlist/api-contract';
import { endpoints } from '@shortlist/api-contract';
import { aConfiguration, aPlan, aPlanUse, aSubscription, aUser } from '@shortlist/api-contract/testing';
import { mockResponse } from '@shortlist/platform/testing';

export const recruiter = aUser({ username: 'Marta Lindqvist' });

export const solo = aPlan({
  name: 'Solo',
  tagline: 'One recruiter, a few open roles',
  price: 29,
  feature_flags: '["Match with quotes and verdicts"]',
});
export const team = aPlan({
  name: 'Team',
  tagline: 'A hiring team that shares a board',
  description: 'For in-house teams that fill several positions at once.',
  price: 119,
  feature_flags: '{"batch_match_and_compare": true, "shared_tracking_board": true, "phone_support": false}',
});
/** The same plan by the year: 238 dollars less than twelve months. */
export const teamYearly = aPlan({ ...team, id: aPlan().id, price: 1190, billing_cycle: 'year' });
export const agency = aPlan({
  name: 'Agency',
  tagline: 'Many clients, one shortlist each',
  price: 1188,
  billing_cycle: 'year',
  feature_flags: '["Invoice by the year"]',
});

export const onTeam: Subscription = aSubscription({
  plan: team,
  price: { amount_cents: 11_900, currency: 'usd', billing_cycle: 'month' },
  status: 'active',
  is_active: true,
  start_date: '2026-05-04T09:00:00Z',
  end_date: '2099-12-04T09:00:00Z',
  auto_renew: true,
});

/** What somebody without any plan has used. */
export const unlimited = aPlanUse({
  plan_name: null,
  positions: { used: 12, limit: null },
  resumes: { used: 340, limit: null },
  ai_runs: { used: 1240, limit: null },
  storage_bytes: { used: 400_000_000, limit: null },
});

/** A server that sells the given plans to somebody with the given subscription. */
export const selling = (
  plans = [solo, team, agency, teamYearly],
  subscription = aSubscription(),
  use = unlimited,
) => [
  mockResponse(endpoints.plans.list, plans),
  mockResponse(endpoints.subscriptions.mine, subscription),
  mockResponse(endpoints.planLimits.use, use),
  mockResponse(endpoints.configuration.get, aConfiguration({ sales_email: 'sales@alderquay.example' })),
];
