import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A part of a counter, whose value is the sum of its parts. Kept by the database; nothing else writes it
 * (docs/decisions/0086).
 */
export const Counter = defineEntity({
  name: 'Counter',
  tableName: 'counters',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    ownerId: p.uuid(),
    counted: p.text(),
    /** The week, the position, or whatever else the counter tells apart; '' for all. */
    about: p.text(),
    n: p.decimal(),
  },
  indexes: [{ name: 'counters_of_owner_index', properties: ['ownerId', 'counted', 'about'] }],
});
export type Counter = InferEntity<typeof Counter>;
