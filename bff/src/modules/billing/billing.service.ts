import type { EntityManager } from '../../db/database.ts';
import { Plan } from './plan.entity.ts';
import { Subscription } from './subscription.entity.ts';

export type NewPlan = Pick<
  Plan,
  'name' | 'tagline' | 'description' | 'price' | 'billingCycle' | 'featureFlags'
>;

/** The plans on offer, cheapest first. */
export function listPlans(em: EntityManager): Promise<Plan[]> {
  return em.find(Plan, {}, { orderBy: { price: 'asc', createdAt: 'asc' } });
}

/** Adds the plans whose names are not taken yet. */
export async function addMissingPlans(em: EntityManager, plans: readonly NewPlan[]): Promise<void> {
  const existing = new Set((await listPlans(em)).map((plan) => plan.name));
  for (const plan of plans.filter(({ name }) => !existing.has(name))) em.create(Plan, plan);
  await em.flush();
}

/** The subscription of a user with its plan; null when there is none. */
export async function findSubscription(em: EntityManager, ownerId: string) {
  const subscription = await em.findOne(Subscription, { ownerId });
  if (subscription === null) return null;
  const plan = await em.findOneOrFail(Plan, { id: subscription.planId });
  return { subscription, plan };
}
