import { expect, test } from 'vitest';
import { buyerOn } from '../../../test/support/buyer.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const PRODUCTS = 'select 1 from stripe_products where plan_id = ? and plan_version = 2';

test('[BL-03] [AP-01] with Stripe out of reach a checkout says so, and plans go on', async () => {
  const server = await startTestServer();
  const { given, as, deps } = server;
  const [ada, grace, admin] = [await given.user(), await given.user(), await given.user({ isAdmin: true })];
  const plan = await given.plan();
  await buyerOn(server, ada).subscribe(plan.id);
  await deps.stripeSandbox?.close();
  const outage = {
    status: 503,
    body: {
      code: 'unavailable',
      error: "Couldn't reach the payment provider. You weren't charged. Try again in a moment.",
    },
  };

  expect(await as(grace).post(`/api/payments/create-checkout-session/${plan.id}`)).toMatchObject(outage);
  expect(await as(ada).post('/api/payments/create-portal-session')).toMatchObject(outage);
  expect(await as(ada).get('/api/payments/checkout-sessions/cs_test_any')).toMatchObject(outage);
  expect(await as(ada).get('/api/subscriptions/me')).toMatchObject({ body: { is_active: true } });
  expect(await as(admin).put(`/api/plans/${plan.id}`, { name: 'Renamed', price: 3 })).toMatchObject({
    status: 200,
    body: { name: 'Renamed', price: 3 },
  });
  expect(await deps.database.fork().execute(PRODUCTS, [plan.id])).toEqual([]);
  await server.close();
});

test('[BL-03] where nobody takes payments a checkout says so, and the sandbox has no pages', async () => {
  const server = await startTestServer({ payments: { kind: 'off' } });
  const ada = await server.given.user();
  const plan = await server.given.plan();
  const refusal = {
    status: 503,
    body: { code: 'not_configured', error: "Payments aren't set up yet. Contact sales." },
  };

  expect(await server.as(ada).post(`/api/payments/create-checkout-session/${plan.id}`)).toMatchObject(
    refusal,
  );
  expect(await server.as(ada).post('/api/payments/create-portal-session')).toMatchObject(refusal);
  expect(await server.anyone.post('/api/payments/webhook', {})).toMatchObject(refusal);
  expect(await server.as(ada).get('/api/subscriptions/me')).toMatchObject({ body: { status: 'none' } });
  expect(await server.anyone.get('/sandbox/stripe/sandbox.css')).toMatchObject({ status: 404 });
  await server.close();
});
