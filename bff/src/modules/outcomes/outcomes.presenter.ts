import type { Outcome } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import type { OutcomeRow } from './outcomes.service.ts';

export function presentOutcome(row: OutcomeRow): Outcome {
  return {
    job_id: row.job_id,
    resume_id: row.resume_id,
    interviewed_on: row.interviewed_on,
    offer_sent_on: row.offer_sent_on,
    offer_accepted_on: row.offer_accepted_on,
    updated_at: timestamp(row.updated_at),
  };
}
