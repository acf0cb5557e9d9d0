import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { hashPassword, isOutdated, isPassword } from '../passwords/password-hash.ts';
import { rejectGuessable } from '../passwords/password-rules.ts';
import { createUser, replacePasswordHash, type User } from '../users/users.service.ts';

export interface SignupInput {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly isAdmin: boolean;
  /** Given where the address is known to be the account's. */
  readonly emailVerifiedAt?: Date;
}

/**
 * Creates an account with a password.
 *
 * @throws AppError email_taken; invalid_input for a password that is easy to guess.
 */
export async function signUp(em: EntityManager, { password, ...account }: SignupInput): Promise<User> {
  await rejectGuessable(password, account);
  return createUser(em, { ...account, passwordHash: await hashPassword(password) });
}

/**
 * The user whom an email address means, where the password is theirs. A hash of an older secret is replaced.
 *
 * @throws AppError wrong_credentials, in the same words for an unknown address and a wrong password.
 */
export async function requirePassword(em: EntityManager, user: User | null, password: string): Promise<User> {
  const isRight = await isPassword(user?.passwordHash ?? null, password);
  if (user === null || !isRight) throw new AppError('wrong_credentials', 'Incorrect email or password.');
  if (user.passwordHash && isOutdated(user.passwordHash)) {
    await replacePasswordHash(em, user, await hashPassword(password));
  }
  return user;
}
