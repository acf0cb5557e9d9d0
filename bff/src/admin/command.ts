import { StartError } from '@shortlist/api-contract/settings';
import { z } from 'zod';
import type { EntityManager } from '../db/database.ts';
import type { Env } from '../env.ts';
import { createLink } from '../modules/links/links.service.ts';
import { hasSecondFactor, removeSecondFactors } from '../modules/second-factors/second-factors.service.ts';
import { findUserByEmail, listAdmins, setAdmin, type User } from '../modules/users/users.service.ts';

/** What the operator asked for. */
export type AdminCommand =
  | { readonly verb: 'list' }
  | { readonly verb: 'grant' | 'revoke' | 'reset'; readonly email: string };

const VERBS = ['grant', 'revoke', 'reset'] as const;

const USAGE =
  'Usage: npm run admin -- grant EMAIL, also revoke EMAIL and reset EMAIL, or npm run admin -- list.';

const Email = z.email().toLowerCase();

/**
 * Reads the words after `npm run admin --`.
 *
 * @throws StartError with how to use it.
 */
export function readAdminCommand(words: readonly string[]): AdminCommand {
  const [word, given, ...more] = words;
  if (word === 'list' && given === undefined) return { verb: word };
  const verb = VERBS.find((each) => each === word);
  if (verb === undefined || given === undefined || more.length > 0) throw new StartError(USAGE);
  const email = Email.safeParse(given);
  if (!email.success) throw new StartError(`"${given}" isn't a valid email address. ${USAGE}`);
  return { verb, email: email.data };
}

/**
 * Does it, and returns what to tell, one line each.
 *
 * @throws StartError when nobody has the address.
 */
export async function runAdminCommand(
  em: EntityManager,
  command: AdminCommand,
  { adminEmails, publicUrl }: Pick<Env, 'adminEmails' | 'publicUrl'>,
): Promise<string[]> {
  if (command.verb === 'list') return linesOf(await listAdmins(em));
  const { verb, email } = command;
  const user = await findUserByEmail(em, email);
  const isAdmin = verb === 'grant';
  if (user === null) {
    const advice = isAdmin
      ? 'sign up with that email first, then run this again.'
      : 'npm run admin -- list shows who is an administrator.';
    throw new StartError(`No account found for ${email}: ${advice}`);
  }
  if (verb === 'reset') return resetLogin(em, user, publicUrl);
  if (user.isAdmin === isAdmin) {
    return [
      `${email} is ${isAdmin ? 'already an administrator' : 'not an administrator'}: nothing was changed.`,
    ];
  }
  await setAdmin(em, user, isAdmin);
  if (!isAdmin) return revoked(email, adminEmails);
  return [`${email} is now an administrator.`, ...doubtOf(user), ...(await wayToRights(em, user))];
}

/** For an owner who lost the password or the second factor, and whom the operator knows in another way. */
async function resetLogin(em: EntityManager, user: User, publicUrl: string | null): Promise<string[]> {
  await removeSecondFactors(em, user.id);
  const token = await createLink(em, user.id, 'reset');
  return [
    `Two-step login is off for ${user.email}. Give its owner this link, which works once within 1 hour:`,
    `${publicUrl ?? 'http://localhost:3000'}/reset-password#${token}`,
  ];
}

function linesOf(admins: readonly User[]): string[] {
  if (admins.length === 0) return ['There are no administrators. Add one with: npm run admin -- grant EMAIL'];
  return admins.map((user) => `${user.email}  ${user.username}${user.googleSubject ? '  (Google)' : ''}`);
}

/** Whoever signs up first with an address has its account. */
function doubtOf(user: User): string[] {
  if (user.emailVerifiedAt) return [];
  return ['This email was never verified. Confirm that the account belongs to the right person.'];
}

async function wayToRights(em: EntityManager, { id }: User): Promise<string[]> {
  if (await hasSecondFactor(em, id)) return [];
  return ['On a server that others can reach, the rights begin when this account sets up two-step login.'];
}

function revoked(email: string, adminEmails: readonly string[]): string[] {
  const done = `${email} is no longer an administrator.`;
  if (!adminEmails.includes(email)) return [done];
  return [done, 'Remove it from ADMIN_EMAILS too, or the next Google sign-in restores administrator access.'];
}
