import { AppError } from '@shortlist/api-contract/app-error';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { forgetSources } from '../auth/known-sources.ts';
import { closeSessionsOf } from '../auth/sessions.service.ts';
import { removeLinks } from '../links/links.service.ts';
import { setPasswordHash, type User } from '../users/users.service.ts';
import { hashPassword, isPassword, knowsSecret } from './password-hash.ts';
import { rejectGuessable } from './password-rules.ts';

interface Change {
  readonly current_password: string;
  readonly new_password: string;
}

/**
 * Changes the password of a signed-in user. Every session ends with it, in one transaction: the caller's too, so that
 * the caller must be given another.
 *
 * @throws AppError invalid_input when the current password is wrong or the new one can't be used; conflict for an
 *   account that has no password.
 */
export async function changePassword(em: EntityManager, user: User, change: Change): Promise<void> {
  const { current_password: current, new_password: next } = change;
  if (!user.passwordHash) {
    throw new AppError('conflict', 'Your account has no password. You log in with Google.');
  }
  if (!(await isPassword(user.passwordHash, current))) {
    throw refused('current_password', 'Incorrect password.');
  }
  if (next === current) throw refused('new_password', 'Use a password that you don’t use now.');
  await rejectGuessable(next, user, 'new_password');
  await replacePassword(em, user, { password: next });
}

interface Replacement {
  readonly password: string;
  /** What is changed in the same transaction. */
  readonly also?: (tx: EntityManager) => Promise<void>;
}

/** Has another password open an account, and nothing that the one before it opened: sessions, links, and known browsers end. */
export async function replacePassword(
  em: EntityManager,
  user: User,
  { password, also }: Replacement,
): Promise<void> {
  const hash = await hashPassword(password);
  await em.transactional(async (tx) => {
    await also?.(tx);
    await setPasswordHash(tx, user, hash);
    await closeSessionsOf(tx, user.id);
    await removeLinks(tx, user.id);
    await forgetSources(tx, user.id);
  });
}

/** How many accounts have a password that nobody can log in with, because the secret it was hashed with isn't known. */
export async function countLostPasswords(em: EntityManager): Promise<number> {
  const rows = await kysely(em)
    .selectFrom('users')
    .select([
      sql<string>`split_part(password_hash, '$', 1)`.as('secret'),
      sql<number>`count(*)::int`.as('accounts'),
    ])
    .where('password_hash', 'is not', null)
    .groupBy('secret')
    .execute();
  return rows.reduce((sum, { secret, accounts }) => sum + (knowsSecret(secret) ? 0 : accounts), 0);
}

function refused(field: keyof Change, sentence: string): AppError {
  return new AppError('invalid_input', sentence, { [field]: sentence });
}
