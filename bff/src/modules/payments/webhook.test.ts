// @module-tag postgres: one event that comes many times at once is locked.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { rawEndpoints } from '@shortlist/api-contract';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type SignedEvent, signed } from '../../../sandbox/stripe/deliveries.ts';
import { buyerOn, GOOD_CARD } from '../../../test/support/buyer.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { createApp } from '../../app.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, anyone, deps } = server;
const { stripeSandbox: sandbox, payments } = deps;
if (sandbox === null || payments === null) throw new Error('These tests need the sandbox.');

afterEach(async () => {
  vi.restoreAllMocks();
  sandbox.hold(false);
  await sandbox.settle();
});

const WEBHOOK = rawEndpoints.payments.webhook.path;
interface Event {
  readonly id: string;
  readonly type: string;
}

async function someone() {
  const user = await given.user();
  return { user, buyer: buyerOn(server, user) };
}

/** Every event so far, in the order in which things happened. */
async function events(): Promise<Event[]> {
  const rows = await deps.database
    .fork()
    .execute<{ data: Event }[]>(
      "select data from sandbox_stripe_objects where object = 'event' order by created_order",
    );
  return rows.map(({ data }) => data);
}

async function eventsAfter(before: readonly Event[]): Promise<Event[]> {
  return (await events()).slice(before.length);
}

function deliver({ payload, signature }: SignedEvent, to = anyone) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return to.send(WEBHOOK, { method: 'POST', headers, body: payload });
}

const sign = (event: unknown, at?: number) => signed(event, payments.webhookSecret, at);

/** A checkout that is paid while no event comes through. @returns its events. */
async function paidInSilence(buyer: Awaited<ReturnType<typeof someone>>['buyer'], planId: string) {
  const before = await events();
  sandbox?.hold(true);
  await buyer.submit(await buyer.checkout(planId), { action: 'pay', ...GOOD_CARD });
  return eventsAfter(before);
}

test('[BL-04] [AP-01] an event that is forged, old or altered is refused and changes nothing', async () => {
  const { buyer } = await someone();
  const [event] = (await paidInSilence(buyer, (await given.plan()).id)).filter(({ type }) =>
    type.startsWith('customer.subscription'),
  );
  const now = Math.floor(Date.now() / 1000);
  const good = sign(event);
  const forgeries = [
    { ...good, signature: '' },
    { ...good, signature: 'nonsense' },
    signed(event, 'whsec_another'),
    sign(event, now - 600),
    { ...good, payload: `${good.payload} ` },
  ];

  for (const forgery of forgeries) {
    expect(await deliver(forgery)).toMatchObject({
      status: 400,
      body: { code: 'invalid_signature', error: 'Invalid event signature.' },
    });
  }

  expect(await buyer.subscription()).toMatchObject({ status: 'none' });
  expect(await deliver(good)).toMatchObject({ status: 200, body: { received: true } });
  expect(await buyer.subscription()).toMatchObject({ status: 'active' });
});

test('[BL-04] an event of a kind that we do not know is taken and changes nothing', async () => {
  const { buyer } = await someone();
  const event = { id: 'evt_1', object: 'event', type: 'charge.dispute.created', data: { object: {} } };

  expect(await deliver(sign(event))).toMatchObject({ status: 200 });
  expect(await buyer.subscription()).toMatchObject({ status: 'none' });
});

test('[BL-04] a body that is too large is refused', async () => {
  expect(await deliver(sign({ padding: 'x'.repeat(1024 * 1024) }))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  });
});

test('[BL-04] one event delivered many times at once, to two processes, counts once', async () => {
  const { user, buyer } = await someone();
  const delivered = await paidInSilence(buyer, (await given.plan()).id);
  const second = createApp(deps).listen(0, '127.0.0.1');
  await once(second, 'listening');
  const other = `http://127.0.0.1:${(second.address() as AddressInfo).port}${WEBHOOK}`;

  const replies = await Promise.all(
    [...delivered, ...delivered].flatMap((event) => {
      const { payload, signature } = sign(event);
      const headers = { 'stripe-signature': signature };
      return [deliver({ payload, signature }), fetch(other, { method: 'POST', headers, body: payload })];
    }),
  );
  second.closeAllConnections();
  second.close();

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const rows = await deps.database
    .fork()
    .execute('select status from subscriptions where owner_id = ?', [user.id]);
  expect(rows).toEqual([{ status: 'active' }]);
});

test('[BL-04] a reading that began earlier never overwrites a later one', async () => {
  const { buyer } = await someone();
  const [, ...delivered] = await paidInSilence(buyer, (await given.plan()).id);
  const [first, second] = delivered.filter(({ type }) => type !== 'invoice.created');
  if (first === undefined || second === undefined) throw new Error('There are too few events.');
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const retrieve = payments.stripe.subscriptions.retrieve.bind(payments.stripe.subscriptions);
  const asked = Promise.withResolvers<void>();
  vi.spyOn(payments.stripe.subscriptions, 'retrieve').mockImplementationOnce(async (id) => {
    const early = await retrieve(id);
    asked.resolve();
    await gate;
    return early;
  });

  const slow = deliver(sign(first));
  await asked.promise;
  await buyer.submit(await buyer.portal(), { action: 'cancel' });
  await deliver(sign(second));
  open();
  await slow;

  expect(await buyer.subscription()).toMatchObject({ status: 'active', auto_renew: false });
});

test('[BL-04] an event whose handling failed is delivered again, and counts then', async () => {
  const { buyer } = await someone();
  const plan = await given.plan();
  const [event] = (await paidInSilence(buyer, plan.id)).filter(({ type }) => type === 'invoice.paid');
  vi.spyOn(payments.stripe.subscriptions, 'retrieve').mockRejectedValueOnce(new Error('a fault'));

  expect(await deliver(sign(event))).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(await buyer.subscription()).toMatchObject({ status: 'none' });
  sandbox.hold(false);
  await vi.waitFor(async () => expect(await buyer.subscription()).toMatchObject({ status: 'active' }));
});

test('[BL-04] the sandbox delivers an event that was refused again by itself', async () => {
  const { buyer } = await someone();
  const plan = await given.plan();
  vi.spyOn(payments.stripe.subscriptions, 'retrieve')
    .mockRejectedValueOnce(new Error('a fault'))
    .mockRejectedValueOnce(new Error('a fault'))
    .mockRejectedValueOnce(new Error('a fault'));

  await buyer.subscribe(plan.id);

  expect(await buyer.subscription()).toMatchObject({ status: 'none' });
  await vi.waitFor(async () => expect(await buyer.subscription()).toMatchObject({ status: 'active' }));
});
