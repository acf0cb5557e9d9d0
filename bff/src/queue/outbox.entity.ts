import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../db/new-id.ts';

/** What a transaction promised to the queue and nobody has handed over yet. */
export const OutboxRow = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    /** Name of the task that makes the jobs. */
    topic: p.text(),
    /** What the jobs are made from, in the task's own table. */
    subjectId: p.uuid(),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
  },
});
export type OutboxRow = InferEntity<typeof OutboxRow>;
