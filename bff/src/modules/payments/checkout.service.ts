import { AppError } from '@shortlist/api-contract/app-error';
import type Stripe from 'stripe';
import type { EntityManager } from '../../db/database.ts';
import { askStripe, isMissing } from '../../integrations/stripe/ask-stripe.ts';
import type { Payments } from '../../integrations/stripe/stripe.ts';
import { getPlan, type Plan } from '../plans/plans.service.ts';
import { findSubscription, isActiveNow } from '../subscriptions/subscriptions.service.ts';
import type { User } from '../users/users.service.ts';
import { refreshSubscription, stripeIdOf } from './apply-subscription.ts';
import { acquireCheckoutAttempt, releaseCheckoutAttempt, storeCheckoutSession } from './checkout-attempts.ts';
import { openPlanChange } from './portal.service.ts';
import { customerOf } from './stripe-customers.ts';
import { productOf } from './stripe-prices.ts';

/** Who pays, and where the pages are that they come back to. */
export interface Buyer {
  readonly user: User;
  readonly origin: string;
}

/**
 * The address where a user pays for a plan; for who has another one, where they confirm the change.
 *
 * @throws AppError already_subscribed, not_found, conflict for a plan that is no longer sold or when another
 *   checkout was begun at the same time, or unavailable.
 */
export async function startCheckout(
  em: EntityManager,
  payments: Payments,
  { user, origin, planId }: Buyer & { readonly planId: string },
): Promise<string> {
  const plan = await getPlan(em, planId);
  const own = await findSubscription(em, { ownerId: user.id, account: payments.account });
  const isActive = own !== null && isActiveNow(own.subscription);
  if (isActive && own.plan.id === plan.id) {
    throw new AppError('already_subscribed', "You're already on this plan.");
  }
  if (plan.isArchived)
    throw new AppError('conflict', 'This plan is no longer available. Choose another plan.');
  const current = isActive ? own.subscription.stripeSubscriptionId : null;
  if (current) return openPlanChange(em, payments, { user, origin, plan, subscriptionId: current });
  return openCheckout(em, payments, { user, origin, plan, isFirst: own === null });
}

/**
 * How an own checkout ended. One that is complete counts at once: the event may still be on its way.
 *
 * @throws AppError not_found, also for the checkout of another.
 */
export async function readCheckout(
  em: EntityManager,
  payments: Payments,
  own: { id: string; ownerId: string },
) {
  const session = await findSession(payments, own.id);
  const planId = session?.metadata?.plan_id;
  if (session === null || session.client_reference_id !== own.ownerId || !planId) {
    throw new AppError('not_found', "Payment not found, or you don't have access.");
  }
  if (session.status === 'complete' && session.subscription !== null) {
    await refreshSubscription(em, payments, stripeIdOf(session.subscription));
    await releaseCheckoutAttempt(em, session.id);
  }
  return {
    status: STATES.find((state) => state === session.status) ?? 'expired',
    plan: await getPlan(em, planId),
  };
}

/** What the contract says of a checkout. */
const STATES = ['open', 'complete', 'expired'] as const;

async function findSession({ stripe }: Payments, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await askStripe(stripe.checkout.sessions.retrieve(id));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What is bought; a trial is for who never had a subscription, of whatever plan. */
type Purchase = Buyer & { readonly plan: Plan; readonly isFirst: boolean };

async function openCheckout(em: EntityManager, payments: Payments, purchase: Purchase): Promise<string> {
  const customer = await customerOf(em, payments, purchase.user);
  const { stripePriceId: price } = await productOf(em, payments, purchase.plan);
  const params = sessionParams(purchase, { customer, price });
  const attempt = await acquireCheckoutAttempt(em, purchase.user.id, params);
  const idempotencyKey = `checkout-${attempt.id}`;
  const session = await askStripe(payments.stripe.checkout.sessions.create(params, { idempotencyKey }));
  if (session.url === null) throw new Error('Stripe gave a checkout session without an address.');
  if (!(await storeCheckoutSession(em, attempt.id, session.id))) {
    await expire(payments, session.id);
    throw new AppError('conflict', 'Another checkout is already open. Continue with that one.');
  }
  if (attempt.session_before !== null && attempt.session_before !== session.id) {
    await expire(payments, attempt.session_before);
  }
  return session.url;
}

function sessionParams(
  { user, origin, plan, isFirst }: Purchase,
  { customer, price }: { customer: string; price: string },
): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: user.id, plan_id: plan.id };
  const trial = isFirst && plan.trialDays > 0 ? { trial_period_days: plan.trialDays } : {};
  return {
    mode: 'subscription',
    customer,
    client_reference_id: user.id,
    line_items: [{ price, quantity: 1 }],
    // What costs nothing needs no card.
    payment_method_collection: plan.price > 0 ? 'always' : 'if_required',
    metadata,
    subscription_data: { metadata, ...trial },
    success_url: `${origin}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/plans/${plan.id}`,
  };
}

/** A session that is paid or expired already says so by an error, which changes nothing. */
async function expire({ stripe }: Payments, id: string): Promise<void> {
  await askStripe(stripe.checkout.sessions.expire(id)).catch(() => {});
}
