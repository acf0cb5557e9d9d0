import type { z } from 'zod';
import type { EntityManager } from '../../src/db/database.ts';
import type { PortalInput } from './api-input.ts';
import { addObject, getObject } from './object-store.ts';
import { StripeError } from './stripe-error.ts';
import type { PortalSession } from './stripe-objects.ts';

export async function createPortalSession(
  em: EntityManager,
  input: z.output<typeof PortalInput>,
): Promise<PortalSession> {
  const { customer, configuration: id, return_url, flow_data: flow } = input;
  await getObject(em, 'customer', { id: customer, param: 'customer' });
  const param = 'configuration';
  const { features } = await getObject(em, 'billing_portal.configuration', { id, param });
  const change = flow?.subscription_update_confirm ?? null;
  if (change !== null) {
    const found = await getObject(em, 'subscription', { id: change.subscription, param: 'flow_data' });
    const offered = features.subscription_update.products.flatMap(({ prices }) => prices);
    const isOffered = change.items.every(({ price }) => offered.includes(price));
    if (found.customer !== customer || found.status === 'canceled' || !isOffered) {
      const message = 'The subscription cannot be updated to this price with this configuration.';
      throw new StripeError({ message, param: 'flow_data[subscription_update_confirm]' });
    }
  }
  return addObject<'billing_portal.session'>(em, 'billing_portal.session', (sessionId) => ({
    customer,
    return_url,
    url: `${new URL(return_url).origin}/sandbox/stripe/portal/${sessionId}`,
    sandbox: {
      price: change?.items[0]?.price ?? null,
      changedUrl: flow?.after_completion.redirect.return_url ?? return_url,
    },
  }));
}
