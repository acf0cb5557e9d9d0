import { existsSync } from 'node:fs';
import { IsolationLevel } from '@mikro-orm/core';
import { AppError } from '@shortlist/api-contract/app-error';
import { StartError } from '@shortlist/api-contract/settings';
import type { Logger } from 'pino';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import {
  type EntityManager,
  embeddedFolder,
  openUnmigrated,
  type UnmigratedDatabase,
} from '../db/database.ts';
import { kysely } from '../db/kysely.ts';
import { createFileStore } from '../integrations/storage/create-file-store.ts';
import type { FileStore, StoredFile } from '../integrations/storage/file-store.ts';
import { type Add, writeArchive } from './archive.ts';
import type { BackupEnv } from './backup-env.ts';
import { whileBackingUp } from './backup-lock.ts';
import { askForCopy } from './copy-for-backup.ts';
import { FORMAT, type KeptFile, MANIFEST, type Manifest } from './manifest.ts';
import { readTables } from './read-tables.ts';
import { CHANNELS, openReleaseFiles, type ReleaseFiles } from './release-files.ts';

/** What was kept, and the keys of files that a resume names and the store no longer had. */
export interface BackedUp {
  readonly manifest: Manifest;
  readonly missing: readonly string[];
}

/**
 * Writes the database as it is at one moment, the files that it names, and the releases to one file, also while the product
 * runs and writes.
 *
 * @throws StartError, and what the database, the stores, and the file system say.
 */
export async function backUp(env: BackupEnv, path: string, log: Logger): Promise<BackedUp> {
  const source = await openSource(env);
  try {
    const storage = await createFileStore(env.storage, log);
    const releases = await openReleaseFiles(env.releases, log);
    const kept: BackedUp[] = [];
    await writeArchive(path, async (add) => {
      kept.push(await source.hold(() => keepAll({ ...source, storage, releases }, add)));
    });
    const [done] = kept;
    if (done === undefined) throw new Error('The file was written without a manifest.');
    return done;
  } finally {
    await source.close();
  }
}

interface Source {
  readonly database: UnmigratedDatabase;
  /** Has no file removed while `work` goes on. */
  hold<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

async function openSource(env: BackupEnv): Promise<Source> {
  if (env.databaseUrl === undefined) return openEmbedded(env.dataDir);
  const database = await openUnmigrated({ url: env.databaseUrl });
  return {
    database,
    hold: (work) => whileBackingUp(database.fork(), work),
    close: () => database.close(),
  };
}

/** It is read in place while the product is stopped; while it runs, from a copy that it makes, and holds files for. */
async function openEmbedded(dataDir: string): Promise<Source> {
  const folder = embeddedFolder(dataDir);
  if (!existsSync(folder)) {
    throw new StartError(`No database in ${dataDir}. Start the product once, or check DATA_DIR.`);
  }
  const copy = (await askForCopy(dataDir)) ?? { folder, end: await lockDataFolder(dataDir) };
  try {
    const database = await openUnmigrated(copy);
    return { database, hold: (work) => work(), close: () => database.close().finally(() => copy.end()) };
  } catch (error) {
    copy.end();
    throw error;
  }
}

interface Parts extends Source {
  readonly storage: FileStore;
  readonly releases: ReleaseFiles;
}

const SNAPSHOT = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };

async function keepAll({ database, storage, releases }: Parts, add: Add): Promise<BackedUp> {
  const takenAt = new Date().toISOString();
  const { keys, ...tables } = await database
    .fork()
    .transactional(async (em) => ({ ...(await readTables(em, add)), keys: await storedKeys(em) }), SNAPSHOT);
  const { files, missing } = await keepFiles(storage, keys, add);
  const manifest = {
    format: FORMAT,
    takenAt,
    ...tables,
    files,
    releases: await keepReleases(releases, add),
  } as const;
  const content = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await add({ name: MANIFEST, size: content.length, content: [content] });
  return { manifest, missing };
}

async function storedKeys(em: EntityManager): Promise<string[]> {
  const rows = await kysely(em).selectFrom('resumes').select('storage_key').orderBy('id').execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** A file that is gone already keeps nobody from having a backup of the others. */
async function keepFiles(storage: FileStore, keys: readonly string[], add: Add) {
  const [files, missing]: [KeptFile[], string[]] = [[], []];
  for (const key of keys) {
    const file = await storage.get(key).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
    if (file === null) missing.push(key);
    else files.push(await keepFile(add, { area: 'files', key, file }));
  }
  return { files, missing };
}

/** The channels are read first: what they name is there by then, and stays. */
async function keepReleases(releases: ReleaseFiles, add: Add): Promise<KeptFile[]> {
  const channels = await releases.readChannels();
  const kept: KeptFile[] = [];
  for (const key of await releases.list()) {
    kept.push(await keepFile(add, { area: 'releases', key, file: await releases.get(key) }));
  }
  if (channels === null) return kept;
  const size = channels.length;
  const sha256 = await add({ name: `releases/${CHANNELS}`, size, content: [channels] });
  return [...kept, { key: CHANNELS, size, sha256 }];
}

interface Kept {
  readonly area: 'files' | 'releases';
  readonly key: string;
  readonly file: StoredFile;
}

async function keepFile(add: Add, { area, key, file: { size, stream } }: Kept): Promise<KeptFile> {
  return { key, size, sha256: await add({ name: `${area}/${key}`, size, content: stream }) };
}
