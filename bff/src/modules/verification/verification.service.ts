import type { EntityManager } from '../../db/database.ts';
import type { Mail } from '../../integrations/mail/mailer.ts';
import { createLink, expired, getLinkOwner, spendLink } from '../links/links.service.ts';
import { setEmailVerified, type User } from '../users/users.service.ts';

/** The mail by which the owner of an address shows that it is theirs. */
export async function composeVerification(em: EntityManager, user: User, origin: string): Promise<Mail> {
  const token = await createLink(em, user.id, 'verify');
  return {
    to: user.email,
    subject: 'Verify your email for Shortlist',
    text: `Open this link within 7 days, in a browser where you are logged in:\n\n${origin}/confirm-email#${token}\n\nA verified email lets you reset your password. If you have no Shortlist account, ignore this email.\n`,
  };
}

/**
 * Takes an address as shown to be the account's. Who opens the link must be logged in to that account: else a stranger
 * who signed up with the address would gain by its owner's click.
 *
 * @param isAdminEmail whether the operator has named an address as an administrator's.
 * @throws AppError not_found for a link of another account, and one that opens nothing.
 */
export async function verifyEmail(
  em: EntityManager,
  user: User,
  { token, isAdminEmail }: { token: string; isAdminEmail: (email: string) => boolean },
): Promise<User> {
  if ((await getLinkOwner(em, token, 'verify')) !== user.id) throw expired();
  return em.transactional(async (tx) => {
    await spendLink(tx, token, 'verify');
    return setEmailVerified(tx, user, isAdminEmail(user.email));
  });
}
