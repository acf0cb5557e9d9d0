import { rawEndpoints } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { signed } from '../../../sandbox/stripe/deliveries.ts';
import { buyerOn, FAILING_CARD, GOOD_CARD } from '../../../test/support/buyer.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, anyone, deps } = server;
const { stripeSandbox: sandbox, payments } = deps;
if (sandbox === null || payments === null) throw new Error('These tests need the sandbox.');
// Events come as the tests say.
sandbox.hold(true);

const DAY = 24 * 60 * 60;

interface Event {
  readonly id: string;
  readonly type: string;
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

async function deliver(event: Event) {
  const { payload, signature } = signed(event, payments?.webhookSecret ?? '');
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return anyone.send(rawEndpoints.payments.webhook.path, { method: 'POST', headers, body: payload });
}

test('[BL-04] each stage of a life ends the same, whether its events come in order, or twice and backwards', async () => {
  const inOrder = await lifeOf(async (stage) => stage);
  const backwards = await lifeOf(async (stage) => stage.toReversed().flatMap((event) => [event, event]));
  const mixed = await lifeOf(async (stage, all) => [...stage.toReversed(), ...all.slice(0, 3), ...stage]);

  expect(inOrder).toEqual([
    ['checkout', 'trialing', true, true, 'first'],
    ['trial over', 'past_due', true, true, 'first'],
    ['recovery', 'active', true, true, 'first'],
    ['renewal', 'active', true, true, 'first'],
    ['plan change', 'active', true, true, 'second'],
    ['cancelled', 'active', true, false, 'second'],
    ['resumed', 'active', true, true, 'second'],
    ['cancelled again', 'active', true, false, 'second'],
    ['over', 'canceled', false, false, 'second'],
  ]);
  expect(backwards).toEqual(inOrder);
  expect(mixed).toEqual(inOrder);
});

/** Leads a subscription through its life; `order` says how the events of each stage are delivered. */
async function lifeOf(order: (stage: readonly Event[], all: readonly Event[]) => Promise<readonly Event[]>) {
  const user = await given.user();
  const buyer = buyerOn(server, user);
  const first = await given.plan({ price: 49, trialDays: 14 });
  const second = await given.plan({ price: 490, billingCycle: 'year' });
  const start = await events();
  let seen = start.length;
  const stages: unknown[][] = [];
  const note = async (stage: string) => {
    const all = (await events()).slice(start.length);
    const fresh = all.slice(seen - start.length);
    seen = start.length + all.length;
    for (const event of await order(fresh, all)) {
      expect(await deliver(event)).toMatchObject({ status: 200 });
    }
    const { plan, status, is_active, auto_renew, end_date } = await buyer.subscription();
    expect(end_date).toBe(await endAtStripe(user.id));
    stages.push([stage, status, is_active, auto_renew, plan?.id === first.id ? 'first' : 'second']);
  };

  await buyer.submit(await buyer.checkout(first.id), { action: 'pay', ...FAILING_CARD });
  await note('checkout');
  await sandbox?.advance(14.5 * DAY);
  await note('trial over');
  await buyer.submit(await buyer.portal(), { action: 'card', ...GOOD_CARD });
  await note('recovery');
  await sandbox?.advance(31 * DAY);
  await note('renewal');
  await buyer.submit(await buyer.checkout(second.id), { action: 'change' });
  await note('plan change');
  for (const stage of ['cancelled', 'resumed', 'cancelled again']) {
    await buyer.submit(await buyer.portal(), { action: stage === 'resumed' ? 'resume' : 'cancel' });
    await note(stage);
  }
  await sandbox?.advance(366 * DAY);
  await note('over');
  return stages;
}

/** When the newest subscription of a user ends, as the sandbox knows it. */
async function endAtStripe(userId: string): Promise<string> {
  const [row] = await deps.database.fork().execute<{ end: string }[]>(
    `select coalesce(data->>'ended_at', data->'items'->'data'->0->>'current_period_end') as end
       from sandbox_stripe_objects where object = 'subscription' and data->'metadata'->>'user_id' = ?`,
    [userId],
  );
  return new Date(Number(row?.end) * 1000).toISOString();
}
