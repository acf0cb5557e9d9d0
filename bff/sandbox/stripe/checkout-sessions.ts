import type { EntityManager } from '../../src/db/database.ts';
import { attachCard, subscribe } from './billing.ts';
import type { Card } from './cards.ts';
import { DAY, sandboxNow } from './clock.ts';
import { emit } from './events.ts';
import { addObject, getObject, saveObject } from './object-store.ts';
import { StripeError } from './stripe-error.ts';
import type { CheckoutSession } from './stripe-objects.ts';

export interface NewCheckout {
  readonly customer: string;
  readonly price: string;
  readonly trialDays: number;
  readonly clientReferenceId: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly collection: 'always' | 'if_required';
  readonly metadata: Record<string, string>;
  readonly subscriptionMetadata: Record<string, string>;
}

export async function createCheckout(em: EntityManager, input: NewCheckout): Promise<CheckoutSession> {
  await getObject(em, 'customer', { id: input.customer, param: 'customer' });
  const price = await getObject(em, 'price', { id: input.price, param: 'line_items[0][price]' });
  if (!price.active) {
    throw new StripeError({
      message: `The price specified is inactive: ${price.id}`,
      param: 'line_items[0][price]',
    });
  }
  return addObject<'checkout.session'>(em, 'checkout.session', (id, created) => ({
    metadata: input.metadata,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    url: `${new URL(input.successUrl).origin}/sandbox/stripe/pay/${id}`,
    customer: input.customer,
    client_reference_id: input.clientReferenceId,
    success_url: input.successUrl,
    cancel_url: input.cancelUrl,
    expires_at: created + DAY,
    currency: price.currency,
    amount_total: input.trialDays > 0 ? 0 : price.unit_amount,
    payment_method_collection: input.collection,
    subscription: null,
    sandbox: { price: price.id, trialDays: input.trialDays, metadata: input.subscriptionMetadata },
  }));
}

/** The session as it is now: one that nobody paid within a day has expired. */
export async function getCheckout(
  em: EntityManager,
  id: string,
  param = 'session',
): Promise<CheckoutSession> {
  const session = await getObject(em, 'checkout.session', { id, param });
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
  await emit(em, 'checkout.session.expired', session);
  return session;
}

/** Whether this session asks for a card: what costs nothing may do without. */
export async function needsCard(em: EntityManager, session: CheckoutSession): Promise<boolean> {
  const price = await getObject(em, 'price', { id: session.sandbox.price });
  return session.payment_method_collection === 'always' || price.unit_amount > 0;
}

/** Pays an open session; `card` is null where none is asked for. @throws StripeError card_declined */
export async function payCheckout(
  em: EntityManager,
  session: CheckoutSession,
  card: Card | null,
): Promise<void> {
  if (session.status !== 'open') throw new StripeError({ message: 'This payment is over.' });
  if (card?.isDeclined) {
    throw new StripeError({
      message: 'Your card was declined.',
      code: 'card_declined',
      type: 'card_error',
      status: 402,
    });
  }
  const { price: priceId, trialDays, metadata } = session.sandbox;
  const price = await getObject(em, 'price', { id: priceId });
  const customer = await getObject(em, 'customer', { id: session.customer });
  if (card !== null) await attachCard(em, customer, card);
  const subscription = await subscribe(em, { customer, price, trialDays, metadata });
  session.subscription = subscription.id;
  session.payment_status = session.amount_total > 0 ? 'paid' : 'no_payment_required';
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
