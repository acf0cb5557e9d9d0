import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'account-secret';
const BYTES = 32;

/** The secret that encrypts keys of authenticator apps, kept in the data folder; made at the first start, readable by this user only. */
export function keptAccountSecret(dataDir: string): string {
  const file = join(dataDir, NAME);
  try {
    writeFileSync(file, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
