import type { Security } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import type { User } from '../users/users.service.ts';
import { hasAuthenticator, removeAuthenticator, takeCode } from './authenticators.service.ts';
import { listPasskeys, removePasskeys } from './passkeys.service.ts';
import {
  countRecoveryCodes,
  removeRecoveryCodes,
  renewRecoveryCodes,
  takeRecoveryCode,
} from './recovery-codes.service.ts';

export async function describeSecurity(em: EntityManager, user: User): Promise<Security> {
  const passkeys = await listPasskeys(em, user.id);
  return {
    has_password: Boolean(user.passwordHash),
    has_authenticator: await hasAuthenticator(em, user.id),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes: await countRecoveryCodes(em, user.id),
  };
}

/** Whether a password alone opens the account no longer. */
export async function hasSecondFactor(em: EntityManager, userId: string): Promise<boolean> {
  return (await hasAuthenticator(em, userId)) || (await listPasskeys(em, userId)).length > 0;
}

interface SecondFactor {
  readonly code: string | undefined;
  /** That opens what authenticator apps share with this server. */
  readonly key: string;
  /** Called when a code of the app is right, and was used before. */
  readonly onReuse: () => void;
}

/**
 * Lets a login with the right password go on: at once where the account has no second factor, else with a code of the
 * authenticator app or a recovery code.
 *
 * @throws AppError second_factor_required without a code, and with a wrong or used one.
 */
export async function requireSecondFactor(
  em: EntityManager,
  user: User,
  { code, key, onReuse }: SecondFactor,
): Promise<void> {
  if (!(await hasSecondFactor(em, user.id))) return;
  if (!code) {
    throw new AppError('second_factor_required', 'Enter a code, or log in with a passkey.');
  }
  const digits = code.replaceAll(/\s/g, '');
  const outcome = /^\d{6}$/.test(digits)
    ? await takeCode(em, { userId: user.id, code: digits, key })
    : await takeRecoveryCode(em, user.id, code);
  if (outcome === 'taken') return;
  if (outcome === 'used') onReuse();
  const sentence = 'This code is wrong or was already used.';
  throw new AppError('second_factor_required', sentence, { code: sentence });
}

/** Recovery codes for an account that has its first second factor; none where it has some. */
export async function firstRecoveryCodes(em: EntityManager, userId: string): Promise<string[]> {
  return (await countRecoveryCodes(em, userId)) > 0 ? [] : renewRecoveryCodes(em, userId);
}

/** Recovery codes go with the last second factor. */
export async function tidyRecoveryCodes(em: EntityManager, userId: string): Promise<void> {
  if (!(await hasSecondFactor(em, userId))) await removeRecoveryCodes(em, userId);
}

/** Has the password alone open the account again, as for an owner who proves to be one in another way. */
export async function removeSecondFactors(em: EntityManager, userId: string): Promise<void> {
  await removeAuthenticator(em, userId);
  await removePasskeys(em, userId);
  await removeRecoveryCodes(em, userId);
}
