import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

export const Job = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    title: p.text(),
    description: p.text().nullable(),
    /** Read from the serialised description on every write, so that it can be counted. */
    isActive: p.boolean().default(true),
    /** Likewise, as YYYY-MM-DD; null when the description has none. */
    dueDate: p.date().nullable(),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
  indexes: [{ name: 'jobs_newest_index', properties: ['ownerId', 'createdAt', 'id'] }],
});
export type Job = InferEntity<typeof Job>;
