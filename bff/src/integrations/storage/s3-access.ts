import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Settings, s3Problem } from '@shortlist/api-contract/s3-settings';
import { StartError } from '@shortlist/api-contract/settings';
import type { FileStore } from './file-store.ts';

const PROBE = '.access-check';

/**
 * Writes, lists and removes a file, so that a wrong setting is told at the start and not to the first recruiter.
 *
 * @throws StartError
 */
export async function checkAccess(store: FileStore, settings: S3Settings, variable: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'access-check-'));
  try {
    const path = join(folder, PROBE);
    await writeFile(path, 'Shortlist can write here.');
    await store.put(PROBE, path);
    await store.list()[Symbol.asyncIterator]().next();
    await store.remove(PROBE);
  } catch (error) {
    throw new StartError(s3Problem(error, variable, settings));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
