import { Subscription } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000);
const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000);

test('[OD-02] without a subscription the plan is null', async () => {
  const reply = await as(await given.user()).get('/api/subscriptions/me');

  expect(read(Subscription, reply)).toEqual({
    plan: null,
    price: null,
    status: 'none',
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
    status: 'active',
    is_active: true,
    start_date: '2026-11-01T00:00:00.000Z',
    auto_renew: true,
  });
  expect(other.plan).toBeNull();
});

test('[OD-02] who came back sees the subscription that is active, not the one that ended', async () => {
  const ada = await given.user();
  const [silver, gold] = [await given.plan({ name: 'Tin' }), await given.plan({ name: 'Iron' })];
  await given.subscription({ owner: ada, plan: gold });
  await given.subscription({
    owner: ada,
    plan: silver,
    isActive: false,
    status: 'canceled',
    startDate: YESTERDAY,
  });

  expect(await as(ada).get('/api/subscriptions/me')).toMatchObject({ body: { plan: { name: 'Iron' } } });
});

test('[OD-02] a canceled subscription is active until its period ends, and no longer', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const plan = await given.plan();
  await given.subscription({ owner: ada, plan, autoRenew: false, endDate: TOMORROW });
  await given.subscription({ owner: grace, plan, autoRenew: false, endDate: YESTERDAY });

  expect(await as(ada).get('/api/subscriptions/me')).toMatchObject({ body: { is_active: true } });
  expect(await as(grace).get('/api/subscriptions/me')).toMatchObject({ body: { is_active: false } });
});
