import { payments, Subscription } from '@shortlist/api-contract';
import { read } from './caller.ts';
import type { TestUser } from './given.ts';
import type { Reply } from './reply.ts';
import type { TestServer } from './test-server.ts';

/** A card that pays. */
export const GOOD_CARD = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'Ada Lovelace',
};
export const DECLINED_CARD = { ...GOOD_CARD, number: '4000 0000 0000 0002' };

/** Pays now, fails at the renewal. */
export const FAILING_CARD = { ...GOOD_CARD, number: '4000 0000 0000 0341' };

/** A user at the sandbox's pages, as a browser without scripts sends them. */
export function buyerOn(server: Pick<TestServer, 'origin' | 'deps' | 'as' | 'anyone'>, user: TestUser) {
  const caller = server.as(user);
  const submit = (url: string, form: Record<string, string>): Promise<Reply> => {
    const headers = { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' };
    const path = url.replace(server.origin, '');
    return server.anyone.send(path, { method: 'POST', headers, body: new URLSearchParams(form) });
  };
  const checkout = async (planId: string) =>
    read(
      payments.createCheckoutSession.response,
      await caller.post(`/api/payments/create-checkout-session/${planId}`),
    ).url;
  const portal = async () =>
    read(payments.createPortalSession.response, await caller.post('/api/payments/create-portal-session')).url;
  return {
    submit,
    /** The address of the pay page; of the page that confirms a change for who has a plan. */
    checkout,
    portal,
    /** Pays for a plan, and waits until the events of it were delivered. */
    async subscribe(planId: string, card = GOOD_CARD) {
      const paid = await submit(await checkout(planId), { action: 'pay', ...card });
      await server.deps.stripeSandbox?.settle();
      return paid;
    },
    /** Presses a button of the portal, and waits likewise. */
    async manage(action: string, form: Record<string, string> = {}) {
      const done = await submit(await portal(), { action, ...form });
      await server.deps.stripeSandbox?.settle();
      return done;
    },
    async subscription() {
      return read(Subscription, await caller.get('/api/subscriptions/me'));
    },
  };
}
