import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { BILLING_CYCLES, SUBSCRIPTION_STATUSES } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';
import type { StripeAccount } from '../../integrations/stripe/stripe.ts';

/** What a stored subscription can be; the contract's `none` is the lack of a row. */
export type SubscriptionStatus = Exclude<(typeof SUBSCRIPTION_STATUSES)[number], 'none'>;

/** One row a subscription: who cancels and comes back later has two. */
export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid().index('subscriptions_owner_id_index'),
    planId: p.uuid().index('subscriptions_plan_id_index'),
    status: p.text().$type<SubscriptionStatus>().default('active'),
    isActive: p.boolean(),
    startDate: p.datetime().columnType('timestamptz').nullable(),
    endDate: p.datetime().columnType('timestamptz').nullable(),
    trialEndDate: p.datetime().columnType('timestamptz').nullable(),
    autoRenew: p.boolean(),
    /** What it was bought at: the three are null for one that was given by hand, or not read at Stripe since they are kept. */
    priceCents: p.integer().nullable(),
    priceCurrency: p.text().nullable(),
    priceCycle: p.text().$type<(typeof BILLING_CYCLES)[number]>().nullable(),
    /** Of Stripe that it was paid on; null for one that was given by hand. */
    account: p.text().$type<StripeAccount>().nullable(),
    /** Null for one that was given by hand. */
    stripeSubscriptionId: p.text().nullable().unique(),
    /** The number of the reading at Stripe that the row shows: an older reading never replaces it. */
    readNumber: p.bigint('number').defaultRaw('0'),
  },
  checks: [{ name: 'subscriptions_price_cents_check', expression: 'price_cents >= 0' }],
});
export type Subscription = InferEntity<typeof Subscription>;
