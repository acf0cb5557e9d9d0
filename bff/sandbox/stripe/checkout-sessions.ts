import type { z } from 'zod';
import type { EntityManager } from '../../src/db/database.ts';
import type { CheckoutInput } from './api-input.ts';
import { attachCard, subscribe } from './billing.ts';
import type { Card } from './cards.ts';
import { DAY, sandboxNow } from './clock.ts';
import { emit } from './events.ts';
import { addObject, getObject, saveObject } from './object-store.ts';
import { StripeError } from './stripe-error.ts';
import type { CheckoutSession } from './stripe-objects.ts';

type NewCheckout = z.output<typeof CheckoutInput>;

export async function createCheckout(em: EntityManager, input: NewCheckout): Promise<CheckoutSession> {
  const { line_items, subscription_data: subscribed, success_url, ...given } = input;
  await getObject(em, 'customer', { id: input.customer, param: 'customer' });
  const param = 'line_items[0][price]';
  const price = await getObject(em, 'price', { id: String(line_items[0].price), param });
  if (!price.active)
    throw new StripeError({ message: `The price specified is inactive: ${price.id}`, param });
  const trialDays = subscribed.trial_period_days;
  return addObject<'checkout.session'>(em, 'checkout.session', (id, created) => ({
    ...given,
    success_url,
    status: 'open',
    url: `${new URL(success_url).origin}/sandbox/stripe/pay/${id}`,
    expires_at: created + DAY,
    amount_total: trialDays > 0 ? 0 : price.unit_amount,
    subscription: null,
    sandbox: { price: price.id, trialDays, metadata: subscribed.metadata },
  }));
}

/** The session as it is now: one that nobody paid within a day has expired. */
export async function getCheckout(em: EntityManager, id: string): Promise<CheckoutSession> {
  const session = await getObject(em, 'checkout.session', { id });
  if (session.status === 'open' && session.expires_at <= (await sandboxNow(em)))
    await close(em, session, 'expired');
  return session;
}

/** @throws StripeError when it is not open. */
export async function expireCheckout(em: EntityManager, id: string): Promise<CheckoutSession> {
  const session = await getCheckout(em, id);
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}`;
    throw new StripeError({ message });
  }
  await close(em, session, 'expired');
  return session;
}

/** Whether this session asks for a card: what costs nothing may do without. */
export async function needsCard(em: EntityManager, session: CheckoutSession): Promise<boolean> {
  const price = await getObject(em, 'price', { id: session.sandbox.price });
  return session.payment_method_collection === 'always' || price.unit_amount > 0;
}

/** Pays an open session; `card` is null where none is asked for. */
export async function payCheckout(
  em: EntityManager,
  session: CheckoutSession,
  card: Card | null,
): Promise<void> {
  const { price: priceId, trialDays, metadata } = session.sandbox;
  const price = await getObject(em, 'price', { id: priceId });
  const customer = await getObject(em, 'customer', { id: session.customer });
  if (card !== null) await attachCard(em, customer, card);
  const subscription = await subscribe(em, { customer, price, trialDays, metadata });
  session.subscription = subscription.id;
  await close(em, session, 'complete');
  await emit(em, 'checkout.session.completed', session);
}

async function close(
  em: EntityManager,
  session: CheckoutSession,
  status: 'complete' | 'expired',
): Promise<void> {
  session.status = status;
  session.url = null;
  await saveObject(em, session);
}
