import { AppError } from '@shortlist/api-contract/app-error';
import { Secret, TOTP } from 'otpauth';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import type { User } from '../users/users.service.ts';
import { Authenticator } from './authenticator.entity.ts';
import { seal, unseal } from './seal.ts';

const STEP_SECONDS = 30;

/** As long as the RFC advises for SHA-1, which is what every app can do. */
const SECRET_BYTES = 20;

/**
 * Makes a key for an authenticator app. It replaces one that was never confirmed.
 *
 * @throws AppError conflict when the account has an app already.
 */
export async function setUpAuthenticator(em: EntityManager, user: User, key: string) {
  if (await hasAuthenticator(em, user.id))
    throw new AppError('conflict', 'An authenticator app is already set up.');
  const secret = new Secret({ size: SECRET_BYTES });
  await em.nativeDelete(Authenticator, { userId: user.id, confirmedAt: null });
  em.create(Authenticator, { userId: user.id, sealedSecret: seal(secret.base32, { key, owner: user.id }) });
  await em.flush();
  return { secret: secret.base32, uri: totpOf(secret.base32, user.email).toString() };
}

/**
 * Turns an app on by its first code.
 *
 * @throws AppError conflict when there is no key to confirm; invalid_input for a wrong code.
 */
export async function confirmAuthenticator(
  em: EntityManager,
  user: User,
  { code, key }: { readonly code: string; readonly key: string },
): Promise<void> {
  const found = await em.findOne(Authenticator, { userId: user.id, confirmedAt: null });
  if (found === null) throw new AppError('conflict', 'Set up the authenticator app again.');
  if ((await takeCode(em, { userId: user.id, code, key, isConfirmed: false })) !== 'taken') {
    const sentence = 'This code is wrong. Check that the clock of your device is right.';
    throw new AppError('invalid_input', sentence, { code: sentence });
  }
  await em.nativeUpdate(Authenticator, { userId: user.id }, { confirmedAt: new Date() });
}

export async function hasAuthenticator(em: EntityManager, userId: string): Promise<boolean> {
  return (await em.count(Authenticator, { userId, confirmedAt: { $ne: null } })) > 0;
}

export async function removeAuthenticator(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(Authenticator, { userId });
}

interface Attempt {
  readonly userId: string;
  readonly code: string;
  readonly key: string;
  readonly isConfirmed?: boolean;
}

/** Takes a code of the app: of these 30 seconds or of those before and after, each once. One that is `used` is right and comes again. */
export async function takeCode(
  em: EntityManager,
  { userId, code, key, isConfirmed = true }: Attempt,
): Promise<'taken' | 'used' | 'wrong'> {
  const confirmedAt = isConfirmed ? { $ne: null } : null;
  const found = await em.findOne(Authenticator, { userId, confirmedAt });
  const secret = found === null ? null : unseal(found.sealedSecret, { key, owner: userId });
  if (secret === null) return 'wrong';
  const delta = totpOf(secret).validate({ token: code, window: 1 });
  if (delta === null) return 'wrong';
  const step = Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta;
  const taken = await kysely(em)
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('id')
    .execute();
  return taken.length > 0 ? 'taken' : 'used';
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Shortlist', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}
