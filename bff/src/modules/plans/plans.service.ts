import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { PageQuery, PlanInput } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import type { Page } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { Plan } from './plan.entity.ts';
import { cursorAfter, startOfPlans } from './plan-page.ts';

export type { Plan } from './plan.entity.ts';

/** The plans on offer, cheapest first. */
export async function listPlans(em: EntityManager, query: PageQuery): Promise<Page<Plan>> {
  const after = startOfPlans(query);
  const found = await em.find(
    Plan,
    {
      isArchived: false,
      price: { $gte: after.price },
      $or: [{ price: { $gt: after.price } }, { id: { $gt: after.id } }],
    },
    { orderBy: { price: 'asc', id: 'asc' }, limit: query.limit + 1 },
  );
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const hasMore = found.length > query.limit && last !== undefined;
  return { rows, nextCursor: hasMore ? cursorAfter(last) : null };
}

/** A plan, also one that is archived. @throws AppError not_found */
export async function getPlan(em: EntityManager, id: string): Promise<Plan> {
  const plan = await em.findOne(Plan, { id });
  if (plan === null) throw new AppError('not_found', 'This plan does not exist.');
  return plan;
}

/** @throws AppError conflict when a plan on offer has the name. */
export async function createPlan(em: EntityManager, input: PlanInput): Promise<Plan> {
  const plan = em.create(Plan, columnsOf(input));
  await saved(em);
  return plan;
}

/**
 * Changes a plan. A changed price is for those who subscribe from now on; the one before stays with whoever
 * pays it.
 *
 * @throws AppError not_found, or conflict when another plan on offer has the name.
 */
export async function updatePlan(em: EntityManager, id: string, input: PlanInput): Promise<Plan> {
  const plan = await getPlan(em, id);
  em.assign(plan, { ...columnsOf(input), version: plan.version + 1 });
  await saved(em);
  return plan;
}

/**
 * Deletes a plan, or archives it when someone subscribed to it or began to: a checkout that is open may still
 * be paid.
 *
 * @returns whether it was archived.
 * @throws AppError not_found
 */
export async function removePlan(em: EntityManager, id: string): Promise<boolean> {
  await getPlan(em, id);
  const removed = await em.execute<{ id: string }[]>(
    `delete from plans p where p.id = ?
      and not exists (select 1 from stripe_products s where s.plan_id = p.id)
      and not exists (select 1 from subscriptions s where s.plan_id = p.id) returning id`,
    [id],
  );
  if (removed.length > 0) return false;
  await em.nativeUpdate(Plan, { id }, { isArchived: true });
  return true;
}

/** Adds the plans whose names are not taken yet, also by one that is archived. */
export async function addMissingPlans(em: EntityManager, plans: readonly PlanInput[]): Promise<void> {
  const existing = new Set((await em.find(Plan, {})).map((plan) => plan.name));
  for (const plan of plans.filter(({ name }) => !existing.has(name))) em.create(Plan, columnsOf(plan));
  await em.flush();
}

function columnsOf(input: PlanInput) {
  const { billing_cycle, feature_flags, trial_days, ...same } = input;
  return { ...same, billingCycle: billing_cycle, featureFlags: feature_flags, trialDays: trial_days };
}

async function saved(em: EntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const sentence = 'Another plan has this name. Please choose another one.';
    throw new AppError('conflict', sentence, { name: sentence });
  }
}
