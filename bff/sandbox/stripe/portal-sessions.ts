import type { EntityManager } from '../../src/db/database.ts';
import { addObject, getObject, listObjects } from './object-store.ts';
import { StripeError } from './stripe-error.ts';
import type { Flow, PortalSession, Price, Subscription } from './stripe-objects.ts';

export interface NewPortalSession {
  readonly customer: string;
  readonly configuration: string;
  readonly return_url: string;
  readonly flow_data: Flow | null;
}

export async function createPortalSession(
  em: EntityManager,
  input: NewPortalSession,
): Promise<PortalSession> {
  const { customer, configuration, return_url, flow_data: flow } = input;
  await getObject(em, 'customer', { id: customer, param: 'customer' });
  const { features } = await getObject(em, 'billing_portal.configuration', {
    id: configuration,
    param: 'configuration',
  });
  if (flow !== null) {
    const { subscription, items } = flow.subscription_update_confirm;
    const found = await getObject(em, 'subscription', { id: subscription, param: 'flow_data[subscription]' });
    const offered = features.subscription_update.products.flatMap(({ prices }) => prices);
    const isOffered = items.every(({ price }) => offered.includes(price));
    if (found.customer !== customer || found.status === 'canceled' || !isOffered) {
      const message = 'The subscription cannot be updated to this price with this configuration.';
      throw new StripeError({ message, param: 'flow_data[subscription_update_confirm]' });
    }
  }
  return addObject<'billing_portal.session'>(em, 'billing_portal.session', (id) => ({
    listedBy: customer,
    customer,
    configuration,
    return_url,
    url: `${new URL(return_url).origin}/sandbox/stripe/portal/${id}`,
    flow,
  }));
}

/** The subscription that the portal of a customer is about: the one that runs, else the last; null if none. */
export async function findSubscriptionOf(em: EntityManager, customer: string): Promise<Subscription | null> {
  const all = await listObjects(em, 'subscription', customer);
  return all.find(({ status }) => status !== 'canceled') ?? all[0] ?? null;
}

/** The prices that a portal offers, cheapest first, with the names of their products. */
export async function offeredPrices(em: EntityManager, session: PortalSession) {
  const { features } = await getObject(em, 'billing_portal.configuration', { id: session.configuration });
  const offered: { price: Price; name: string }[] = [];
  for (const { product: productId, prices } of features.subscription_update.products) {
    const product = await getObject(em, 'product', { id: productId });
    for (const id of prices)
      offered.push({ price: await getObject(em, 'price', { id }), name: product.name });
  }
  return offered.sort((one, other) => one.price.unit_amount - other.price.unit_amount);
}
