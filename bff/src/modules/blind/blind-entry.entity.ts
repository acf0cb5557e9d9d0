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
  checks: [
    { name: 'blind_log_event_check', expression: "event in ('on', 'off', 'reveal')" },
    {
      name: 'blind_log_reveal_check',
      expression: "(event = 'reveal') = (resume_id is not null and reason is not null)",
    },
  ],
  indexes: [
    { name: 'blind_log_of_all_index', properties: ['happenedAt', 'id'] },
    { name: 'blind_log_newest_index', properties: ['ownerId', 'happenedAt', 'id'] },
    {
      name: 'blind_log_revealed_index',
      expression:
        "create index blind_log_revealed_index on blind_log (owner_id, resume_id) where event = 'reveal'",
    },
  ],
});
export type BlindEntry = InferEntity<typeof BlindEntry>;
