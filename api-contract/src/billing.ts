import { z } from 'zod';
import { endpoint, rawEndpoint } from './endpoint.ts';
import { Done, Id, PageQuery, Timestamp } from './fields.ts';
import { tryJson } from './json.ts';
import { NO_LIMITS } from './plan-features.ts';
import { PlanLimits, PlanLimitsInput } from './plan-limits.ts';
import { isVisible } from './visible-text.ts';

export const BILLING_CYCLES = ['month', 'year'] as const;

export const Plan = z.object({
  id: Id,
  name: z.string(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  /** US dollars a cycle, of whole cents. */
  price: z.number().min(0),
  billing_cycle: z.enum(BILLING_CYCLES),
  /** JSON text: read it with `parseFeatureFlags`. */
  feature_flags: z.string().nullable(),
  limits: PlanLimits,
  /** Days before the first payment; 0 for none. */
  trial_days: z.number().int().min(0),
  /** True when it is no longer sold; whoever has it keeps it. */
  is_archived: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

const PRICE = 'Price must be 0 or more, with up to two decimals.';

/** What an administrator writes of a plan. */
export const PlanInput = z.object({
  name: z
    .string('Name is required.')
    .trim()
    .min(1, 'Name is required.')
    .max(100, 'Name must be 100 characters or fewer.')
    .refine(isVisible, 'Name is required.'),
  tagline: optionalText(200, 'Tagline must be 200 characters or fewer.'),
  description: optionalText(5000, 'Description must be 5,000 characters or fewer.'),
  price: z
    .number(PRICE)
    .min(0, PRICE)
    .max(999_999.99, 'Price must be 999,999.99 or less.')
    .multipleOf(0.01, PRICE),
  billing_cycle: z.enum(BILLING_CYCLES, 'Billing cycle must be month or year.').default('month'),
  feature_flags: optionalText(10_000, 'Feature flags must be 10,000 characters or fewer.').refine(
    (text) => text === null || tryJson(text) !== null,
    'Feature flags must be valid JSON.',
  ),
  limits: PlanLimitsInput.default(NO_LIMITS),
  trial_days: z
    .number('Trial days must be a whole number from 0 to 365.')
    .int('Trial days must be a whole number from 0 to 365.')
    .min(0, 'Trial days must be a whole number from 0 to 365.')
    .max(365, 'Trial days must be a whole number from 0 to 365.')
    .default(0),
});
export type PlanInput = z.output<typeof PlanInput>;

/** Text that may be left out or null; empty text is null. */
function optionalText(max: number, sentence: string) {
  return z
    .string()
    .trim()
    .max(max, sentence)
    .nullish()
    .transform((text) => text || null);
}

export const SUBSCRIPTION_STATUSES = [
  'none',
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'canceled',
] as const;

/** What a subscription costs: cents of its currency, each billing cycle. */
export const SubscriptionPrice = z.object({
  amount_cents: z.number().int().min(0),
  /** Three letters of ISO 4217 in lower case, as Stripe writes them. */
  currency: z.string().regex(/^[a-z]{3}$/),
  billing_cycle: z.enum(BILLING_CYCLES),
});
export type SubscriptionPrice = z.infer<typeof SubscriptionPrice>;

/** The user's subscription; `plan` is null when there is none. */
export const Subscription = z.object({
  plan: Plan.nullable(),
  /** What the user pays: the price of when they subscribed, whatever the plan costs now. Null without a plan. */
  price: SubscriptionPrice.nullable(),
  /** `past_due`: a payment failed and is tried again; it still counts as active. */
  status: z.enum(SUBSCRIPTION_STATUSES),
  is_active: z.boolean(),
  start_date: Timestamp.nullable(),
  /** End of the period that is paid for: the next payment, or the end when `auto_renew` is false. */
  end_date: Timestamp.nullable(),
  trial_end_date: Timestamp.nullable(),
  auto_renew: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

const PlanId = z.object({ id: Id });

export const plans = {
  onOffer: endpoint({
    id: 'plans.onOffer',
    method: 'GET',
    path: '/api/offers',
    access: 'public',
    summary: 'List available plans without signing in, cheapest first (up to 50).',
    response: z.array(Plan).max(50),
    resource: 'plans',
  }),
  list: endpoint({
    id: 'plans.list',
    method: 'GET',
    path: '/api/plans/',
    access: 'user',
    summary: 'List available plans, cheapest first. Excludes archived plans.',
    query: PageQuery,
    response: z.array(Plan),
    resource: 'plans',
  }),
  get: endpoint({
    id: 'plans.get',
    method: 'GET',
    path: '/api/plans/:id',
    access: 'user',
    summary: 'Get a plan, including archived plans.',
    params: PlanId,
    response: Plan,
    resource: 'plans',
  }),
  create: endpoint({
    id: 'plans.create',
    method: 'POST',
    path: '/api/plans/',
    access: 'admin',
    errors: ['conflict'],
    summary: 'Create a plan.',
    body: PlanInput,
    response: Plan,
    status: 201,
    resource: 'plans',
    touches: ['plans'],
  }),
  update: endpoint({
    id: 'plans.update',
    method: 'PUT',
    path: '/api/plans/:id',
    access: 'admin',
    errors: ['conflict'],
    summary: 'Update a plan. Current subscribers keep their price.',
    params: PlanId,
    body: PlanInput,
    response: Plan,
    resource: 'plans',
    touches: ['plans', 'subscription'],
  }),
  remove: endpoint({
    id: 'plans.remove',
    method: 'DELETE',
    path: '/api/plans/:id',
    access: 'admin',
    errors: ['conflict'],
    summary: 'Delete a plan, or archive it if it has subscribers.',
    params: PlanId,
    response: Done.extend({ is_archived: z.boolean() }),
    resource: 'plans',
    touches: ['plans'],
  }),
} as const;

export const subscriptions = {
  mine: endpoint({
    id: 'subscriptions.mine',
    method: 'GET',
    path: '/api/subscriptions/me',
    access: 'user',
    summary: "Get the caller's subscription. `plan` is null if there is none.",
    response: Subscription,
    resource: 'subscription',
  }),
} as const;

/** Where the browser is sent. */
const Redirection = z.object({ url: z.url() });

export const payments = {
  createCheckoutSession: endpoint({
    id: 'payments.createCheckoutSession',
    method: 'POST',
    path: '/api/payments/create-checkout-session/:id',
    access: 'user',
    errors: ['already_subscribed', 'conflict', 'not_configured', 'unavailable'],
    summary: 'Start checkout for a plan. Existing subscribers are sent to confirm the plan change.',
    params: PlanId,
    response: Redirection,
    resource: 'subscription',
    touches: ['subscription'],
  }),
  checkoutSession: endpoint({
    id: 'payments.checkoutSession',
    method: 'GET',
    path: '/api/payments/checkout-sessions/:id',
    access: 'user',
    errors: ['not_configured', 'unavailable'],
    summary: 'Get the result of a checkout and activate a paid plan.',
    params: z.object({ id: z.string().regex(/^cs_[A-Za-z0-9_]{1,200}$/) }),
    response: z.object({ status: z.enum(['open', 'complete', 'expired']), plan: Plan }),
    resource: 'subscription',
  }),
  createPortalSession: endpoint({
    id: 'payments.createPortalSession',
    method: 'POST',
    path: '/api/payments/create-portal-session',
    access: 'user',
    errors: ['not_found', 'conflict', 'not_configured', 'unavailable'],
    summary: 'Open the billing portal for invoices, payment method, plan changes, and cancellation.',
    response: Redirection,
    resource: 'subscription',
    touches: ['subscription'],
  }),
} as const;

export const rawPayments = {
  webhook: rawEndpoint({
    id: 'payments.webhook',
    method: 'POST',
    path: '/api/payments/webhook',
    access: 'public',
    errors: ['invalid_signature', 'payload_too_large', 'not_configured', 'unavailable'],
    summary: 'Receive signed payment events. Each event is processed once.',
    consumes: 'application/json',
    produces: ['application/json'],
  }),
} as const;
