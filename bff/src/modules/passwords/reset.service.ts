import type { EntityManager } from '../../db/database.ts';
import type { Mail } from '../../integrations/mail/mailer.ts';
import { createLink, expired, getLinkOwner, spendLink } from '../links/links.service.ts';
import { removeSecondFactors } from '../second-factors/second-factors.service.ts';
import { findUserByEmail, findUserById, setEmailVerified, type User } from '../users/users.service.ts';
import { rejectGuessable } from './password-rules.ts';
import { replacePassword } from './passwords.service.ts';

/** The mail that resets the password of an address; null when the address has no account. */
export async function composeReset(
  em: EntityManager,
  { email, origin }: { readonly email: string; readonly origin: string },
): Promise<Mail | null> {
  const user = await findUserByEmail(em, email);
  if (user === null) return null;
  const token = await createLink(em, user.id, 'reset');
  return {
    to: user.email,
    subject: 'Reset your Shortlist password',
    text: `Open this link within 1 hour to set a new password:\n\n${origin}/reset-password#${token}\n\nThe link works once. If you didn't ask for it, ignore this email: your password stays the same.\n`,
  };
}

/** Tells the owner that the password is another one now. */
export function passwordChanged({ email }: User, origin: string): Mail {
  return {
    to: email,
    subject: 'Your Shortlist password was changed',
    text: `The password of your account was changed, and every browser was signed out. If you did this, nothing is left to do.\n\nIf it wasn't you, reset the password now:\n\n${origin}/forgot-password\n`,
  };
}

/**
 * Sets a password by a mailed link. The address has shown that it is the account's; sessions and other links end. A second
 * factor stays, but for those of before the address was shown. The link is used up only when the password can be used.
 *
 * @throws AppError not_found for a link that opens nothing; invalid_input for a password that is easy to guess.
 */
export async function resetPassword(
  em: EntityManager,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<User> {
  const user = await findUserById(em, await getLinkOwner(em, token, 'reset'));
  if (user === null) throw expired();
  await rejectGuessable(password, user);
  await replacePassword(em, user, {
    password,
    also: async (tx) => {
      await spendLink(tx, token, 'reset');
      // Whoever set them up never showed that the address is theirs.
      if (!user.emailVerifiedAt) await removeSecondFactors(tx, user.id);
      await setEmailVerified(tx, user);
    },
  });
  return user;
}
