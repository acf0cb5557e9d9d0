import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

interface Sealing {
  /** Of this installation. */
  readonly key: string;
  /** Whose text it is: sealed for another, it does not open. */
  readonly owner: string;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text that must be read again: AES-256-GCM. */
export function seal(text: string, { key, owner }: Sealing): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, bytesOf(key), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text; null when it was sealed with another key, for another owner, or was changed. */
export function unseal(sealed: string, { key, owner }: Sealing): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(ALGORITHM, bytesOf(key), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function bytesOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
