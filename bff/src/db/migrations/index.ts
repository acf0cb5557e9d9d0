import { FirstTables } from './0001-first-tables.ts';

/** In the order in which they run. A migration that was released is never changed: add another. */
export const migrations = [FirstTables];
