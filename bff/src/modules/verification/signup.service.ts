import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import type { Mail } from '../../integrations/mail/mailer.ts';
import { hashToken } from '../auth/sessions.service.ts';
import { expired, LINK_MS, newToken } from '../links/links.service.ts';
import { hashPassword, isPassword } from '../passwords/password-hash.ts';
import { rejectGuessable } from '../passwords/password-rules.ts';
import { createUser, findUserByEmail, type User } from '../users/users.service.ts';
import { PendingSignup } from './pending-signup.entity.ts';

interface Signup {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/**
 * Checks a sign-up that a mailed link completes, and takes as long whether or not the address has an account.
 *
 * @returns what then makes it wait, to be run after the answer: it answers the mail to send.
 * @throws AppError invalid_input for a password that is easy to guess.
 */
export async function prepareSignup(signup: Signup) {
  await rejectGuessable(signup.password, signup);
  const passwordHash = await hashPassword(signup.password);
  return async (em: EntityManager, origin: string): Promise<Mail> => {
    const { email, username } = signup;
    if ((await findUserByEmail(em, email)) !== null) return alreadyHere(email, origin);
    const token = newToken();
    await em.nativeDelete(PendingSignup, { expiresAt: { $lt: new Date() } });
    const expiresAt = new Date(Date.now() + LINK_MS.verify);
    em.create(PendingSignup, { tokenHash: hashToken(token), email, username, passwordHash, expiresAt });
    await em.flush();
    return confirmation(email, `${origin}/confirm-email?signup#${token}`);
  };
}

/**
 * Makes the account of a sign-up. The password is asked for again: else whoever signs up with the address of another would have
 * them open an account that both can enter.
 *
 * @throws AppError not_found for a link that opens nothing; invalid_input for another password; email_taken when the
 *   address has had an account since.
 */
export async function completeSignup(
  em: EntityManager,
  {
    token,
    password,
    isAdminEmail,
  }: { token: string; password: string; isAdminEmail: (email: string) => boolean },
): Promise<User> {
  const open = { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } };
  const pending = await em.findOne(PendingSignup, open);
  if (pending === null) throw expired();
  if (!(await isPassword(pending.passwordHash, password))) {
    const sentence = 'Enter the password you signed up with.';
    throw new AppError('invalid_input', sentence, { password: sentence });
  }
  const { email, username, passwordHash } = pending;
  return em.transactional(async (tx) => {
    const isAdmin = isAdminEmail(email);
    const account = { email, username, passwordHash, isAdmin, emailVerifiedAt: new Date() };
    const user = await createUser(tx, account);
    await tx.nativeDelete(PendingSignup, { email });
    return user;
  });
}

function confirmation(to: string, link: string): Mail {
  return {
    to,
    subject: 'Confirm your email for Shortlist',
    text: `Open this link within 7 days to finish signing up:\n\n${link}\n\nYou'll need the password you chose. If you didn't sign up, ignore this email.\n`,
  };
}

function alreadyHere(to: string, origin: string): Mail {
  return {
    to,
    subject: 'You already have a Shortlist account',
    text: `Someone signed up with this email address, which already has an account. If it was you, log in:\n\n${origin}/login\n\nForgot your password? Reset it here:\n\n${origin}/forgot-password\n\nIf it wasn't you, ignore this email.\n`,
  };
}
