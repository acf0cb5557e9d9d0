import { AppError } from '@shortlist/api-contract/app-error';
import type Stripe from 'stripe';
import type { EntityManager } from '../../db/database.ts';
import { askStripe } from '../../integrations/stripe/ask-stripe.ts';
import type { Payments } from '../../integrations/stripe/stripe.ts';
import { listPlans, type Plan } from '../plans/plans.service.ts';
import type { User } from '../users/users.service.ts';
import { refreshSubscription, stripeIdOf } from './apply-subscription.ts';
import { findCustomer } from './stripe-customers.ts';
import { productOf } from './stripe-prices.ts';

/** How many plans a portal can offer. */
const MAX_OFFERED = 10;

/** Tells our configuration of the portal from others of the same account. */
const OURS = 'shortlist';

/**
 * The address of the billing portal: plan, card, invoices, canceling. `billing=` on the way back tells the page that
 * events may still be on their way.
 *
 * @throws AppError conflict for who never subscribed, or unavailable.
 */
export async function openPortal(
  em: EntityManager,
  payments: Payments,
  { user, origin }: { user: User; origin: string },
): Promise<string> {
  const customer = await findCustomer(em, payments.account, user.id);
  if (customer === null) {
    throw new AppError('conflict', "You don't have a subscription to manage. Choose a plan first.");
  }
  const configuration = await configurationOf(em, payments, null);
  const params = { customer, configuration, return_url: `${origin}/plans?billing=back` };
  return (await askStripe(payments.stripe.billingPortal.sessions.create(params))).url;
}

interface PlanChange {
  readonly user: User;
  readonly origin: string;
  readonly plan: Plan;
  readonly subscriptionId: string;
}

/** The address where a subscriber confirms the change to another plan; what was paid already is counted. */
export async function openPlanChange(
  em: EntityManager,
  payments: Payments,
  { origin, plan, subscriptionId }: PlanChange,
): Promise<string> {
  const subscription = await refreshSubscription(em, payments, subscriptionId);
  const item = subscription?.items.data[0];
  if (subscription === null || item === undefined) {
    throw new AppError('conflict', 'Your subscription just ended. Subscribe again to continue.');
  }
  const { stripePriceId: price } = await productOf(em, payments, plan);
  const returnUrl = `${origin}/plans/${plan.id}`;
  const session = await askStripe(
    payments.stripe.billingPortal.sessions.create({
      customer: stripeIdOf(subscription.customer),
      configuration: await configurationOf(em, payments, plan),
      return_url: returnUrl,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: item.id, price, quantity: 1 }],
        },
        after_completion: { type: 'redirect', redirect: { return_url: `${returnUrl}?billing=changed` } },
      },
    }),
  );
  return session.url;
}

/** Our configuration of the portal, which offers the plans on sale at their prices of now. */
async function configurationOf(em: EntityManager, payments: Payments, wanted: Plan | null): Promise<string> {
  const features = featuresWith(await offeredProducts(em, payments, wanted));
  const { billingPortal } = payments.stripe;
  const { data } = await askStripe(billingPortal.configurations.list({ active: true, limit: 100 }));
  const found = data.find(({ metadata }) => metadata?.app === OURS);
  const saved = await askStripe(
    found === undefined
      ? billingPortal.configurations.create({ features, metadata: { app: OURS } })
      : billingPortal.configurations.update(found.id, { features }),
  );
  return saved.id;
}

async function offeredProducts(em: EntityManager, payments: Payments, wanted: Plan | null) {
  const { rows } = await listPlans(em, { limit: MAX_OFFERED });
  const others = rows.filter(({ id }) => id !== wanted?.id);
  const plans = wanted === null ? others : [wanted, ...others].slice(0, MAX_OFFERED);
  const products = [];
  for (const plan of plans) {
    const { stripeProductId: product, stripePriceId: price } = await productOf(em, payments, plan);
    products.push({ product, prices: [price] });
  }
  return products;
}

function featuresWith(
  products: { product: string; prices: string[] }[],
): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  return {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: products.length > 0,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products,
    },
  };
}
