import { AppError } from '@shortlist/api-contract/app-error';
import type { User } from '../users/users.service.ts';
import { isPassword } from './password-hash.ts';

/** What shows that it is the owner who asks. */
export interface Confirmation {
  readonly password?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Checks the password, where there is one; else nothing but the address can be asked for.
 *
 * @throws AppError invalid_input when the confirmation is not right.
 */
export async function confirmOwner(user: User, { password, email }: Confirmation): Promise<void> {
  if (user.passwordHash) {
    if (password === undefined || password === '') throw unconfirmed('password', 'Password is required.');
    const isRight = await isPassword(user.passwordHash, password);
    if (!isRight) throw unconfirmed('password', 'Incorrect password.');
  } else if (email !== user.email) {
    throw unconfirmed('email', `Enter your email address, ${user.email}.`);
  }
}

function unconfirmed(field: keyof Confirmation, sentence: string): AppError {
  return new AppError('invalid_input', sentence, { [field]: sentence });
}
