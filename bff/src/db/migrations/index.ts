import { FirstTables } from './0001-first-tables.ts';
import { Billing } from './0003-billing.ts';

/** In the order in which they run. A migration that was released is never changed: add another. */
export const migrations = [FirstTables, Billing];
