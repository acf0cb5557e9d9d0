import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Batch as BatchOfContract } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

export const Batch = defineEntity({
  name: 'Batch',
  tableName: 'batches',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    kind: p.text().$type<BatchOfContract['kind']>(),
    jobId: p.uuid().nullable(),
    status: p.text().$type<BatchOfContract['status']>(),
    total: p.integer(),
    /** How many of its items are done and how many have failed: counted when an item is settled. */
    done: p.integer().default(0),
    failed: p.integer().default(0),
    createdAt: p.datetime().columnType('timestamptz').index('batches_created_at_index'),
    /** When the last item was settled; of a canceled batch, when the last running one was. */
    finishedAt: p.datetime().columnType('timestamptz').nullable(),
  },
  indexes: [{ name: 'batches_newest_index', properties: ['ownerId', 'createdAt', 'id'] }],
});
export type Batch = InferEntity<typeof Batch>;
