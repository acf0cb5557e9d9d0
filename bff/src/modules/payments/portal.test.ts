import { afterAll, expect, test } from 'vitest';
import { buyerOn, DECLINED_CARD, FAILING_CARD, GOOD_CARD } from '../../../test/support/buyer.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, origin, deps, logged } = server;
const { stripeSandbox: sandbox } = deps;
if (sandbox === null) throw new Error('These tests need the sandbox.');

const DAY = 24 * 60 * 60;

async function someone() {
  const user = await given.user();
  return { user, buyer: buyerOn(server, user) };
}

/** A page of the sandbox, as text. */
async function pageAt(url: string): Promise<string> {
  return (await anyone.get(url.replace(origin, ''))).text;
}

async function advance(days: number) {
  await sandbox?.advance(days * DAY);
  await sandbox?.settle();
}

test('who never subscribed has nothing to manage', async () => {
  const { user } = await someone();

  expect(await as(user).post('/api/payments/create-portal-session')).toMatchObject({
    status: 409,
    body: { code: 'conflict', error: "You don't have a subscription to manage. Choose a plan first." },
  });
});

test('[BL-04] a subscription is canceled at the end of its period, resumed, and ends when it was not', async () => {
  const { buyer } = await someone();
  await buyer.subscribe((await given.plan({ name: 'Gold' })).id);

  await buyer.manage('cancel');
  expect(await buyer.subscription()).toMatchObject({ is_active: true, auto_renew: false });
  await buyer.manage('resume');
  expect(await buyer.subscription()).toMatchObject({ is_active: true, auto_renew: true });
  await buyer.manage('cancel');
  await advance(32);

  expect(await buyer.subscription()).toMatchObject({
    status: 'canceled',
    is_active: false,
    auto_renew: false,
    plan: { name: 'Gold' },
  });
});

test('[BL-04] who came to an end subscribes again', async () => {
  const { buyer } = await someone();
  const plan = await given.plan();
  await buyer.subscribe(plan.id);
  await buyer.manage('cancel');
  await advance(32);

  await buyer.subscribe(plan.id);

  expect(await buyer.subscription()).toMatchObject({ status: 'active', is_active: true });
});

test('[BL-03] [BL-04] another plan is a change that is confirmed: what was paid is taken off', async () => {
  const { buyer } = await someone();
  const [team, company] = [await given.plan({ price: 49 }), await given.plan({ name: 'Big', price: 99 })];
  await buyer.subscribe(team.id);

  const url = await buyer.checkout(company.id);
  const page = await pageAt(url);
  const before = await buyer.subscription();
  const done = await buyer.submit(url, { action: 'change' });
  await sandbox.settle();

  expect(url).toContain('/sandbox/stripe/portal/');
  expect(page).toContain('$50.00');
  expect(done.headers.get('location')).toBe(`${origin}/plans/${company.id}?billing=changed`);
  expect(before.plan?.id).toBe(team.id);
  expect(await buyer.subscription()).toMatchObject({
    plan: { id: company.id },
    status: 'active',
    start_date: before.start_date,
    end_date: before.end_date,
  });
});

test('[BL-04] a cheaper plan costs nothing now, and its own price at the renewal', async () => {
  const { buyer } = await someone();
  const [big, small] = [await given.plan({ price: 100 }), await given.plan({ price: 30 })];
  await buyer.subscribe(big.id);

  const url = await buyer.checkout(small.id);
  expect(await pageAt(url)).toContain('<dt>Due today</dt><dd>$0.00</dd>');
  await buyer.submit(url, { action: 'change' });
  await advance(31);

  const invoices = await pageAt(await buyer.portal());
  const amounts = [...invoices.matchAll(/<dd>(\$[\d.]+) paid<\/dd>/g)].map(([, amount]) => amount);
  expect(amounts).toEqual(['$30.00', '$0.00', '$100.00']);
});

test('[BL-04] from a free plan to a paid one a card is asked for, and a declined one changes nothing', async () => {
  const { buyer } = await someone();
  const [free, paid] = [await given.plan({ price: 0 }), await given.plan({ price: 20 })];
  await buyer.subscribe(free.id);
  const url = await buyer.checkout(paid.id);

  const missing = await buyer.submit(url, { action: 'change' });
  const declined = await buyer.submit(url, { action: 'change', ...DECLINED_CARD });
  await sandbox.settle();
  expect([missing.status, declined.status]).toEqual([422, 422]);
  expect(declined.text).toContain('This card was declined.');
  expect((await buyer.subscription()).plan?.id).toBe(free.id);

  await buyer.submit(url, { action: 'change', ...GOOD_CARD });
  await sandbox.settle();
  expect((await buyer.subscription()).plan?.id).toBe(paid.id);
});

test('[BL-04] a renewal that fails is past due and still active, and a new card makes it good', async () => {
  const { buyer } = await someone();
  await buyer.subscribe((await given.plan()).id, FAILING_CARD);
  const before = await buyer.subscription();

  await advance(31);
  expect(await buyer.subscription()).toMatchObject({ status: 'past_due', is_active: true, auto_renew: true });
  expect(await pageAt(await buyer.portal())).toContain('Your last payment failed.');
  await buyer.manage('card', GOOD_CARD);

  const after = await buyer.subscription();
  expect(after).toMatchObject({ status: 'active', is_active: true });
  expect(Date.parse(after.end_date ?? '')).toBeGreaterThan(Date.parse(before.end_date ?? ''));
});

test('[BL-04] a renewal that nobody makes good ends the subscription', async () => {
  const { buyer } = await someone();
  await buyer.subscribe((await given.plan()).id, FAILING_CARD);

  await advance(31);
  await buyer.manage('card', FAILING_CARD);
  expect(await buyer.subscription()).toMatchObject({ status: 'past_due', is_active: true });
  await advance(15);

  expect(await buyer.subscription()).toMatchObject({ status: 'canceled', is_active: false });
});

test('[BL-05] a page of the portal that nobody was given does not exist', async () => {
  const reply = await anyone.get('/sandbox/stripe/portal/bps_sandboxnone');

  expect(reply.status).toBe(404);
  expect(reply.text).toContain('Page not found');
});

test('[BL-04] the sandbox keeps subscriptions and customers over a restart', async () => {
  const { openPayments } = await import('../../integrations/stripe/open-payments.ts');
  const { buyer, user } = await someone();
  await buyer.subscribe((await given.plan()).id);
  const again = await openPayments({ kind: 'sandbox' }, deps);

  const [row] = await deps.database
    .fork()
    .execute<{ id: string }[]>('select stripe_subscription_id as id from subscriptions where owner_id = ?', [
      user.id,
    ]);
  const found = await again.payments?.stripe.subscriptions.retrieve(row?.id ?? '');
  await again.stripeSandbox?.close();

  expect(found).toMatchObject({ id: row?.id, status: 'active' });
});

test.each(['pay/%00', 'pay/cs_test_x%00', 'portal/%00', 'portal/%2e%2e', `pay/${'a'.repeat(150)}`])(
  'an address that was never given out is no page and no fault: %s',
  async (path) => {
    logged.length = 0;

    expect((await anyone.get(`/sandbox/stripe/${path}`)).status).toBe(404);
    expect(logged.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
  },
);
