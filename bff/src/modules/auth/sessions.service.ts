import { hash, randomBytes } from 'node:crypto';
import { AppError } from '@shortlist/api-contract/app-error';
import { sql } from 'kysely';
import type { Database, EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { prepared } from '../../db/prepared.ts';
import { readTogether } from '../../db/read-together.ts';
import { dateOf } from '../../db/timestamp.ts';
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

const readSignedIn = prepared('signed in', (db, { tokenHashes, now }: { tokenHashes: string; now: string }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(USER_COLUMNS.map((column) => `u.${column}` as const))
    .select(['s.token_hash', 's.created_at as opened_at', 's.last_seen_at', 's.expires_at'])
    .where('s.token_hash', '=', sql<string>`any(string_to_array(${tokenHashes}, ','))`)
    .where('s.expires_at', '>', now),
);

type SignedInRow = Awaited<ReturnType<typeof readSignedIn>>[number];

/** Who is signed in, and how long the cookie must last from now on where the session's end was moved. */
export interface SignedIn {
  readonly user: User;
  /** Milliseconds; null: as long as it does. */
  readonly lifetimeMs: number | null;
}

/**
 * Finds the user of a live session by its token: one read, because every call waits for it, and the same one for calls that arrive
 * together.
 */
export function sessionFinder(
  database: Pick<Database, 'fork'>,
  limit: SessionLimit,
): (token: string) => Promise<SignedIn | null> {
  // For its connection alone.
  const em = database.fork();
  const findRow = readTogether<SignedInRow>(async (hashes) => {
    const rows = await readSignedIn(em, { tokenHashes: hashes.join(), now: new Date().toISOString() });
    return new Map(rows.map((row) => [row.token_hash, row]));
  });
  return async (token) => {
    const row = await findRow(hashToken(token));
    if (row === undefined) return null;
    return { user: userOfRow(row), lifetimeMs: await recordVisit(database, row, limit) };
  };
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

/** Writes every few minutes that the browser was here, and moves the end once a day. */
async function recordVisit(
  database: Pick<Database, 'fork'>,
  { token_hash: tokenHash, opened_at, last_seen_at, expires_at }: SignedInRow,
  limit: SessionLimit,
): Promise<number | null> {
  const now = new Date();
  const end = endOf({ createdAt: dateOf(opened_at), now, limit });
  const isExtended = end.getTime() - dateOf(expires_at).getTime() >= DAY_MS;
  if (!isExtended && now.getTime() - dateOf(last_seen_at).getTime() < VISIT_MS) return null;
  await database
    .fork()
    .nativeUpdate(Session, { tokenHash }, { lastSeenAt: now, ...(isExtended ? { expiresAt: end } : {}) });
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
