import type { EntityManager } from '../../src/db/database.ts';
import * as input from './api-input.ts';
import { createCheckout, expireCheckout, getCheckout } from './checkout-sessions.ts';
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
      invoice_settings: { default_payment_method: null },
    }));
  },

  'POST /v1/products': (em, form) => {
    const given = input.readInput(input.ProductInput, form);
    return addObject<'product'>(em, 'product', () => given);
  },
  'POST /v1/products/:id': async (em, form, id) => {
    const { name, description } = input.readInput(input.ProductChange, form);
    const product = await getObject(em, 'product', { id });
    Object.assign(product, { name, description: description || null });
    await saveObject(em, product);
    return product;
  },

  'POST /v1/prices': async (em, form) => {
    const given = input.readInput(input.PriceInput, form);
    await getObject(em, 'product', { id: given.product, param: 'product' });
    return addObject<'price'>(em, 'price', () => ({ ...given, active: true }));
  },
  'POST /v1/prices/:id': async (em, form, id) => {
    const { active } = input.readInput(input.PriceChange, form);
    const price = await getObject(em, 'price', { id });
    price.active = active;
    await saveObject(em, price);
    return price;
  },

  'POST /v1/checkout/sessions': (em, form) => createCheckout(em, input.readInput(input.CheckoutInput, form)),
  'GET /v1/checkout/sessions/:id': (em, _, id) => getCheckout(em, id),
  'POST /v1/checkout/sessions/:id/expire': (em, _, id) => expireCheckout(em, id),

  'GET /v1/subscriptions/:id': (em, _, id) => getObject(em, 'subscription', { id }),

  'GET /v1/billing_portal/configurations': async (em) => {
    const data = await listObjects(em, 'billing_portal.configuration');
    return { object: 'list', data, has_more: false, url: '/v1/billing_portal/configurations' };
  },
  'POST /v1/billing_portal/configurations': (em, form) => {
    const given = input.readInput(input.ConfigurationInput, form);
    return addObject<'billing_portal.configuration'>(em, 'billing_portal.configuration', () => ({
      ...given,
      active: true,
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
