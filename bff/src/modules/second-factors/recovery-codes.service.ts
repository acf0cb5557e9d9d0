import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { EntityManager } from '../../db/database.ts';
import { hashToken } from '../auth/sessions.service.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

const CODES = 10;
/** 120 bits: nobody finds one by its hash. */
const CODE_BYTES = 15;

/** Makes ten codes like `ABCD-EFGH-IJKL-MNOP-QRST-UVWX`, which are kept as hashes only, in the place of those before. */
export async function renewRecoveryCodes(em: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await em.transactional(async (tx) => {
    await tx.nativeDelete(RecoveryCode, { userId });
    for (const code of codes) tx.create(RecoveryCode, { userId, codeHash: hashOf(code) });
    await tx.flush();
  });
  return codes;
}

/** Takes a code, however it is spaced; it is gone then. */
export async function takeRecoveryCode(
  em: EntityManager,
  userId: string,
  code: string,
): Promise<'taken' | 'wrong'> {
  const taken = await em.nativeDelete(RecoveryCode, { userId, codeHash: hashOf(code) });
  return taken > 0 ? 'taken' : 'wrong';
}

export function countRecoveryCodes(em: EntityManager, userId: string): Promise<number> {
  return em.count(RecoveryCode, { userId });
}

export async function removeRecoveryCodes(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(RecoveryCode, { userId });
}

function newCode(): string {
  const { buffer } = Uint8Array.from(randomBytes(CODE_BYTES));
  return new Secret({ buffer }).base32.replaceAll(/.{4}(?=.)/g, '$&-');
}

function hashOf(code: string): string {
  return hashToken(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));
}
