import type { BlindEntry } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import type { BlindRow } from './blind.service.ts';

export function presentBlindEntry(row: BlindRow): BlindEntry {
  return {
    id: row.id,
    event: row.event,
    resume_id: row.resume_id,
    candidate_name: row.candidate_name,
    reason: row.reason,
    happened_at: timestamp(row.happened_at),
  };
}
