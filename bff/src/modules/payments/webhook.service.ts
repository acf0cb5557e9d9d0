import { sql } from '@mikro-orm/core';
import Stripe from 'stripe';
import type { EntityManager } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Payments } from '../../integrations/stripe/stripe.ts';
import { applyReading, idOf, readSubscription } from './apply-subscription.ts';
import { endAttempt } from './checkout-attempts.ts';

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
    throw new AppError('invalid_signature', 'The signature of this event is not valid.');
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
    if (isFirst && reading !== null) await applyReading(tx, payments, reading);
    if (event.type === 'checkout.session.completed') await endAttempt(tx, event.data.object.id);
  });
}

/** The subscription that an event is about; null for what does not concern us. */
function subscriptionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return event.data.object.subscription && idOf(event.data.object.subscription);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.trial_will_end':
      return event.data.object.id;
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const subscription = event.data.object.parent?.subscription_details?.subscription;
      return subscription ? idOf(subscription) : null;
    }
    default:
      return null;
  }
}

async function isHandled(em: EntityManager, id: string): Promise<boolean> {
  return (await em.execute<unknown[]>(sql`select 1 from stripe_events where id = ${id}`)).length > 0;
}

/** Notes an event, together with what it changes. @returns false when another delivery of it came first. */
async function remember(tx: EntityManager, { id, type }: Stripe.Event): Promise<boolean> {
  const added = await tx.execute<unknown[]>(sql`
    insert into stripe_events (id, type) values (${id}, ${type}) on conflict do nothing returning id`);
  return added.length > 0;
}
