import type { EntityManager } from '../../db/database.ts';
import { getPlan, type Plan } from '../plans/plans.service.ts';
import { Subscription } from './subscription.entity.ts';

export type { Subscription, SubscriptionStatus } from './subscription.entity.ts';

/** A subscription with what it is for. */
export interface OwnSubscription {
  readonly subscription: Subscription;
  readonly plan: Plan;
}

/** The subscription of a user that counts: an active one, else the one that began last; null when none was. */
export async function findSubscription(em: EntityManager, ownerId: string): Promise<OwnSubscription | null> {
  const [subscription] = await em.find(
    Subscription,
    { ownerId },
    { orderBy: { isActive: 'desc', startDate: 'desc nulls last', id: 'desc' }, limit: 1 },
  );
  if (subscription === undefined) return null;
  return { subscription, plan: await getPlan(em, subscription.planId) };
}

/** Whether it counts now: one that ends with its period counts until then, whoever says so or not. */
export function isActiveNow({ isActive, autoRenew, endDate }: Subscription, now = new Date()): boolean {
  return isActive && (autoRenew || !endDate || endDate > now);
}
