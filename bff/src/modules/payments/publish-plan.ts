import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import type { Plan } from '../plans/plans.service.ts';
import { findProduct, productOf } from './stripe-prices.ts';

/**
 * Tells Stripe of a changed plan that is sold there. When that fails the change stands all the same: the next
 * checkout of the plan tells it again.
 */
export async function publishPlan(
  em: EntityManager,
  { payments, log }: Pick<Dependencies, 'payments' | 'log'>,
  plan: Plan,
): Promise<void> {
  if (payments === null || (await findProduct(em, payments.account, plan.id)) === null) return;
  try {
    await productOf(em, payments, plan);
  } catch (error) {
    log.warn(reportOf(error), 'A changed plan did not reach Stripe yet');
  }
}
