import { isVisible } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import type { GoogleIdentity } from '../../integrations/google/id-tokens.ts';
import { removeSecondFactors } from '../second-factors/second-factors.service.ts';
import {
  createUser,
  findUserByEmail,
  findUserByGoogleSubject,
  linkGoogle,
  type User,
  updateFromGoogle,
} from '../users/users.service.ts';
import { closeSessionsOf } from './sessions.service.ts';

const MAX_USERNAME = 80;

/** An identity whose address the provider has verified. */
type VerifiedIdentity = GoogleIdentity & { readonly email: string };

/**
 * The account of a Google identity: the linked one, else the one with its address, which is linked now, else a
 * new one. Why linking takes the password away: docs/decisions/0010.
 *
 * @param isAdminEmail whether the operator has named an address as an administrator's.
 * @throws AppError email_unverified; conflict when the address belongs to another Google account's.
 */
export async function signInWithGoogle(
  em: EntityManager,
  identity: GoogleIdentity,
  isAdminEmail: (email: string) => boolean,
): Promise<SignedIn> {
  const verified = verifiedOf(identity);
  const change = {
    googleSubject: verified.subject,
    avatarUrl: httpsOrNull(verified.picture),
    ...(isAdminEmail(verified.email) ? { isAdmin: true as const } : {}),
  };
  const enter = () => em.transactional((tx) => accountOf(tx, verified, change));
  return enter().catch((error: unknown) => {
    // The same account was made by a call beside this one: now it is there to be found.
    if (error instanceof AppError && error.code === 'email_taken') return enter();
    throw error;
  });
}

interface SignedIn {
  readonly user: User;
  /** Whether an account that was there before can be opened this way from now on. */
  readonly isLinked: boolean;
}

type Change = Parameters<typeof linkGoogle>[2];

function unlinked(user: User): SignedIn {
  return { user, isLinked: false };
}

async function accountOf(em: EntityManager, identity: VerifiedIdentity, change: Change): Promise<SignedIn> {
  const linked = await findUserByGoogleSubject(em, identity.subject);
  if (linked !== null) return unlinked(await updateFromGoogle(em, linked, change));
  const same = await findUserByEmail(em, identity.email);
  if (same === null) return unlinked(await createUser(em, newUserOf(identity, change)));
  // A call beside this one linked it between the two questions.
  if (same.googleSubject === identity.subject) return unlinked(await updateFromGoogle(em, same, change));
  if (same.googleSubject) {
    const sentence = 'This email is linked to a different Google account. Sign in with that account.';
    throw new AppError('conflict', sentence);
  }
  const wasVerified = Boolean(same.emailVerifiedAt);
  const user = await linkGoogle(em, same, change);
  if (!wasVerified) {
    await closeSessionsOf(em, user.id);
    await removeSecondFactors(em, user.id);
  }
  return { user, isLinked: true };
}

function newUserOf(identity: VerifiedIdentity, change: Change) {
  return {
    isAdmin: false,
    ...change,
    email: identity.email,
    username: usernameOf(identity),
    passwordHash: null,
    emailVerifiedAt: new Date(),
  };
}

function verifiedOf(identity: GoogleIdentity): VerifiedIdentity {
  const { email, isEmailVerified } = identity;
  if (email !== null && isEmailVerified) return { ...identity, email };
  const sentence =
    email === null
      ? "Your Google account didn't share an email address. An email is required."
      : "Your Google email isn't verified. Verify it with Google first.";
  throw new AppError('email_unverified', sentence);
}

/** The person's name at Google, else what stands before the @. */
function usernameOf({ name, email }: VerifiedIdentity): string {
  const storable = (name ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  const username = (isVisible(storable) && storable) || email.split('@')[0] || email;
  return username.slice(0, MAX_USERNAME).toWellFormed().trim();
}

/** A picture that a page may show: from an address of its own kind, and no longer than addresses are. */
function httpsOrNull(picture: string | null): string | null {
  if (picture === null || picture.length > 2000 || !URL.canParse(picture)) return null;
  const url = new URL(picture);
  return url.protocol === 'https:' ? url.href : null;
}
