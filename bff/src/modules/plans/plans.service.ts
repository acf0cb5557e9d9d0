import { sql, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { PageQuery, PlanInput } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page-sql.ts';
import { Plan } from './plan.entity.ts';

export type { Plan } from './plan.entity.ts';

const CHEAPEST: Sort = { by: 'price', id: 'id', kind: 'number', direction: 'asc' };

/** The plans on offer, cheapest first. @throws AppError invalid_input for a cursor that is none */
export async function listPlans(em: EntityManager, query: PageQuery): Promise<Page<Plan>> {
  const page = pageSql(CHEAPEST, query.cursor);
  const found = await em.execute<PagedRow[]>(sql`
    select *, ${page.key} as sort_key from plans where not is_archived and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  const { rows, nextCursor } = cutPage(found, query.limit);
  return { rows: rows.map((row) => em.map(Plan, row)), nextCursor };
}

/** A plan, also one that is archived. @throws AppError not_found */
export async function getPlan(em: EntityManager, id: string): Promise<Plan> {
  const plan = await em.findOne(Plan, { id });
  if (plan === null) throw new AppError('not_found', 'This plan does not exist.');
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
  const removed = await em.execute<object[]>(sql`
    delete from plans p where p.id = ${id}
      and not exists (select 1 from stripe_products s where s.plan_id = p.id)
      and not exists (select 1 from subscriptions s where s.plan_id = p.id) returning id`);
  if (removed.length > 0) return false;
  await em.nativeUpdate(Plan, { id }, { isArchived: true });
  return true;
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
  const { billing_cycle, feature_flags, trial_days, ...same } = input;
  return { ...same, billingCycle: billing_cycle, featureFlags: feature_flags, trialDays: trial_days };
}

async function saved(em: EntityManager, { billing_cycle }: PlanInput): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const sentence = `A plan of this name is sold by the ${billing_cycle} already. Please choose another name or cycle.`;
    throw new AppError('conflict', sentence, { name: sentence });
  }
}
