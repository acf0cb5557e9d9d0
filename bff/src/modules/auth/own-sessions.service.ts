import type { PageQuery } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { type RowOf, readPage } from '../../db/page.ts';
import { Session } from './session.entity.ts';

/** A live session of a user. */
export type SessionRow = RowOf<typeof listSessions>;

/** A user, and the session by which they call. */
export interface Visitor {
  readonly userId: string;
  readonly tokenHash: string;
}

const NEWEST = { by: 'created_at', id: 'id', kind: 'time', direction: 'desc' } as const;

/** The live sessions of a user, newest first. */
export async function listSessions(em: EntityManager, userId: string, query: PageQuery) {
  const live = kysely(em)
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date().toISOString());
  return readPage(live, NEWEST, query);
}

/**
 * Signs one browser out, and tells whether it was the caller's own.
 *
 * @throws AppError not_found, also for a session of another user and for one that has ended.
 */
export async function revokeSession(em: EntityManager, visitor: Visitor, id: string): Promise<boolean> {
  const session = await em.findOne(Session, { id, userId: visitor.userId, expiresAt: { $gt: new Date() } });
  if (session === null) throw new AppError('not_found', 'This session has already ended.');
  await em.nativeDelete(Session, { id, userId: visitor.userId });
  return session.tokenHash === visitor.tokenHash;
}

/** Signs every browser of a user out but the caller's own; tells how many. */
export async function revokeOtherSessions(em: EntityManager, visitor: Visitor): Promise<number> {
  const { userId, tokenHash } = visitor;
  return em.nativeDelete(Session, { userId, tokenHash: { $ne: tokenHash }, expiresAt: { $gt: new Date() } });
}
