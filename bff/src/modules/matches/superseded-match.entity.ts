import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A match of an earlier version of a resume that no ranking shows, because a later version of the same person is
 * matched against the same position. Kept by the database; nothing else writes it (docs/decisions/0042).
 */
export const SupersededMatch = defineEntity({
  name: 'SupersededMatch',
  tableName: 'superseded_matches',
  properties: {
    matchId: p.uuid().primary(),
    /** Of the match, for the counters. */
    ownerId: p.uuid().nullable(),
    jobId: p.uuid().nullable(),
    evaluatedAt: p.datetime().columnType('timestamptz').nullable(),
  },
});
export type SupersededMatch = InferEntity<typeof SupersededMatch>;
