import { AppError } from '@shortlist/api-contract/app-error';
import { Stripe } from 'stripe';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import type { Payments } from '../../integrations/stripe/stripe.ts';
import { applySubscriptionSnapshot, readSubscription, stripeIdOf } from './apply-subscription.ts';
import { releaseCheckoutAttempt } from './checkout-attempts.ts';
import { StripeEvent } from './payments.entity.ts';

/**
 * Reads a delivered event.
 *
 * @throws AppError invalid_signature when it was not signed with our secret, or too long ago.
 */
export function readEvent(
  { stripe, webhookSecret }: Payments,
  body: Buffer,
  signature: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    if (!isForged && !(error instanceof SyntaxError)) throw error;
    throw new AppError('invalid_signature', 'Invalid event signature.');
  }
}

/**
 * Does what an event asks for, once however often it is delivered. The event only says that something
 * happened; what is so now is asked of Stripe, so that the order of delivery does not matter.
 */
export async function handleEvent(em: EntityManager, payments: Payments, event: Stripe.Event): Promise<void> {
  const subscriptionId = subscriptionOf(event);
  if (subscriptionId === null || (await isHandled(em, event.id))) return;
  const reading = await readSubscription(em, payments, subscriptionId);
  await em.transactional(async (tx) => {
    const isFirst = await remember(tx, event);
    if (isFirst && reading !== null) await applySubscriptionSnapshot(tx, payments, reading);
    if (event.type === 'checkout.session.completed') await releaseCheckoutAttempt(tx, event.data.object.id);
  });
}

/** The subscription that an event is about; null for what does not concern us. */
function subscriptionOf(event: Stripe.Event): string | null {
  if (event.type === 'checkout.session.completed') return idOrNull(event.data.object.subscription);
  if (event.type === 'invoice.paid' || event.type === 'invoice.payment_failed') {
    return idOrNull(event.data.object.parent?.subscription_details?.subscription);
  }
  return isOfSubscription(event) ? event.data.object.id : null;
}

const SUBSCRIPTION_EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
] as const;
type SubscriptionEvent = Extract<Stripe.Event, { type: (typeof SUBSCRIPTION_EVENTS)[number] }>;

function isOfSubscription(event: Stripe.Event): event is SubscriptionEvent {
  return SUBSCRIPTION_EVENTS.some((type) => type === event.type);
}

function idOrNull(reference: string | { readonly id: string } | null | undefined): string | null {
  return reference ? stripeIdOf(reference) : null;
}

async function isHandled(em: EntityManager, id: string): Promise<boolean> {
  return (await em.count(StripeEvent, { id })) > 0;
}

/** Notes an event, together with what it changes. @returns false when another delivery of it came first. */
async function remember(tx: EntityManager, { id, type }: Stripe.Event): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely(tx)
    .insertInto('stripe_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
