import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A resume that came or went in this transaction, until its end settles whether the person is new or gone (docs/decisions/0086). */
export const CandidateChange = defineEntity({
  name: 'CandidateChange',
  tableName: 'candidate_changes',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    ownerId: p.uuid().index('candidate_changes_of_owner_index'),
    key: p.text(),
    n: p.integer(),
  },
});
export type CandidateChange = InferEntity<typeof CandidateChange>;
