import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CandidateHoldings, Erasure as ErasureReceipt } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

/** What remains of an erasure: nothing that says who it was. */
export const Erasure = defineEntity({
  name: 'Erasure',
  tableName: 'erasures',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    erasedAt: p.datetime().columnType('timestamptz'),
    cause: p.text().$type<ErasureReceipt['cause']>(),
    removed: p.json<CandidateHoldings>(),
  },
  checks: [{ name: 'erasures_cause_check', expression: `cause in ('request', 'retention')` }],
  indexes: [{ name: 'erasures_newest_index', properties: ['ownerId', 'erasedAt', 'id'] }],
});
export type Erasure = InferEntity<typeof Erasure>;
