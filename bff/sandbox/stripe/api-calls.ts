import type { EntityManager } from '../../src/db/database.ts';
import * as input from './api-input.ts';
import { cancelNow, changePlan, setCancelAtPeriodEnd } from './billing.ts';
import { createCheckout, expireCheckout, getCheckout } from './checkout-sessions.ts';
import { sandboxNow } from './clock.ts';
import type { FormValue } from './form-body.ts';
import { addObject, getObject, listObjects, saveObject } from './object-store.ts';
import { createPortalSession } from './portal-sessions.ts';
import { StripeError } from './stripe-error.ts';

/** One call of the API, inside a transaction: `id` is the part of the path that names a thing. */
export type ApiCall = (em: EntityManager, form: Record<string, FormValue>, id: string) => Promise<unknown>;

/** Everything that the sandbox answers, by method and path. */
export const API_CALLS: Readonly<Record<string, ApiCall>> = {
  'POST /v1/customers': (em, form) => {
    const given = input.readInput(input.CustomerInput, form);
    return addObject<'customer'>(em, 'customer', () => ({
      ...given,
      balance: 0,
      invoice_settings: { default_payment_method: null },
    }));
  },
  'GET /v1/customers/:id': (em, _, id) => getObject(em, 'customer', { id }),

  'POST /v1/products': (em, form) => {
    const given = input.readInput(input.ProductInput, form);
    return addObject<'product'>(em, 'product', () => ({ ...given, active: true }));
  },
  'POST /v1/products/:id': async (em, form, id) => {
    const { description, ...change } = input.readInput(input.ProductChange, form);
    const product = await getObject(em, 'product', { id });
    Object.assign(product, change, description === undefined ? {} : { description: description || null });
    await saveObject(em, product);
    return product;
  },

  'POST /v1/prices': async (em, form) => {
    const { recurring, ...given } = input.readInput(input.PriceInput, form);
    await getObject(em, 'product', { id: given.product, param: 'product' });
    return addObject<'price'>(em, 'price', () => ({
      ...given,
      listedBy: given.product,
      active: true,
      type: 'recurring',
      recurring: { ...recurring, interval_count: 1, usage_type: 'licensed' },
    }));
  },
  'GET /v1/prices/:id': (em, _, id) => getObject(em, 'price', { id }),
  'POST /v1/prices/:id': async (em, form, id) => {
    const { active } = input.readInput(input.PriceChange, form);
    const price = await getObject(em, 'price', { id });
    price.active = active;
    await saveObject(em, price);
    return price;
  },

  'POST /v1/checkout/sessions': async (em, form) => {
    const given = input.readInput(input.CheckoutInput, form);
    return createCheckout(em, {
      customer: given.customer,
      price: String(given.line_items[0].price),
      trialDays: given.subscription_data.trial_period_days,
      clientReferenceId: given.client_reference_id,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url,
      collection: given.payment_method_collection,
      metadata: given.metadata,
      subscriptionMetadata: given.subscription_data.metadata,
    });
  },
  'GET /v1/checkout/sessions/:id': async (em, form, id) => {
    const { expand = [] } = input.readInput(input.NoInput, form);
    const session = await getCheckout(em, id);
    if (!expand.includes('subscription') || session.subscription === null) return session;
    return { ...session, subscription: await getObject(em, 'subscription', { id: session.subscription }) };
  },
  'POST /v1/checkout/sessions/:id/expire': (em, _, id) => expireCheckout(em, id),

  'GET /v1/subscriptions/:id': (em, _, id) => getObject(em, 'subscription', { id }),
  'POST /v1/subscriptions/:id': async (em, form, id) => {
    const { cancel_at_period_end, items } = input.readInput(input.SubscriptionChange, form);
    const subscription = await getObject(em, 'subscription', { id });
    const [item] = items ?? [];
    if (item !== undefined) {
      const price = await getObject(em, 'price', { id: item.price, param: 'items[0][price]' });
      await changePlan(em, subscription, price);
    }
    if (cancel_at_period_end !== undefined)
      await setCancelAtPeriodEnd(em, subscription, cancel_at_period_end);
    return subscription;
  },
  'DELETE /v1/subscriptions/:id': async (em, _, id) => {
    const subscription = await getObject(em, 'subscription', { id });
    await cancelNow(em, subscription, await sandboxNow(em));
    return subscription;
  },

  'GET /v1/invoices/:id': (em, _, id) => getObject(em, 'invoice', { id }),

  'GET /v1/billing_portal/configurations': async (em, form) => {
    const { limit, active } = input.readInput(input.ListInput, form);
    const all = await listObjects(em, 'billing_portal.configuration');
    const data = all.filter((each) => active === undefined || each.active === active).slice(0, limit);
    return { object: 'list', data, has_more: false, url: '/v1/billing_portal/configurations' };
  },
  'POST /v1/billing_portal/configurations': (em, form) => {
    const given = input.readInput(input.ConfigurationInput, form);
    return addObject<'billing_portal.configuration'>(em, 'billing_portal.configuration', () => ({
      ...given,
      active: true,
      is_default: false,
    }));
  },
  'POST /v1/billing_portal/configurations/:id': async (em, form, id) => {
    const { features } = input.readInput(input.ConfigurationInput, form);
    const configuration = await getObject(em, 'billing_portal.configuration', { id });
    configuration.features = features;
    await saveObject(em, configuration);
    return configuration;
  },
  'POST /v1/billing_portal/sessions': (em, form) =>
    createPortalSession(em, input.readInput(input.PortalInput, form)),
};

/** The call of a method and path. @throws StripeError as Stripe says it of a path that it does not know. */
export function findCall(method: string, path: string): { call: ApiCall; id: string } {
  for (const [key, call] of Object.entries(API_CALLS)) {
    const [ofMethod, pattern = ''] = key.split(' ');
    const match = new RegExp(`^${pattern.replace(':id', '([A-Za-z0-9_]+)')}$`).exec(path);
    if (method === ofMethod && match) return { call, id: match[1] ?? '' };
  }
  throw new StripeError({ message: `Unrecognized request URL (${method}: ${path}).`, status: 404 });
}
