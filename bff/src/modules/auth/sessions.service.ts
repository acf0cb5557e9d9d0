import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '../../db/database.ts';
import { findUserById, type User } from '../users/users.service.ts';
import { Session } from './session.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends after 30 days without a visit. */
export const SESSION_MS = 30 * DAY_MS;

/** Starts a session and returns its token, which is kept nowhere but in the cookie. */
export async function openSession(em: EntityManager, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  em.create(Session, { tokenHash: hashOf(token), userId, expiresAt: inFull() });
  await em.flush();
  return token;
}

/** The user of a live session. `isExtended` tells that its end was moved, so that the cookie's must be too. */
export async function findSignedIn(
  em: EntityManager,
  token: string,
): Promise<{ user: User; isExtended: boolean } | null> {
  const session = await em.findOne(Session, { tokenHash: hashOf(token), expiresAt: { $gt: new Date() } });
  if (session === null) return null;
  const user = await findUserById(em, session.userId);
  if (user === null) return null;
  return { user, isExtended: await extend(em, session) };
}

/** Ends a session; one that does not exist is no error. */
export async function closeSession(em: EntityManager, token: string): Promise<void> {
  await em.nativeDelete(Session, { $or: [{ tokenHash: hashOf(token) }, { expiresAt: { $lt: new Date() } }] });
}

/** Moves the end at most once a day, so that a read does not write each time. */
async function extend(em: EntityManager, session: Session): Promise<boolean> {
  const end = inFull();
  if (end.getTime() - session.expiresAt.getTime() < DAY_MS) return false;
  session.expiresAt = end;
  await em.flush();
  return true;
}

function inFull(): Date {
  return new Date(Date.now() + SESSION_MS);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
