import type { EntityManager } from '../../db/database.ts';
import type { StripeAccount } from '../../integrations/stripe/stripe.ts';
import { getPlan, type Plan } from '../plans/plans.service.ts';
import { Subscription } from './subscription.entity.ts';

export type { Subscription, SubscriptionStatus } from './subscription.entity.ts';

/** A subscription with what it is for. */
export interface OwnSubscription {
  readonly subscription: Subscription;
  readonly plan: Plan;
}

/** Whose subscription: the user's, paid on the account in use; null when payments are off. */
export interface Subscriber {
  readonly ownerId: string;
  readonly account: StripeAccount | null;
}

/**
 * The subscription of a user that counts: an active one, else the one that began last; null when none was. What
 * was paid on another account counts for nothing: the sandbox's money is not real.
 */
export async function findSubscription(
  em: EntityManager,
  { ownerId, account }: Subscriber,
): Promise<OwnSubscription | null> {
  const paidHere = account === null ? { account: { $ne: 'sandbox' as const } } : { account };
  const [subscription] = await em.find(
    Subscription,
    { ownerId, $or: [{ account: null }, paidHere] },
    { orderBy: { isActive: 'desc', startDate: 'desc nulls last', id: 'desc' }, limit: 1, refresh: true },
  );
  if (subscription === undefined) return null;
  return { subscription, plan: await getPlan(em, subscription.planId) };
}

/** Whether it counts now: one that ends with its period counts until then, whoever says so or not. */
export function isActiveNow({ isActive, autoRenew, endDate }: Subscription, now = new Date()): boolean {
  return isActive && (autoRenew || !endDate || endDate > now);
}
