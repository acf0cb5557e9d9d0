import type Stripe from 'stripe';
import type { EntityManager } from '../../db/database.ts';
import { askStripe, isMissing } from '../../integrations/stripe/ask-stripe.ts';
import type { Payments } from '../../integrations/stripe/stripe.ts';
import {
  nextReadingNumber,
  type SubscriptionSnapshot,
  storeSnapshot,
} from '../subscriptions/subscription-snapshot.ts';
import { findOwnerOfCustomer } from './stripe-customers.ts';
import { findPlanOfProduct } from './stripe-prices.ts';

/** Asks Stripe what a subscription is now; null when it knows none. Never inside a transaction. */
export async function readSubscription(
  em: EntityManager,
  { stripe }: Payments,
  id: string,
): Promise<SubscriptionSnapshot | null> {
  const number = await nextReadingNumber(em);
  try {
    return { number, subscription: await askStripe(stripe.subscriptions.retrieve(id)) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Keeps a reading for its user and plan; what belongs to none of ours (another product of the account) is left. */
export async function applySubscriptionSnapshot(
  em: EntityManager,
  { account }: Payments,
  reading: SubscriptionSnapshot,
): Promise<void> {
  const { customer, items } = reading.subscription;
  const ownerId = await findOwnerOfCustomer(em, stripeIdOf(customer));
  const product = items.data[0]?.price.product;
  const planId = product === undefined ? null : await findPlanOfProduct(em, stripeIdOf(product));
  if (ownerId === null || planId === null) return;
  await storeSnapshot(em, reading, { ownerId, planId, account });
}

/** Stripe gives an id, or the thing itself where it was asked to expand. */
export function stripeIdOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** Reads and keeps in one go. @returns the reading; null when Stripe knows no such subscription. */
export async function refreshSubscription(
  em: EntityManager,
  payments: Payments,
  id: string,
): Promise<Stripe.Subscription | null> {
  const reading = await readSubscription(em, payments, id);
  if (reading === null) return null;
  await applySubscriptionSnapshot(em, payments, reading);
  return reading.subscription;
}
