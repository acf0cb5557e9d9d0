import { parseFeatureFlags, plans, Subscription } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { seedPlans } from '../../db/seed/plans.ts';
import { read } from '../../testing/caller.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

test('[BL-01] the plans are listed cheapest first, and seeding them twice adds none', async () => {
  await seedPlans(deps.database.fork());
  await seedPlans(deps.database.fork());

  const listed = read(plans.list.response, await as(await given.user()).get('/api/plans/'));

  expect(listed.map(({ name, price, billing_cycle }) => [name, price, billing_cycle])).toEqual([
    ['Starter', 0, 'month'],
    ['Team', 49, 'month'],
    ['Company', 990, 'year'],
  ]);
  expect(parseFeatureFlags(listed[0]?.feature_flags ?? null)).toContain('5 open positions');
});

test('[OD-02] without a subscription the plan is null', async () => {
  const reply = await as(await given.user()).get('/api/subscriptions/me');

  expect(read(Subscription, reply)).toEqual({
    plan: null,
    is_active: false,
    start_date: null,
    end_date: null,
    trial_end_date: null,
    auto_renew: false,
  });
});

test('[OD-02] [BL-05] a user sees their own subscription with its plan', async () => {
  const ada = await given.user();
  const plan = await given.plan({ name: 'Gold', price: 12.5 });
  await given.subscription({ owner: ada, plan });

  const own = read(Subscription, await as(ada).get('/api/subscriptions/me'));
  const other = read(Subscription, await as(await given.user()).get('/api/subscriptions/me'));

  expect(own).toMatchObject({
    plan: { name: 'Gold', price: 12.5 },
    is_active: true,
    start_date: '2026-11-01T00:00:00.000Z',
    auto_renew: true,
  });
  expect(other.plan).toBeNull();
});
