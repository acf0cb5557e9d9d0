import { afterAll, expect, test } from 'vitest';
import { buyerOn, DECLINED_CARD, GOOD_CARD } from '../../testing/buyer.ts';
import { startTestServer } from '../../testing/test-server.ts';

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
