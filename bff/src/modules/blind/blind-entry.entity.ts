import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { BlindEntry as BlindEntryView } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

/** A line of the log of blind mode; the database refuses to change one. */
export const BlindEntry = defineEntity({
  name: 'BlindEntry',
  tableName: 'blind_log',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    event: p.text().$type<BlindEntryView['event']>(),
    resumeId: p.uuid().nullable(),
    reason: p.text().nullable(),
    happenedAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
  },
});
export type BlindEntry = InferEntity<typeof BlindEntry>;
