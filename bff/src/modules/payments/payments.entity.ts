import { defineEntity, p } from '@mikro-orm/core';
import type { StripeAccount } from '../../integrations/stripe/stripe.ts';

// What ties users and plans to Stripe, and what was heard from it. The ids of one account of Stripe mean nothing to another.

/** A user as a customer of Stripe. */
export const StripeCustomer = defineEntity({
  name: 'StripeCustomer',
  tableName: 'stripe_customers',
  properties: {
    ownerId: p.uuid().primary(),
    account: p.text().$type<StripeAccount>().primary(),
    stripeCustomerId: p.text().unique('stripe_customers_stripe_customer_id_unique'),
  },
});

/** How a plan stands at Stripe: one product, and the price that is asked now. */
export const StripeProduct = defineEntity({
  name: 'StripeProduct',
  tableName: 'stripe_products',
  properties: {
    planId: p.uuid().primary(),
    account: p.text().$type<StripeAccount>().primary(),
    stripeProductId: p.text().unique('stripe_products_stripe_product_id_unique'),
    stripePriceId: p.text(),
    /** US dollars a cycle. */
    price: p.decimal().precision(10).scale(2),
    billingCycle: p.text(),
    planVersion: p.integer(),
  },
});

/** The last try of a user to pay. */
export const Checkout = defineEntity({
  name: 'Checkout',
  tableName: 'checkouts',
  properties: {
    ownerId: p.uuid().primary(),
    attemptId: p.uuid(),
    fingerprint: p.text(),
    sessionId: p.text().nullable(),
    startedAt: p.datetime().columnType('timestamptz'),
  },
});

/** An event of Stripe that was handled. */
export const StripeEvent = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  properties: {
    id: p.text().primary(),
    type: p.text(),
    handledAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
