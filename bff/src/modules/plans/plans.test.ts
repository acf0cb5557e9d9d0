import { Plan, parseFeatureFlags, plans } from '@shortlist/api-contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { seedPlans } from '../../db/seed/plans.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, deps } = server;

const admin = await given.user({ isAdmin: true });
const ada = await given.user();

beforeEach(async () => {
  await deps.database.fork().execute('delete from subscriptions');
  await deps.database.fork().execute('delete from plans');
});

const TEAM = { name: 'Team', price: 49, billing_cycle: 'month', trial_days: 14 };

test('[SH-02] a visitor is shown what is on offer', async () => {
  await seedPlans(deps.database.fork());
  const [starter] = await listed();
  await as(admin).delete(`/api/plans/${starter?.id}`);

  const offers = read(plans.onOffer.response, await anyone.get('/api/offers'));

  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ['Team', 49],
    ['Company', 99],
    ['Team', 490],
    ['Company', 990],
  ]);
});

async function listed(query = ''): Promise<Plan[]> {
  return read(plans.list.response, await as(ada).get(`/api/plans/${query}`));
}

test('[BL-01] the plans are listed cheapest first, and seeding them twice adds none', async () => {
  await seedPlans(deps.database.fork());
  await seedPlans(deps.database.fork());

  const found = await listed();

  expect(found.map(({ name, price, billing_cycle }) => [name, price, billing_cycle])).toEqual([
    ['Starter', 0, 'month'],
    ['Team', 49, 'month'],
    ['Company', 99, 'month'],
    ['Team', 490, 'year'],
    ['Company', 990, 'year'],
  ]);
  expect(parseFeatureFlags(found[0]?.feature_flags ?? null)).toContain('No credit card required');
});

test('[BL-01] [AP-01] pages follow one another and miss no plan, those of one price included', async () => {
  for (const price of [20, 10, 10, 10, 30]) await given.plan({ price });
  await given.plan({ price: 5, isArchived: true });

  const seen: Plan[] = [];
  let path: string | undefined = '/api/plans/?limit=2';
  while (path !== undefined) {
    const reply = await as(ada).get(path);
    seen.push(...read(plans.list.response, reply));
    path = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }

  expect(seen.map(({ price }) => price)).toEqual([10, 10, 10, 20, 30]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
});

test('[AP-01] a cursor that no page gave is refused', async () => {
  expect(await as(ada).get('/api/plans/?cursor=bm9uc2Vuc2U')).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { cursor: expect.any(String) } },
  });
});

test('[BL-02] [ST-01] an administrator adds a plan, and the list shows it', async () => {
  const reply = await as(admin).post('/api/plans/', {
    ...TEAM,
    tagline: ' For teams ',
    description: '',
    feature_flags: '["25 open positions"]',
  });

  const plan = read(Plan, reply);
  expect(reply.status).toBe(201);
  expect(plan).toMatchObject({
    ...TEAM,
    tagline: 'For teams',
    description: null,
    feature_flags: '["25 open positions"]',
    is_archived: false,
  });
  expect(await listed()).toEqual([plan]);
  expect((await as(ada).get(`/api/plans/${plan.id}`)).body).toEqual(plan);
});

test('[BL-02] a plan of a name and a price alone is billed by the month without a trial', async () => {
  expect(await as(admin).post('/api/plans/', { name: 'Solo', price: 0 })).toMatchObject({
    status: 201,
    body: { billing_cycle: 'month', trial_days: 0, feature_flags: null },
  });
});

test.each([0.01, 0.07, 0.29, 19.99, 4.35, 999_999.99])(
  '[BL-02] a price of %d keeps its cents',
  async (price) => {
    const plan = read(Plan, await as(admin).post('/api/plans/', { ...TEAM, price }));

    expect(plan.price).toBe(price);
    expect(read(Plan, await as(ada).get(`/api/plans/${plan.id}`)).price).toBe(price);
  },
);

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no price', { price: undefined }, 'price'],
  ['a price below 0', { price: -0.01 }, 'price'],
  ['a price of half a cent', { price: 1.005 }, 'price'],
  ['a price that is text', { price: '49' }, 'price'],
  ['another billing cycle', { billing_cycle: 'week' }, 'billing_cycle'],
  ['feature flags that are no JSON', { feature_flags: '{open}' }, 'feature_flags'],
  ['half a day of trial', { trial_days: 0.5 }, 'trial_days'],
])('[BL-02] refuses a plan with %s, at the field', async (_, wrong, field) => {
  const plan = await given.plan();
  const refusal = { status: 400, body: { code: 'invalid_input', errors: { [field]: expect.any(String) } } };

  expect(await as(admin).post('/api/plans/', { ...TEAM, ...wrong })).toMatchObject(refusal);
  expect(await as(admin).put(`/api/plans/${plan.id}`, { ...TEAM, ...wrong })).toMatchObject(refusal);
});

test('[BL-02] two plans of one cycle cannot have one name, but that of another cycle or an archived plan is free', async () => {
  await given.plan({ name: 'Team' });
  await given.plan({ name: 'Yearly', billingCycle: 'year' });
  await given.plan({ name: 'Old', isArchived: true });
  const other = await given.plan({ name: 'Other' });
  const sentence = 'A monthly plan with this name already exists. Use a different name or billing cycle.';
  const refusal = { status: 409, body: { code: 'conflict', error: sentence, errors: { name: sentence } } };

  expect(await as(admin).post('/api/plans/', TEAM)).toMatchObject(refusal);
  expect(await as(admin).put(`/api/plans/${other.id}`, TEAM)).toMatchObject(refusal);
  for (const name of ['Old', 'Yearly']) {
    expect(await as(admin).post('/api/plans/', { ...TEAM, name })).toMatchObject({ status: 201 });
  }
});

test('[BL-01] [ST-01] an administrator changes a plan, and the list shows the change', async () => {
  const plan = await given.plan({ name: 'Team', price: 49 });

  const changed = read(Plan, await as(admin).put(`/api/plans/${plan.id}`, { ...TEAM, price: 59.5 }));

  expect(changed).toMatchObject({ id: plan.id, price: 59.5, trial_days: 14 });
  expect(await listed()).toEqual([changed]);
});

test('[BL-01] [ST-01] a plan that nobody had is deleted', async () => {
  const plan = await given.plan();

  const reply = await as(admin).delete(`/api/plans/${plan.id}`);

  expect(reply).toMatchObject({ status: 200, body: { ok: true, is_archived: false } });
  expect(await as(ada).get(`/api/plans/${plan.id}`)).toMatchObject({ status: 404 });
  expect(await as(admin).delete(`/api/plans/${plan.id}`)).toMatchObject({ status: 404 });
});

test('[BL-01] a plan that someone had is archived: not listed, still shown to who has it', async () => {
  const plan = await given.plan({ name: 'Gold' });
  await given.subscription({ owner: ada, plan });

  const reply = await as(admin).delete(`/api/plans/${plan.id}`);

  expect(reply).toMatchObject({ status: 200, body: { ok: true, is_archived: true } });
  expect(await listed()).toEqual([]);
  expect(await as(ada).get(`/api/plans/${plan.id}`)).toMatchObject({ body: { is_archived: true } });
  expect(await as(ada).get('/api/subscriptions/me')).toMatchObject({
    body: { plan: { name: 'Gold', is_archived: true }, is_active: true },
  });
});

test('[BL-05] only an administrator adds, changes and deletes plans', async () => {
  const plan = await given.plan({ name: 'Gold' });
  const refusal = { status: 403, body: { code: 'forbidden' } };

  expect(await as(ada).post('/api/plans/', TEAM)).toMatchObject(refusal);
  expect(await as(ada).put(`/api/plans/${plan.id}`, TEAM)).toMatchObject(refusal);
  expect(await as(ada).delete(`/api/plans/${plan.id}`)).toMatchObject(refusal);

  expect(await listed()).toMatchObject([{ name: 'Gold' }]);
});
