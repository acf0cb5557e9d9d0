import { FirstTables } from './0001-first-tables.ts';
import { Billing } from './0003-billing.ts';
import { Batches } from './0006-batches.ts';

/** In the order in which they run. A migration that was released is never changed: add another. */
export const migrations = [FirstTables, Billing, Batches];
