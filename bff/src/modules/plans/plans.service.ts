import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { PageQuery, PlanInput } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { type Page, readPage } from '../../db/page.ts';
import { Plan } from './plan.entity.ts';

export type { Plan } from './plan.entity.ts';

const CHEAPEST = { by: 'price', id: 'id', kind: 'number', direction: 'asc' } as const;

/** The plans on offer, cheapest first. @throws AppError invalid_input for a cursor that is none */
export async function listPlans(em: EntityManager, query: PageQuery): Promise<Page<Plan>> {
  const onOffer = kysely(em).selectFrom('plans').selectAll().where('is_archived', '=', false);
  const { rows, nextCursor } = await readPage(onOffer, CHEAPEST, query);
  return { rows: rows.map((row) => em.map(Plan, { ...row, price: Number(row.price) })), nextCursor };
}

/** The plan on offer that costs nothing, the oldest of several; null when there is none. */
export async function findFreePlan(em: EntityManager): Promise<Plan | null> {
  const [plan] = await em.find(Plan, { price: 0, isArchived: false }, { orderBy: { id: 'asc' }, limit: 1 });
  return plan ?? null;
}

/** A plan, also one that is archived. @throws AppError not_found */
export async function getPlan(em: EntityManager, id: string): Promise<Plan> {
  const plan = await em.findOne(Plan, { id });
  if (plan === null) throw new AppError('not_found', 'Plan not found.');
  return plan;
}

/** @throws AppError conflict when a plan on offer has the name and the cycle. */
export async function createPlan(em: EntityManager, input: PlanInput): Promise<Plan> {
  const plan = em.create(Plan, columnsOf(input));
  await saved(em, input);
  return plan;
}

/**
 * Changes a plan. A changed price is for those who subscribe from now on; the one before stays with whoever
 * pays it.
 *
 * @throws AppError not_found, or conflict when another plan on offer has the name and the cycle.
 */
export async function updatePlan(em: EntityManager, id: string, input: PlanInput): Promise<Plan> {
  const plan = await getPlan(em, id);
  em.assign(plan, { ...columnsOf(input), version: plan.version + 1 });
  await saved(em, input);
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
  const { numDeletedRows } = await kysely(em)
    .deleteFrom('plans')
    .where('id', '=', id)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('stripe_products').select('plan_id').where('plan_id', '=', id))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('subscriptions').select('plan_id').where('plan_id', '=', id))),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0) return false;
  await em.nativeUpdate(Plan, { id }, { isArchived: true });
  return true;
}

/** A price in whole cents: the column keeps two decimals, so that the nearest cent is the exact one. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Adds the plans whose names are not taken yet for their cycle, also by one that is archived. */
export async function addMissingPlans(em: EntityManager, plans: readonly PlanInput[]): Promise<void> {
  const existing = new Set(
    (await em.find(Plan, {})).map(({ name, billingCycle }) => `${billingCycle} ${name}`),
  );
  const missing = plans.filter(({ name, billing_cycle }) => !existing.has(`${billing_cycle} ${name}`));
  for (const plan of missing) em.create(Plan, columnsOf(plan));
  await em.flush();
}

function columnsOf(input: PlanInput) {
  const { billing_cycle, feature_flags, trial_days, limits, ...same } = input;
  return {
    ...same,
    billingCycle: billing_cycle,
    featureFlags: feature_flags,
    trialDays: trial_days,
    limitPositions: limits.positions,
    limitResumes: limits.resumes,
    limitAiRuns: limits.ai_runs,
    limitStorageBytes: limits.storage_bytes,
  };
}

async function saved(em: EntityManager, { billing_cycle }: PlanInput): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const sentence = `A ${billing_cycle}ly plan with this name already exists. Use a different name or billing cycle.`;
    throw new AppError('conflict', sentence, { name: sentence });
  }
}
