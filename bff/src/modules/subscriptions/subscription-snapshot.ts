import { BILLING_CYCLES } from '@shortlist/api-contract';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import type { StripeAccount } from '../../integrations/stripe/stripe.ts';
import type { SubscriptionStatus } from './subscription.entity.ts';

/** A subscription as Stripe showed it, and when: a later reading has a greater number, on every replica. */
export interface SubscriptionSnapshot {
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
  const { number } = await kysely(em)
    .selectNoFrom(sql<string>`nextval('stripe_readings')`.as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
}

/**
 * Makes the subscription here what Stripe showed. A reading that began before the one already kept changes
 * nothing: whatever happened after it is in the later one.
 */
export async function storeSnapshot(
  em: EntityManager,
  { number, subscription }: SubscriptionSnapshot,
  { ownerId, planId, account }: ReadingOwner,
): Promise<void> {
  const read = { plan_id: planId, read_number: number, ...stateOf(subscription) };
  await kysely(em)
    .insertInto('subscriptions')
    .values({
      id: newId(),
      owner_id: ownerId,
      account,
      stripe_subscription_id: subscription.id,
      ...read,
    })
    .onConflict((conflict) =>
      conflict
        .column('stripe_subscription_id')
        .doUpdateSet(read)
        .whereRef('subscriptions.read_number', '<', 'excluded.read_number'),
    )
    .execute();
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
    is_active: isActive,
    ...priceOf(subscription),
    start_date: momentOf(subscription.start_date),
    end_date: momentOf(end),
    trial_end_date: momentOf(subscription.trial_end),
    auto_renew: isActive && !subscription.cancel_at_period_end && subscription.cancel_at === null,
  };
}

/** What is paid each cycle, whatever the plan costs now; nulls for a price that no plan of ours has. */
function priceOf({ items }: Stripe.Subscription) {
  const item = items.data[0];
  const price = item?.price;
  const cycle = BILLING_CYCLES.find((each) => each === price?.recurring?.interval);
  if (!price || price.unit_amount === null || cycle === undefined)
    return { price_cents: null, price_currency: null, price_cycle: null };
  return {
    price_cents: price.unit_amount * (item.quantity ?? 1),
    price_currency: price.currency,
    price_cycle: cycle,
  };
}

function momentOf(seconds: number | null | undefined): string | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000).toISOString();
}
