import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Quote, SettledVerdict as Said, Verdict } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

/** What a person says of a requirement of a match now; what they said before stands in the score log. */
export const SettledVerdict = defineEntity({
  name: 'SettledVerdict',
  tableName: 'settled_verdicts',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid().index('settled_verdicts_owner_id_index'),
    jobId: p.uuid(),
    resumeId: p.uuid().index('settled_verdicts_resume_id_index'),
    requirementId: p.text(),
    verdict: p.text().$type<Said>(),
    readAs: p.text().$type<Verdict>(),
    reason: p.text().nullable(),
    quote: p.json<Quote>().nullable(),
    actor: p.text(),
    at: p.datetime().columnType('timestamptz'),
  },
  checks: [{ name: 'settled_verdicts_verdict_check', expression: `verdict in ('met', 'partly', 'not_met')` }],
  uniques: [
    {
      name: 'settled_verdicts_of_requirement_unique',
      properties: ['jobId', 'resumeId', 'requirementId'],
    },
  ],
});
export type SettledVerdict = InferEntity<typeof SettledVerdict>;
