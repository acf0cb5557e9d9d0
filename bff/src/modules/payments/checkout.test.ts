// @module-tag postgres: checkouts at once meet in a unique index.
import { payments } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { buyerOn, DECLINED_CARD, GOOD_CARD } from '../../../test/support/buyer.ts';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, origin, deps } = server;

const DAY_MS = 24 * 60 * 60 * 1000;

async function someone() {
  const user = await given.user();
  return { user, buyer: buyerOn(server, user) };
}

test('[BL-03] [BL-04] paying for a plan makes it the user’s, by the signed event alone', async () => {
  const { buyer } = await someone();
  const plan = await given.plan({ price: 49 });

  const url = await buyer.checkout(plan.id);
  const page = await anyone.get(url.replace(origin, ''));
  const paid = await buyer.submit(url, { action: 'pay', ...GOOD_CARD });
  await deps.stripeSandbox?.settle();

  expect(url).toMatch(`${origin}/sandbox/stripe/pay/cs_`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('$49.00');
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toMatch(`${origin}/payment/success?session_id=cs_`);
  const own = await buyer.subscription();
  expect(own).toMatchObject({
    plan: { id: plan.id },
    status: 'active',
    is_active: true,
    auto_renew: true,
    trial_end_date: null,
  });
  const days = (Date.parse(own.end_date ?? '') - Date.parse(own.start_date ?? '')) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
});

test('[BL-04] a plan with a trial begins with it, and a year is a year', async () => {
  const { buyer } = await someone();
  const plan = await given.plan({ price: 990, billingCycle: 'year', trialDays: 14 });

  await buyer.subscribe(plan.id);

  const own = await buyer.subscription();
  expect(own).toMatchObject({ status: 'trialing', is_active: true, end_date: own.trial_end_date });
  expect(Date.parse(own.trial_end_date ?? '') - Date.parse(own.start_date ?? '')).toBe(14 * DAY_MS);
});

test('[BL-04] a trial is for who never subscribed: coming back, or trying each plan in turn, gives no second one', async () => {
  const { user, buyer } = await someone();
  const first = await given.plan({ price: 49, trialDays: 14 });
  const second = await given.plan({ price: 99, trialDays: 14 });
  await given.subscription({ owner: user, plan: first, status: 'canceled', isActive: false });

  for (const plan of [first, second]) {
    const page = await anyone.get((await buyer.checkout(plan.id)).replace(origin, ''));

    expect(page.text).not.toContain('days free');
    expect(page.text).toContain(`Pay $${plan.price}.00`);
  }
});

test('[BL-03] of checkouts of two plans that are asked for at once, one can be paid', async () => {
  const { user } = await someone();
  const plans = [await given.plan(), await given.plan(), await given.plan()];
  const paths = plans.map(({ id }) => `/api/payments/create-checkout-session/${id}`);

  await Promise.all(paths.map((path) => as(user).post(path)));

  const open = await deps.database.fork().execute<{ id: string }[]>(
    `select id from sandbox_stripe_objects
     where object = 'checkout.session' and data->>'status' = 'open' and data->>'client_reference_id' = ?`,
    [user.id],
  );
  expect(open).toHaveLength(1);
});

test('[BL-04] a plan that costs nothing asks for no card', async () => {
  const { buyer } = await someone();
  const plan = await given.plan({ price: 0 });

  const url = await buyer.checkout(plan.id);
  const page = await anyone.get(url.replace(origin, ''));
  await buyer.submit(url, { action: 'pay' });
  await deps.stripeSandbox?.settle();

  expect(page.text).not.toContain('Card number');
  expect(await buyer.subscription()).toMatchObject({ status: 'active', plan: { id: plan.id } });
});

test('[BL-04] the success page need not wait for the event: reading the checkout makes it count', async () => {
  const { user, buyer } = await someone();
  const plan = await given.plan();
  deps.stripeSandbox?.hold(true);
  const paid = await buyer.submit(await buyer.checkout(plan.id), { action: 'pay', ...GOOD_CARD });
  const id = new URL(paid.headers.get('location') ?? '').searchParams.get('session_id') ?? '';

  expect(await buyer.subscription()).toMatchObject({ status: 'none' });
  const reply = await as(user).get(`/api/payments/checkout-sessions/${id}`);

  expect(read(payments.checkoutSession.response, reply)).toMatchObject({
    status: 'complete',
    plan: { id: plan.id },
  });
  expect(await buyer.subscription()).toMatchObject({ status: 'active', plan: { id: plan.id } });
  deps.stripeSandbox?.hold(false);
  await deps.stripeSandbox?.settle();
  expect(await buyer.subscription()).toMatchObject({ status: 'active' });
});

test('[BL-05] the checkout of another, and one that does not exist, answer 404', async () => {
  const [{ buyer }, { user: grace }] = [await someone(), await someone()];
  const plan = await given.plan();
  const id = /cs_\w+/.exec(await buyer.checkout(plan.id))?.[0] ?? '';

  for (const path of [id, 'cs_test_none', 'nonsense']) {
    expect(await as(grace).get(`/api/payments/checkout-sessions/${path}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  }
});

test('[BL-04] canceling lands back on the plan and buys nothing', async () => {
  const { user, buyer } = await someone();
  const plan = await given.plan();
  const url = await buyer.checkout(plan.id);

  const cancelled = await buyer.submit(url, { action: 'cancel' });

  expect(cancelled.headers.get('location')).toBe(`${origin}/plans/${plan.id}`);
  expect(await buyer.subscription()).toMatchObject({ status: 'none' });
  const id = /cs_\w+/.exec(url)?.[0];
  expect(await as(user).get(`/api/payments/checkout-sessions/${id}`)).toMatchObject({
    body: { status: 'open' },
  });
});

test('[BL-04] a card that is declined buys nothing, says so, and another one can be tried', async () => {
  const { buyer } = await someone();
  const plan = await given.plan();
  const url = await buyer.checkout(plan.id);

  const declined = await buyer.submit(url, { action: 'pay', ...DECLINED_CARD });
  await deps.stripeSandbox?.settle();

  expect(declined.status).toBe(402);
  expect(declined.text).toContain('Your card was declined.');
  expect(await buyer.subscription()).toMatchObject({ status: 'none' });
  await buyer.submit(url, { action: 'pay', ...GOOD_CARD });
  await deps.stripeSandbox?.settle();
  expect(await buyer.subscription()).toMatchObject({ status: 'active' });
});

test.each([
  [{ number: '' }, 'Enter a card number.'],
  [{ number: '4242 4242 4242 4243' }, 'Enter a valid card number.'],
  [{ number: '5555 5555 5555 4444' }, 'Use a test card. Never enter a real card number here.'],
  [{ expiry: '13 / 40' }, 'Enter the expiry date as MM / YY.'],
  [{ expiry: '10 / 26' }, 'This card has expired.'],
  [{ cvc: '1' }, 'Enter the 3 digits on the back of the card.'],
  [{ name: ' ' }, 'Enter the name on the card.'],
])('[BL-04] the pay page refuses %o at the field', async (wrong, sentence) => {
  const { buyer } = await someone();
  const plan = await given.plan();
  const url = await buyer.checkout(plan.id);

  const refused = await buyer.submit(url, { action: 'pay', ...GOOD_CARD, ...wrong });

  expect(refused.status).toBe(422);
  expect(refused.text).toContain(sentence);
  expect(refused.text.match(/aria-invalid/g)).toHaveLength(1);
  expect(await buyer.subscription()).toMatchObject({ status: 'none' });
});

test('[BL-03] a double click gives one checkout', async () => {
  const { buyer } = await someone();
  const plan = await given.plan();

  const urls = await Promise.all([1, 2, 3].map(() => buyer.checkout(plan.id)));

  expect(new Set(urls).size).toBe(1);
});

test('[BL-03] a checkout of another plan takes the place of the one before, so that not both are paid', async () => {
  const { user, buyer } = await someone();
  const first = await buyer.checkout((await given.plan()).id);

  await buyer.checkout((await given.plan()).id);

  const id = /cs_\w+/.exec(first)?.[0];
  expect(await as(user).get(`/api/payments/checkout-sessions/${id}`)).toMatchObject({
    body: { status: 'expired' },
  });
  expect((await buyer.submit(first, { action: 'pay', ...GOOD_CARD })).text).toContain('Checkout expired');
  await deps.stripeSandbox?.settle();
  expect(await buyer.subscription()).toMatchObject({ status: 'none' });
});

test('[BL-03] who has the plan is told so', async () => {
  const { user, buyer } = await someone();
  const plan = await given.plan();
  await buyer.subscribe(plan.id);

  expect(await as(user).post(`/api/payments/create-checkout-session/${plan.id}`)).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed', error: "You're already on this plan." },
  });
});

test('[BL-03] a plan that does not exist or is no longer sold can’t be bought', async () => {
  const { user } = await someone();
  const archived = await given.plan({ isArchived: true });
  const path = '/api/payments/create-checkout-session';

  expect(await as(user).post(`${path}/${user.id}`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect(await as(user).post(`${path}/${archived.id}`)).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
});

test('[BL-01] a plan for which a checkout is open is archived, and whoever pays still gets it', async () => {
  const { buyer } = await someone();
  const admin = await given.user({ isAdmin: true });
  const plan = await given.plan();
  const url = await buyer.checkout(plan.id);

  expect(await as(admin).delete(`/api/plans/${plan.id}`)).toMatchObject({ body: { is_archived: true } });
  await buyer.submit(url, { action: 'pay', ...GOOD_CARD });
  await deps.stripeSandbox?.settle();

  expect(await buyer.subscription()).toMatchObject({
    is_active: true,
    plan: { id: plan.id, is_archived: true },
  });
});

test('[BL-01] [PD-10] a changed price is for who comes later; a subscriber keeps theirs, and sees it', async () => {
  const [{ buyer }, { buyer: later }] = [await someone(), await someone()];
  const admin = await given.user({ isAdmin: true });
  const plan = await given.plan({ price: 49.99 });
  await buyer.subscribe(plan.id);

  await as(admin).put(`/api/plans/${plan.id}`, { name: plan.name, price: 59.5 });

  const page = await anyone.get((await later.checkout(plan.id)).replace(origin, ''));
  expect(page.text).toContain('$59.50');
  expect((await anyone.get((await buyer.portal()).replace(origin, ''))).text).toContain('$49.99 per month');
  const prices = await deps.database.fork().execute(
    `select (data->>'unit_amount')::int as cents, data->>'active' as active
     from sandbox_stripe_objects where object = 'price' and data->'metadata'->>'plan_id' = ? order by created_order`,
    [plan.id],
  );
  expect(prices).toEqual([
    { cents: 4999, active: 'false' },
    { cents: 5950, active: 'true' },
  ]);
  const bought = { amount_cents: 4999, currency: 'usd', billing_cycle: 'month' };
  await later.subscribe(plan.id);
  expect(await later.subscription()).toMatchObject({ price: { ...bought, amount_cents: 5950 } });
  await deps.stripeSandbox?.advance(31 * 24 * 60 * 60);
  expect(await buyer.subscription()).toMatchObject({ price: bought, plan: { price: 59.5 } });
});

test('[BL-05] a form of another site is refused by the sandbox', async () => {
  const { buyer } = await someone();
  const url = (await buyer.checkout((await given.plan()).id)).replace(origin, '');
  const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };

  const reply = await anyone.send(url, { method: 'POST', headers, body: 'action=cancel' });

  expect(reply.status).toBe(403);
});

test('the pages of the sandbox allow no script, no frame and no style but their own', async () => {
  const { buyer } = await someone();
  const page = await anyone.get((await buyer.checkout((await given.plan()).id)).replace(origin, ''));
  const none = await anyone.get('/sandbox/stripe/pay/cs_test_nothing');

  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none';style-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none'",
  );
  expect(page.text).not.toMatch(/<script|<style| style="| on\w+="/);
  expect(none.status).toBe(404);
  expect((await anyone.get('/sandbox/stripe/sandbox.css')).status).toBe(200);
});
