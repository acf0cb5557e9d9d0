import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ErrorCode } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

/** `waiting` and `running` are open, the others settled: a settled item never changes again. */
export type ItemStatus = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export const BatchItem = defineEntity({
  name: 'BatchItem',
  tableName: 'batch_items',
  properties: {
    /** Also the id of the item's job in the queue, so that it is queued once however often it is handed over. */
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    batchId: p.uuid(),
    position: p.integer(),
    resumeId: p.uuid(),
    status: p.text().$type<ItemStatus>(),
    score: p.double().nullable(),
    error: p.text().nullable(),
    code: p.text().$type<ErrorCode>().nullable(),
  },
  uniques: [{ name: 'batch_items_batch_id_position_unique', properties: ['batchId', 'position'] }],
});
export type BatchItem = InferEntity<typeof BatchItem>;
