import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@shortlist/api-contract/settings';
import { lockDataFolder } from '../../bff/src/db/data-folder-lock.ts';

/** Everything that a data folder may hold: whatever else stands there was not put there by Shortlist. */
const known = new Set([
  'backup',
  'db',
  'dev',
  'edge-secret',
  'files',
  'lock',
  'mirror',
  'releases',
  'standalone',
  'uploads',
]);

/** A start that ended while it made the secret leaves it aside. */
const isSecretAside = (name: string): boolean => name.startsWith('edge-secret.');

/**
 * Makes sure that no other process uses a data folder, and empties it when a fresh start is wanted.
 *
 * @throws StartError when the folder is in use, or holds what Shortlist has not made.
 */
export async function prepareDataFolder(folder: string, isFresh: boolean): Promise<void> {
  if (isFresh) await refuseForeignFolder(folder);
  const unlock = await lockDataFolder(folder);
  try {
    if (isFresh) await emptyDataFolder(folder);
  } finally {
    unlock();
  }
}

async function refuseForeignFolder(folder: string): Promise<void> {
  const foreign = (await listFolder(folder)).find((name) => !known.has(name) && !isSecretAside(name));
  if (foreign === undefined) return;
  throw new StartError(
    `${folder} holds "${foreign}", which Shortlist has not put there: nothing was deleted; check DATA_DIR.`,
  );
}

async function emptyDataFolder(folder: string): Promise<void> {
  const names = (await listFolder(folder)).filter((name) => name !== 'lock');
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true })));
}

async function listFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
