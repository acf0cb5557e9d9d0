import { LIMITED, type Limited, NO_LIMITS, type PlanLimits } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { limitsOf } from '../plans/plans.presenter.ts';
import { findFreePlan } from '../plans/plans.service.ts';
import { findSubscription, isActiveNow, type Subscriber } from '../subscriptions/subscriptions.service.ts';
import { countUsed } from './count-used.ts';
import { planLimitReached } from './plan-limit-reached.ts';

/** The plan that an account has, and what it limits. */
export interface Allowance {
  /** Null: no plan, so nothing is limited. */
  readonly planName: string | null;
  readonly limits: PlanLimits;
}

/** How much of what is to be added. */
export type Ask = Readonly<Partial<Record<Limited, number>>>;

/** What an account wants to add. */
export interface Claim {
  readonly subscriber: Subscriber;
  readonly ask: Ask;
}

/** Whose limits count, from who is signed in and where payments go. */
export function subscriberOf({ payments }: Pick<Dependencies, 'payments'>, ownerId: string): Subscriber {
  return { ownerId, account: payments?.account ?? null };
}

/**
 * What an account may use: the limits of its active subscription; without one, those of the plan on offer that costs
 * nothing. Where no such plan is on offer, nothing is limited.
 */
export async function allowanceOf(em: EntityManager, subscriber: Subscriber): Promise<Allowance> {
  const own = await findSubscription(em, subscriber);
  const plan = own !== null && isActiveNow(own.subscription) ? own.plan : await findFreePlan(em);
  return plan === null
    ? { planName: null, limits: NO_LIMITS }
    : { planName: plan.name, limits: limitsOf(plan) };
}

/**
 * Checks that a plan has room for what is to be added, before work is begun. Another request may take the room until it is
 * added by `withRoom`.
 *
 * @param claim nothing where it is counted already, as an item of a batch.
 * @throws AppError plan_limit, with what to do.
 */
export async function requireRoom(em: EntityManager, claim: Claim | undefined): Promise<void> {
  if (claim === undefined) return;
  const { subscriber, ask } = claim;
  await refuseWithoutRoom(em, subscriber.ownerId, { ask, allowance: await allowanceOf(em, subscriber) });
}

/**
 * Adds something while no other request of the account can take its room: the last place is given once.
 *
 * @param claim nothing where it is counted already, as an item of a batch.
 * @throws AppError plan_limit, with what to do; or what `add` throws.
 */
export async function withRoom<Added>(
  em: EntityManager,
  claim: Claim | undefined,
  add: (tx: EntityManager) => Promise<Added>,
): Promise<Added> {
  if (claim === undefined) return add(em);
  const { subscriber, ask } = claim;
  const allowance = await allowanceOf(em, subscriber);
  if (limitedOf(ask, allowance).length === 0) return add(em);
  return em.transactional(async (tx) => {
    await kysely(tx)
      .selectFrom('users')
      .select('id')
      .where('id', '=', subscriber.ownerId)
      .forNoKeyUpdate()
      .execute();
    await refuseWithoutRoom(tx, subscriber.ownerId, { ask, allowance });
    return add(tx);
  });
}

interface Asked {
  readonly ask: Ask;
  readonly allowance: Allowance;
}

async function refuseWithoutRoom(
  em: EntityManager,
  ownerId: string,
  { ask, allowance }: Asked,
): Promise<void> {
  for (const { limited, limit, asked } of limitedOf(ask, allowance)) {
    const used = await countUsed(em, ownerId, limited);
    if (used + asked > limit)
      throw planLimitReached({ limited, limit, used, asked, plan: allowance.planName });
  }
}

/** What of the asked has a limit. */
function limitedOf(ask: Ask, { limits }: Allowance) {
  return LIMITED.flatMap((limited) => {
    const [limit, asked = 0] = [limits[limited], ask[limited]];
    return limit === null || asked === 0 ? [] : [{ limited, limit, asked }];
  });
}
