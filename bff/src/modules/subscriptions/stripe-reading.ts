import { sql } from '@mikro-orm/core';
import type Stripe from 'stripe';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { StripeAccount } from '../../integrations/stripe/stripe.ts';
import type { SubscriptionStatus } from './subscription.entity.ts';

/** A subscription as Stripe showed it, and when: a later reading has a greater number, on every replica. */
export interface StripeReading {
  readonly number: number;
  readonly subscription: Stripe.Subscription;
}

/** To whom and to what a reading belongs here. */
export interface ReadingOwner {
  readonly ownerId: string;
  readonly planId: string;
  readonly account: StripeAccount;
}

/** The number of a reading that begins now: take it before asking Stripe. */
export async function nextReadingNumber(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ number: string }[]>("select nextval('stripe_readings') as number");
  return Number(row?.number);
}

/**
 * Makes the subscription here what Stripe showed. A reading that began before the one already kept changes
 * nothing: whatever happened after it is in the later one.
 */
export async function keepReading(
  em: EntityManager,
  { number, subscription }: StripeReading,
  { ownerId, planId, account }: ReadingOwner,
): Promise<void> {
  const { status, isActive, startDate, endDate, trialEndDate, autoRenew } = stateOf(subscription);
  await em.execute(sql`
    insert into subscriptions (id, owner_id, plan_id, account, stripe_subscription_id, status, is_active,
      start_date, end_date, trial_end_date, auto_renew, read_number)
    values (${newId()}, ${ownerId}, ${planId}, ${account}, ${subscription.id}, ${status}, ${isActive},
      ${startDate}, ${endDate}, ${trialEndDate}, ${autoRenew}, ${number})
    on conflict (stripe_subscription_id) do update set plan_id = excluded.plan_id, status = excluded.status,
      is_active = excluded.is_active, start_date = excluded.start_date, end_date = excluded.end_date,
      trial_end_date = excluded.trial_end_date, auto_renew = excluded.auto_renew,
      read_number = excluded.read_number
    where subscriptions.read_number < excluded.read_number`);
}

/** `unpaid` and `paused` wait for a payment or a card, and give nothing meanwhile. */
const STATUS_AT_STRIPE = new Map<string, SubscriptionStatus>([
  ['trialing', 'trialing'],
  ['active', 'active'],
  ['past_due', 'past_due'],
  ['canceled', 'canceled'],
  ['incomplete_expired', 'canceled'],
]);
const ACTIVE = new Set<SubscriptionStatus>(['trialing', 'active', 'past_due']);

function stateOf(subscription: Stripe.Subscription) {
  const status = STATUS_AT_STRIPE.get(subscription.status) ?? 'incomplete';
  const isActive = ACTIVE.has(status);
  const end =
    subscription.ended_at ?? subscription.cancel_at ?? subscription.items.data[0]?.current_period_end;
  return {
    status,
    isActive,
    startDate: momentOf(subscription.start_date),
    endDate: momentOf(end),
    trialEndDate: momentOf(subscription.trial_end),
    autoRenew: isActive && !subscription.cancel_at_period_end && subscription.cancel_at === null,
  };
}

function momentOf(seconds: number | null | undefined): string | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000).toISOString();
}
