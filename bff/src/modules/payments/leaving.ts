import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import { askStripe, isMissing } from '../../integrations/stripe/ask-stripe.ts';
import type { Payments } from '../../integrations/stripe/stripe.ts';
import { idOf, refreshSubscription } from './apply-subscription.ts';

/**
 * The plan of a subscription that would be paid again, or waits for a payment; null when there is none. One that
 * was given by hand, or that ends with its period, costs nothing any more. What was paid in the sandbox counts only there.
 */
export async function findRunningPlan(
  em: EntityManager,
  payments: Payments | null,
  ownerId: string,
): Promise<string | null> {
  const account = payments?.account ?? null;
  const rows = await em.execute<{ name: string }[]>(sql`
    select p.name from subscriptions s join plans p on p.id = s.plan_id
    where s.owner_id = ${ownerId} and s.stripe_subscription_id is not null
      and (s.auto_renew or s.status = 'incomplete')
      and case when ${account}::text is null then s.account <> 'sandbox' else s.account = ${account} end
    order by s.start_date desc nulls last limit 1`);
  return rows[0]?.name ?? null;
}

/**
 * Closes a payment page that the user has left open, so that nobody pays for an account that is gone. One that was
 * paid already counts at once: its event may still be on its way.
 *
 * @throws AppError unavailable
 */
export async function endCheckout(em: EntityManager, payments: Payments, ownerId: string): Promise<void> {
  const [begun] = await em.execute<{ session_id: string | null }[]>(
    sql`select session_id from checkouts where owner_id = ${ownerId}`,
  );
  if (!begun?.session_id) return;
  const { sessions } = payments.stripe.checkout;
  try {
    const session = await askStripe(sessions.retrieve(begun.session_id));
    if (session.status === 'open') await askStripe(sessions.expire(session.id));
    if (session.subscription !== null) await refreshSubscription(em, payments, idOf(session.subscription));
  } catch (error) {
    // Begun on another account of Stripe: nothing of it is open here.
    if (!isMissing(error)) throw error;
  }
}
