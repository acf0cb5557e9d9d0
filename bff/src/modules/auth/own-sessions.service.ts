import { sql } from '@mikro-orm/core';
import type { PageQuery } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { cutPage, type Page, pageSql, type Sort } from '../../db/page-sql.ts';
import { Session } from './session.entity.ts';

/** A live session of a user, as the database returns it. */
export interface SessionRow {
  readonly id: string;
  readonly token_hash: string;
  readonly user_agent: string | null;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly expires_at: string;
  readonly sort_key: string;
}

/** A user, and the session by which they call. */
export interface Visitor {
  readonly userId: string;
  readonly tokenHash: string;
}

const NEWEST: Sort = { by: 's.created_at', id: 's.id', kind: 'time', direction: 'desc' };

/** The live sessions of a user, newest first. */
export async function listSessions(
  em: EntityManager,
  userId: string,
  query: PageQuery,
): Promise<Page<SessionRow>> {
  const page = pageSql(NEWEST, query.cursor);
  const rows = await em.execute<SessionRow[]>(sql`
    select s.id, s.token_hash, s.user_agent, s.created_at, s.last_seen_at, s.expires_at, ${page.key} as sort_key
    from sessions s
    where s.user_id = ${userId} and s.expires_at > ${new Date()} and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}

/**
 * Signs one browser out, and tells whether it was the caller's own.
 *
 * @throws AppError not_found, also for a session of another user and for one that has ended.
 */
export async function revokeSession(em: EntityManager, visitor: Visitor, id: string): Promise<boolean> {
  const session = await em.findOne(Session, { id, userId: visitor.userId, expiresAt: { $gt: new Date() } });
  if (session === null)
    throw new AppError('not_found', 'This session does not exist, or it has ended already.');
  await em.nativeDelete(Session, { id, userId: visitor.userId });
  return session.tokenHash === visitor.tokenHash;
}

/** Signs every browser of a user out but the caller's own; tells how many. */
export async function revokeOtherSessions(em: EntityManager, visitor: Visitor): Promise<number> {
  const { userId, tokenHash } = visitor;
  return em.nativeDelete(Session, { userId, tokenHash: { $ne: tokenHash }, expiresAt: { $gt: new Date() } });
}
