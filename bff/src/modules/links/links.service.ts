import { randomBytes } from 'node:crypto';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { hashToken } from '../auth/sessions.service.ts';
import { AccountLink, type LinkPurpose } from './account-link.entity.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long a link opens. */
export const LINK_MS: Readonly<Record<LinkPurpose, number>> = { reset: HOUR_MS, verify: 7 * 24 * HOUR_MS };

/** What a mailed link carries: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Makes a link and returns its token, which is kept nowhere but in the mail. The one before it opens no longer. */
export async function createLink(em: EntityManager, userId: string, purpose: LinkPurpose): Promise<string> {
  const token = newToken();
  await em.transactional(async (tx) => {
    await tx.nativeDelete(AccountLink, {
      $or: [{ userId, purpose }, { expiresAt: { $lt: new Date() } }],
    });
    tx.create(AccountLink, {
      tokenHash: hashToken(token),
      userId,
      purpose,
      expiresAt: new Date(Date.now() + LINK_MS[purpose]),
    });
    await tx.flush();
  });
  return token;
}

/**
 * Whose account a link opens; it may still be used.
 *
 * @throws AppError not_found when it was used, replaced, or has expired.
 */
export async function getLinkOwner(em: EntityManager, token: string, purpose: LinkPurpose): Promise<string> {
  const link = await em.findOne(AccountLink, { ...openLink(token, purpose) });
  if (link === null) throw expired();
  return link.userId;
}

/**
 * Uses a link up: of two calls at once, one succeeds.
 *
 * @throws AppError not_found when it was used, replaced, or has expired.
 */
export async function spendLink(em: EntityManager, token: string, purpose: LinkPurpose): Promise<void> {
  if ((await em.nativeDelete(AccountLink, openLink(token, purpose))) === 0) throw expired();
}

/** Has no link open an account any longer. */
export async function removeLinks(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(AccountLink, { userId });
}

/** Found by its hash: how far a guess agrees with a token can't be measured. */
function openLink(token: string, purpose: LinkPurpose) {
  return { tokenHash: hashToken(token), purpose, expiresAt: { $gt: new Date() } };
}

export function expired(): AppError {
  return new AppError('not_found', 'This link has expired or was already used. Request a new one.');
}
