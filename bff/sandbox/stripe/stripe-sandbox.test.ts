// @module-tag postgres: calls at once lock one row.
import { Stripe } from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';
import { periodEnd } from './clock.ts';
import { decodeForm } from './form-body.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { payments, stripeSandbox } = server.deps;
if (payments === null || stripeSandbox === null) throw new Error('These tests need the sandbox.');
const { stripe } = payments;

const GOLD = { name: 'Gold' };

async function priceOf(cents: number): Promise<Stripe.Price> {
  const product = await stripe.products.create(GOLD);
  return stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
  });
}

/** What the SDK throws, by what it says. */
function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

test('[AP-01] the same idempotency key gives the same thing, also when both calls come at once', async () => {
  const options = { idempotencyKey: 'one' };

  const made = await Promise.all([1, 2, 3].map(() => stripe.products.create(GOLD, options)));
  const later = await stripe.products.create(GOLD, options);

  expect(new Set([...made, later].map(({ id }) => id)).size).toBe(1);
  expect(await failure(stripe.products.create({ name: 'Other' }, options))).toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
});

test('what the database says of a failure stays out of the log: it may hold values of rows', async () => {
  const em = server.deps.database.fork();
  await server.anyone.get('/api/configuration');
  await em.execute('alter table sandbox_stripe_deliveries rename to away');

  stripeSandbox.hold(false);
  await stripeSandbox.settle();
  await em.execute('alter table away rename to sandbox_stripe_deliveries');

  const lines = server.logged.join('');
  expect(lines).toContain('were not delivered');
  expect(lines).toContain('TableNotFoundException');
  expect(lines).not.toContain('does not exist');
});

test('[AP-01] the SDK reads errors as those of Stripe: type, code, parameter, request id', async () => {
  expect(await failure(stripe.subscriptions.retrieve('sub_none'))).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
    requestId: expect.stringMatching(/^req_/),
  });
  expect(await failure(stripe.products.create({ name: 'x', url: 'https://example.com' }))).toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'parameter_invalid',
  });
  expect(await failure(stripe.products.create({} as { name: string }))).toMatchObject({
    code: 'parameter_invalid',
    param: 'name',
  });
  const params = { mode: 'subscription' as const, line_items: [{ price: 'price_none', quantity: 1 }] };
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  const addresses = { success_url: 'https://example.com/a', cancel_url: 'https://example.com/b' };
  expect(await failure(stripe.checkout.sessions.create({ ...params, ...addresses, customer }))).toMatchObject(
    { code: 'resource_missing', param: 'line_items[0][price]' },
  );
});

test('[AP-01] another key is refused', async () => {
  const port = stripeSandbox.access.sandbox?.port ?? 0;
  const stranger = new Stripe('sk_test_other', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
  });

  expect(await failure(stranger.products.create(GOLD))).toMatchObject({ type: 'StripeAuthenticationError' });
});

test('a session that expired can’t be expired again', async () => {
  const price = await priceOf(500);
  const { id: customer } = await stripe.customers.create({});
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: `${server.origin}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${server.origin}/plans`,
  });

  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    subscription: null,
    amount_total: 500,
  });
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
  expect(await failure(stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 });
});

test('what is kept for the sandbox alone never crosses the wire', async () => {
  const price = await priceOf(500);
  const { id: customer } = await stripe.customers.create({});
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: `${server.origin}/a`,
    cancel_url: `${server.origin}/b`,
  });

  expect(session).not.toHaveProperty('sandbox');
});

test('a form of nested keys is decoded, and one that is too deep is left out', () => {
  const nested = decodeForm('a[b][0][c]=1&a[b][1][c]=2&d=3&__proto__[x]=1');

  expect(nested).toMatchObject({ a: { b: { 0: { c: '1' }, 1: { c: '2' } } }, d: '3' });
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(decodeForm(`a${'[b]'.repeat(20)}=1`)).toEqual({});
});

test.each([
  ['2026-01-31', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2026-12-15', '2026-12-15', '2027-01-15'],
])('anchored at %s, the month from %s ends on %s', (anchor, start, end) => {
  expect(periodEnd(secondsOf(anchor), secondsOf(start), 'month')).toBe(secondsOf(end));
});

test('a year from a leap day ends on the last of February', () => {
  const start = secondsOf('2028-02-29');

  expect(periodEnd(start, start, 'year')).toBe(secondsOf('2029-02-28'));
});

function secondsOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}
