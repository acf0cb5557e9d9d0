import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '@shortlist/api-contract/settings';
import type { Logger } from 'pino';
import { createFileStore } from '../integrations/storage/create-file-store.ts';
import type { FileStore } from '../integrations/storage/file-store.ts';
import { readArchive } from './archive.ts';
import type { BackupEnv } from './backup-env.ts';
import type { InsertRows } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { CHANNELS, openReleaseFiles, type ReleaseFiles } from './release-files.ts';
import { openTarget, type RestoreTarget } from './restore-target.ts';
import { verifyArchive } from './verify-archive.ts';

export interface RestoreOptions {
  readonly path: string;
  /** Whether data that is there already is replaced. */
  readonly replaces: boolean;
}

/**
 * Brings a backup back into the database, the file store, and the place of releases that the settings name, after all of it
 * was verified. The database has all of it or is as it was. Files are put before its rows are there, and releases go live
 * after.
 *
 * @returns what the backup holds.
 * @throws StartError, and what the database, the stores, and the file system say.
 */
export async function restore(
  env: BackupEnv,
  { path, replaces }: RestoreOptions,
  log: Logger,
): Promise<Manifest> {
  const manifest = await verifyArchive(path);
  const target = await openTarget(env);
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-restore-'));
  try {
    const storage = await createFileStore(env.storage, log);
    const releases = await openReleaseFiles(env.releases, log);
    const places = { target, storage, releases };
    if (!replaces) await refuseData(places);
    await target.replace(manifest, (insert) => restoreAll(path, { ...places, insert, folder }));
    if (manifest.releases.some(({ key }) => key === CHANNELS))
      await releases.writeChannels(join(folder, CHANNELS));
    return manifest;
  } finally {
    await target.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Places {
  readonly target: RestoreTarget;
  readonly storage: FileStore;
  readonly releases: ReleaseFiles;
}

async function refuseData({ target, storage, releases }: Places): Promise<void> {
  const firstPage = await storage.list()[Symbol.asyncIterator]().next();
  const there = [
    (await target.hasData()) && 'a database',
    firstPage.done !== true && 'files',
    (await releases.readChannels()) !== null && 'releases',
  ].filter((name) => name !== false);
  if (there.length === 0) return;
  throw new StartError(
    `There is data already (${there.join(', ')}), and nothing was changed: add --replace to replace it with the backup, or name other places in DATA_DIR, DATABASE_URL, STORAGE, and RELEASES.`,
  );
}

interface Restoring extends Places {
  readonly insert: InsertRows;
  /** Holds one file at a time, and the channels. */
  readonly folder: string;
}

async function restoreAll(path: string, { storage, releases, insert, folder }: Restoring): Promise<void> {
  const spooled = join(folder, 'file');
  for await (const { name, body } of readArchive(path)) {
    const [, area, key = ''] = /^(\w+)\/(.+)$/.exec(name) ?? [];
    if (area === 'database') {
      await insert(key.slice(0, key.lastIndexOf('/')), await text(body));
      continue;
    }
    const isChannels = area === 'releases' && key === CHANNELS;
    await writeFile(isChannels ? join(folder, CHANNELS) : spooled, body, { mode: 0o600 });
    if (area === 'files') await storage.put(key, spooled);
    if (area === 'releases' && !isChannels) await releases.put(key, spooled);
  }
}
