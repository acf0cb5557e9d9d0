import type { EntityManager } from '../../db/database.ts';
import { hashToken } from '../auth/sessions.service.ts';
import { WebAuthnChallenge } from './passkey.entity.ts';

const CHALLENGE_MS = 5 * 60 * 1000;

/** Keeps what an authenticator must sign within five minutes. */
export async function createChallenge(
  em: EntityManager,
  challenge: string,
  userId: string | null,
): Promise<void> {
  await em.nativeDelete(WebAuthnChallenge, { expiresAt: { $lt: new Date() } });
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  em.create(WebAuthnChallenge, { challengeHash: hashToken(challenge), userId, expiresAt });
  await em.flush();
}

/** Whether a challenge was given to this user (null: for a login) and not answered yet; it counts once. */
export async function spendChallenge(
  em: EntityManager,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const open = { challengeHash: hashToken(challenge), userId, expiresAt: { $gt: new Date() } };
  return (await em.nativeDelete(WebAuthnChallenge, open)) > 0;
}
