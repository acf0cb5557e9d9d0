import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a data folder that keeps the secret of this installation. */
export const SECRET_NAME = 'edge-secret';

const BYTES = 32;

/** Of so many bytes as text. */
const LENGTH = Math.ceil((BYTES * 4) / 3);

/**
 * The secret that a data folder keeps, made at the first start; only this user of the machine can read it.
 *
 * @throws Error with a sentence when the file holds less: a short key could be guessed, an empty one is known to all.
 */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, SECRET_NAME);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) make(file);
  const secret = readFileSync(file, 'utf8');
  if (secret.length >= LENGTH) return secret;
  throw new Error(
    `${file} holds ${secret.length} of the ${LENGTH} characters of a secret. Delete it: the next start makes a new one.`,
  );
}

/** Written aside and then linked: the file is there whole or not at all, even when this process ends in between. */
function make(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  writeFileSync(aside, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(aside, file);
  } catch (error) {
    // Of two processes that start at once, both take what the first has linked.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}
