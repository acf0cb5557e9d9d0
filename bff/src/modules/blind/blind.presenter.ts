import type { AccountBlindEntry, BlindEntry } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import type { AccountBlindRow, BlindRow } from './list-blind-log.ts';

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

export function presentAccountBlindEntry(row: AccountBlindRow): AccountBlindEntry {
  return { ...presentBlindEntry(row), account: { username: row.username, email: row.email } };
}
