import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../src/db/database.ts';
import { addObject, onTheWire } from './object-store.ts';
import type { StripeObject } from './stripe-objects.ts';

/** The version whose shapes the sandbox speaks. */
export const API_VERSION = '2026-10-28.endive';

/** Notes that something happened, to be delivered once the transaction is through. */
export async function emit(em: EntityManager, type: string, object: StripeObject): Promise<void> {
  const event = await addObject<'event'>(em, 'event', () => ({
    type,
    api_version: API_VERSION,
    data: { object: onTheWire(object) },
  }));
  await em.execute(sql`insert into sandbox_stripe_deliveries (event_id) values (${event.id})`);
}
