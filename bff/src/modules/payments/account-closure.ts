import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { askStripe, isMissing } from '../../integrations/stripe/ask-stripe.ts';
import type { Payments } from '../../integrations/stripe/stripe.ts';
import { refreshSubscription, stripeIdOf } from './apply-subscription.ts';
import { Checkout } from './payments.entity.ts';

/**
 * The plan of a subscription that would be paid again, or waits for a payment; null when there is none. One that
 * was given by hand, or that ends with its period, costs nothing any more. What was paid in the sandbox counts only there.
 */
export async function findActivePlan(
  em: EntityManager,
  payments: Payments | null,
  ownerId: string,
): Promise<string | null> {
  const account = payments?.account ?? null;
  const plan = await kysely(em)
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select('p.name')
    .where('s.owner_id', '=', ownerId)
    .where('s.stripe_subscription_id', 'is not', null)
    .where(({ eb, or }) => or([eb('s.auto_renew', '=', true), eb('s.status', '=', 'incomplete')]))
    .where(({ eb }) => (account === null ? eb('s.account', '<>', 'sandbox') : eb('s.account', '=', account)))
    .orderBy('s.start_date', (order) => order.desc().nullsLast())
    .executeTakeFirst();
  return plan?.name ?? null;
}

/**
 * Closes a payment page that the user has left open, so that nobody pays for an account that is gone. One that was
 * paid already counts at once: its event may still be on its way.
 *
 * @throws AppError unavailable
 */
export async function cancelOpenCheckout(
  em: EntityManager,
  payments: Payments,
  ownerId: string,
): Promise<void> {
  const begun = await em.findOne(Checkout, { ownerId });
  if (!begun?.sessionId) return;
  const { sessions } = payments.stripe.checkout;
  try {
    const session = await askStripe(sessions.retrieve(begun.sessionId));
    if (session.status === 'open') await askStripe(sessions.expire(session.id));
    if (session.subscription !== null)
      await refreshSubscription(em, payments, stripeIdOf(session.subscription));
  } catch (error) {
    // Begun on another account of Stripe: nothing of it is open here.
    if (!isMissing(error)) throw error;
  }
}
