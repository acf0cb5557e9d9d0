import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { WebAuthnResponse } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { EntityManager } from '../../db/database.ts';
import { findUserById, type User } from '../users/users.service.ts';
import { createChallenge, spendChallenge } from './challenges.ts';
import { Passkey } from './passkey.entity.ts';

type Verified<T extends (options: never) => unknown> = Awaited<ReturnType<T>>;
type RegistrationJson = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type AuthenticationJson = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

/** What a browser needs to make a passkey for the site at `origin`: one that finds its account by itself, and that asks who uses it. */
export async function registrationOptions(em: EntityManager, user: User, origin: string) {
  const passkeys = await listPasskeys(em, user.id);
  const options = await generateRegistrationOptions({
    rpName: 'Shortlist',
    rpID: siteOf(origin),
    userName: user.email,
    userDisplayName: user.username,
    userID: Uint8Array.from(Buffer.from(user.id)),
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await createChallenge(em, options.challenge, user.id);
  return options;
}

interface NewPasskey {
  readonly name: string;
  readonly response: WebAuthnResponse;
  readonly origin: string;
}

/**
 * Keeps a passkey.
 *
 * @throws AppError invalid_input when the answer is not to a challenge of this user or not for this site; conflict when it is
 *   kept already.
 */
export async function addPasskey(
  em: EntityManager,
  user: User,
  { name, response, origin }: NewPasskey,
): Promise<void> {
  const given: string[] = [];
  const verified = await verify<Verified<typeof verifyRegistrationResponse>>(() =>
    verifyRegistrationResponse({
      // The library checks what it is made of.
      response: response as unknown as RegistrationJson,
      expectedChallenge: (challenge) => given.push(challenge) > 0,
      expectedOrigin: origin,
      expectedRPID: siteOf(origin),
      requireUserVerification: true,
    }),
  );
  const isOurs = verified?.verified && (await spendChallenge(em, given[0] ?? '', user.id));
  if (!isOurs) throw new AppError('invalid_input', 'Failed to check the passkey. Try again.');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  em.create(Passkey, {
    userId: user.id,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    name,
  });
  await em.flush().catch((error: unknown) => {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AppError('conflict', 'This passkey is already set up.');
  });
}

/** What a browser needs to sign in with any passkey for the site at `origin`. */
export async function loginOptions(em: EntityManager, origin: string) {
  const options = await generateAuthenticationOptions({ rpID: siteOf(origin), userVerification: 'required' });
  await createChallenge(em, options.challenge, null);
  return options;
}

/**
 * The user whom a passkey signs in.
 *
 * @throws AppError wrong_credentials, in the same words whatever is wrong.
 */
export async function logInWithPasskey(
  em: EntityManager,
  { response, origin }: { readonly response: WebAuthnResponse; readonly origin: string },
): Promise<User> {
  const passkey = await em.findOne(Passkey, { credentialId: response.id });
  const given: string[] = [];
  const verified =
    passkey &&
    (await verify<Verified<typeof verifyAuthenticationResponse>>(() =>
      verifyAuthenticationResponse({
        // The library checks what it is made of.
        response: response as unknown as AuthenticationJson,
        expectedChallenge: (challenge) => given.push(challenge) > 0,
        expectedOrigin: origin,
        expectedRPID: siteOf(origin),
        credential: {
          id: passkey.credentialId,
          publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
          counter: Number(passkey.counter),
        },
        requireUserVerification: true,
      }),
    ));
  const isOurs = verified?.verified && (await spendChallenge(em, given[0] ?? '', null));
  const user = isOurs && passkey ? await findUserById(em, passkey.userId) : null;
  if (!verified || !passkey || user === null) {
    throw new AppError('wrong_credentials', 'This passkey doesn’t open an account here.');
  }
  passkey.counter = verified.authenticationInfo.newCounter;
  passkey.lastUsedAt = new Date();
  await em.flush();
  return user;
}

export function listPasskeys(em: EntityManager, userId: string): Promise<Passkey[]> {
  return em.find(Passkey, { userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
}

/** @throws AppError not_found, also for a passkey of another user. */
export async function getPasskey(em: EntityManager, userId: string, id: string): Promise<Passkey> {
  const passkey = await em.findOne(Passkey, { id, userId });
  if (passkey === null) throw new AppError('not_found', 'Passkey not found.');
  return passkey;
}

export async function removePasskeys(em: EntityManager, userId: string, id?: string): Promise<void> {
  await em.nativeDelete(Passkey, { userId, ...(id === undefined ? {} : { id }) });
}

function siteOf(origin: string): string {
  return new URL(origin).hostname;
}

/** What the library says of an answer; null where it throws, as it does at whatever is not as it must be. */
async function verify<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
