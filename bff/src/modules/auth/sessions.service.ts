import { hash, randomBytes } from 'node:crypto';
import { AppError } from '@shortlist/api-contract/app-error';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { prepared } from '../../db/prepared.ts';
import { USER_COLUMNS, type User, userOfRow } from '../users/users.service.ts';
import { Session } from './session.entity.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A session ends after 30 days without a visit. */
const SESSION_MS = 30 * DAY_MS;

/** How long after a login people log in again, whatever they do, in milliseconds; null: only when they stay away. */
export type SessionLimit = number | null;

/** How a session begins. */
export interface Opening {
  readonly userAgent?: string;
  readonly limit?: SessionLimit;
}

/** A session, which goes on in a cookie. */
export interface OpenedSession {
  /** Kept nowhere but in the cookie. */
  readonly token: string;
  /** From now on, in milliseconds. */
  readonly lifetimeMs: number;
}

/** A visit is written down when the last one is longer ago, so that not every read of ours writes. */
const VISIT_MS = 5 * MINUTE_MS;

const MAX_USER_AGENT = 300;

/**
 * Starts a session. The account must still have the password that was checked: else a login that runs while the account is
 * taken back by its owner would outlive it (the share lock makes the one wait for the other).
 *
 * @throws AppError wrong_credentials when the password was removed meanwhile.
 */
export async function openSession(
  em: EntityManager,
  user: Pick<User, 'id' | 'passwordHash'>,
  { userAgent = '', limit = null }: Opening = {},
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const expiresAt = endOf({ createdAt: now, now, limit });
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
          sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
        ])
        .where('u.id', '=', user.id)
        .where('u.password_hash', 'is not distinct from', user.passwordHash ?? null)
        .forShare('u'),
    )
    .returning('id')
    .execute();
  if (opened.length === 0) throw new AppError('wrong_credentials', 'Incorrect email or password.');
  return { token, lifetimeMs: expiresAt.getTime() - now.getTime() };
}

/** One read, because every call waits for it. */
const readSignedIn = prepared('signed in', (db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(USER_COLUMNS.map((column) => `u.${column}` as const))
    .select(['s.created_at as opened_at', 's.last_seen_at', 's.expires_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now),
);

/** The user of a live session. `lifetimeMs` is there where its end was moved, so that the cookie's must be too. */
export async function findSignedIn(
  em: EntityManager,
  token: string,
  limit: SessionLimit,
): Promise<{ user: User; lifetimeMs: number | null } | null> {
  const tokenHash = hashToken(token);
  const [found] = await readSignedIn(em, { tokenHash, now: new Date().toISOString() });
  if (found === undefined) return null;
  const session = {
    tokenHash,
    createdAt: new Date(found.opened_at),
    lastSeenAt: new Date(found.last_seen_at),
    expiresAt: new Date(found.expires_at),
  };
  return { user: userOfRow(found), lifetimeMs: await recordVisit(em, session, limit) };
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
  return hash('sha256', token);
}

type Visited = Pick<Session, 'tokenHash' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>;

/** Writes every few minutes that the browser was here, and moves the end once a day. */
async function recordVisit(
  em: EntityManager,
  { tokenHash, createdAt, lastSeenAt, expiresAt }: Visited,
  limit: SessionLimit,
): Promise<number | null> {
  const now = new Date();
  const end = endOf({ createdAt, now, limit });
  const isExtended = end.getTime() - expiresAt.getTime() >= DAY_MS;
  if (!isExtended && now.getTime() - lastSeenAt.getTime() < VISIT_MS) return null;
  await em.nativeUpdate(
    Session,
    { tokenHash },
    { lastSeenAt: now, ...(isExtended ? { expiresAt: end } : {}) },
  );
  return isExtended ? end.getTime() - now.getTime() : null;
}

interface Age {
  readonly createdAt: Date;
  readonly now: Date;
  readonly limit: SessionLimit;
}

function endOf({ createdAt, now, limit }: Age): Date {
  const unused = now.getTime() + SESSION_MS;
  return new Date(limit === null ? unused : Math.min(unused, createdAt.getTime() + limit));
}
