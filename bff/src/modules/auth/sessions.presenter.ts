import type { UserSession } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import type { SessionRow } from './own-sessions.service.ts';

export function presentSession(row: SessionRow, ownTokenHash: string): UserSession {
  return {
    id: row.id,
    created_at: timestamp(row.created_at),
    last_seen_at: timestamp(row.last_seen_at),
    expires_at: timestamp(row.expires_at),
    user_agent: row.user_agent,
    is_current: row.token_hash === ownTokenHash,
  };
}
