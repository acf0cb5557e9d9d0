import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** How far a candidate came for a position; a row has at least one day. */
export const Outcome = defineEntity({
  name: 'Outcome',
  tableName: 'outcomes',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    jobId: p.uuid(),
    resumeId: p.uuid(),
    interviewedOn: p.date().nullable(),
    offerSentOn: p.date().nullable(),
    offerAcceptedOn: p.date().nullable(),
    updatedAt: p.datetime().columnType('timestamptz'),
  },
  checks: [
    {
      name: 'outcomes_offer_check',
      expression:
        'offer_accepted_on is null or (offer_sent_on is not null and offer_accepted_on >= offer_sent_on)',
    },
  ],
  uniques: [{ name: 'outcomes_job_id_resume_id_unique', properties: ['jobId', 'resumeId'] }],
  indexes: [
    { name: 'outcomes_newest_index', properties: ['ownerId', 'updatedAt', 'id'] },
    { name: 'outcomes_of_job_index', properties: ['jobId', 'updatedAt', 'id'] },
    { name: 'outcomes_of_resume_index', properties: ['resumeId', 'updatedAt', 'id'] },
  ],
});
export type Outcome = InferEntity<typeof Outcome>;
