import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a data folder that keeps the secret of this installation. */
export const EDGE_SECRET_FILE = 'edge-secret';

/** The secret that a data folder keeps, made at the first start; only this user of the machine can read it. */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, EDGE_SECRET_FILE);
  mkdirSync(dataFolder, { recursive: true });
  try {
    // Exclusively: of two processes that start at once, both take what the first has written.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
