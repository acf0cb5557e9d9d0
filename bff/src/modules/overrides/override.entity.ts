import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { OverrideVerdict } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

/** What a person says of a match now; what they said before stands in the score log. */
export const Override = defineEntity({
  name: 'Override',
  tableName: 'overrides',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid().index('overrides_owner_id_index'),
    jobId: p.uuid(),
    resumeId: p.uuid().index('overrides_resume_id_index'),
    verdict: p.text().$type<OverrideVerdict>(),
    score: p.double().nullable(),
    reason: p.text(),
    at: p.datetime().columnType('timestamptz'),
  },
  checks: [{ name: 'overrides_verdict_check', expression: `verdict in ('strong', 'possible', 'weak')` }],
  uniques: [{ name: 'overrides_job_id_resume_id_unique', properties: ['jobId', 'resumeId'] }],
});
export type Override = InferEntity<typeof Override>;
