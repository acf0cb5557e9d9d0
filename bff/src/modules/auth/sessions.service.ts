import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@shortlist/api-contract/app-error';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { findUserById, type User } from '../users/users.service.ts';
import { Session } from './session.entity.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A session ends after 30 days without a visit. */
export const SESSION_MS = 30 * DAY_MS;

/** A visit is written down when the last one is longer ago, so that not every read of ours writes. */
const VISIT_MS = 5 * MINUTE_MS;

const MAX_USER_AGENT = 300;

/**
 * Starts a session and returns its token, which is kept nowhere but in the cookie. The account must still have
 * the password that was checked: else a login that runs while the account is taken back by its owner would
 * outlive it (the share lock makes the one wait for the other).
 *
 * @throws AppError wrong_credentials when the password was removed meanwhile.
 */
export async function openSession(
  em: EntityManager,
  user: Pick<User, 'id' | 'passwordHash'>,
  userAgent = '',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const agent = userAgent.trim().slice(0, MAX_USER_AGENT) || null;
  const opened = await kysely(em)
    .insertInto('sessions')
    .columns(['token_hash', 'id', 'user_id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .expression(({ selectFrom }) =>
      selectFrom('users as u')
        .select(({ ref }) => [
          sql`${hashToken(token)}::text`.as('token_hash'),
          sql`${newId()}::uuid`.as('id'),
          ref('u.id').as('user_id'),
          sql`${agent}::text`.as('user_agent'),
          sql`${now.toISOString()}::timestamptz`.as('created_at'),
          sql`${now.toISOString()}::timestamptz`.as('last_seen_at'),
          sql`${inFull(now).toISOString()}::timestamptz`.as('expires_at'),
        ])
        .where('u.id', '=', user.id)
        .where('u.password_hash', 'is not distinct from', user.passwordHash ?? null)
        .forShare('u'),
    )
    .returning('id')
    .execute();
  if (opened.length === 0) throw new AppError('wrong_credentials', 'Incorrect email or password.');
  return token;
}

/** The user of a live session. `isExtended` tells that its end was moved, so that the cookie's must be too. */
export async function findSignedIn(
  em: EntityManager,
  token: string,
): Promise<{ user: User; isExtended: boolean } | null> {
  const session = await em.findOne(Session, { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } });
  if (session === null) return null;
  const user = await findUserById(em, session.userId);
  if (user === null) return null;
  return { user, isExtended: await recordVisit(em, session) };
}

/** Ends a session; one that does not exist is no error. */
export async function closeSession(em: EntityManager, token: string): Promise<void> {
  await em.nativeDelete(Session, {
    $or: [{ tokenHash: hashToken(token) }, { expiresAt: { $lt: new Date() } }],
  });
}

/** Ends every session of an account. */
export async function closeSessionsOf(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(Session, { userId });
}

/** What the database keeps instead of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Writes every few minutes that the browser was here, and moves the end once a day. */
async function recordVisit(
  em: EntityManager,
  { tokenHash, lastSeenAt, expiresAt }: Session,
): Promise<boolean> {
  const now = new Date();
  const end = inFull(now);
  const isExtended = end.getTime() - expiresAt.getTime() >= DAY_MS;
  if (!isExtended && now.getTime() - lastSeenAt.getTime() < VISIT_MS) return false;
  await em.nativeUpdate(
    Session,
    { tokenHash },
    { lastSeenAt: now, ...(isExtended ? { expiresAt: end } : {}) },
  );
  return isExtended;
}

function inFull(now: Date): Date {
  return new Date(now.getTime() + SESSION_MS);
}
