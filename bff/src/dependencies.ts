import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { lockDataFolder } from './db/data-folder-lock.ts';
import { type Database, embeddedFolder, openDatabase } from './db/database.ts';
import { seedDemo } from './db/demo/seed-demo.ts';
import { type Analyser, createLocalAnalyser } from './engine/analyser.ts';
import type { Env } from './env.ts';
import { createExtractor, type Extractor } from './extraction/extractor.ts';
import type { FileStore } from './integrations/storage/file-store.ts';
import { createFolderStore } from './integrations/storage/folder-store.ts';
import { removeOrphanFiles } from './modules/resumes/orphan-files.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { sweepFolder } from './uploads/upload-folder.ts';

/** What the modules may know of the environment. */
export interface Settings {
  readonly googleClientId: string | null;
  readonly adminEmails: readonly string[];
  readonly salesEmail: string;
  readonly demo: boolean;
  /** Whether X-Forwarded-* is written by a proxy of ours. */
  readonly trustProxy: boolean;
  /** Origins besides the own one from which pages may call. */
  readonly allowedOrigins: readonly string[];
}

/** Everything that `createApp` stands on. */
export interface Dependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly storage: FileStore;
  /** Folder of uploads in progress; emptied at start. */
  readonly uploadFolder: string;
  readonly extractor: Extractor;
  readonly analyser: Analyser;
  readonly limits: RateLimits;
  readonly log: Logger;
  /** Closes all of it; requests in progress must have ended. */
  close(): Promise<void>;
}

/** What is younger may belong to another process on the same PostgreSQL; the embedded one has no other. */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Opens database, storage, extractor and engine, sweeps what an earlier crash left behind, and writes the
 * demo data when it is on.
 *
 * @throws StartError when something can't be opened, in a sentence for the person who starts.
 */
export async function createDependencies(env: Env): Promise<Dependencies> {
  const isEmbedded = env.databaseUrl === undefined;
  const grace = isEmbedded ? 0 : GRACE_MS;
  const unlock = isEmbedded ? await lockDataFolder(env.dataDir) : () => {};
  const deps = await open(env, unlock).catch((error: unknown) => {
    unlock();
    throw error;
  });
  try {
    await sweepFolder(deps.uploadFolder, grace);
    await removeOrphanFiles(deps.database.fork(), { storage: deps.storage, graceMs: grace });
    if (env.demo) await seedDemo(deps);
    return deps;
  } catch (error) {
    await deps.close();
    throw error;
  }
}

async function open(env: Env, unlock: () => void): Promise<Dependencies> {
  const uploadFolder = join(env.dataDir, 'uploads');
  await mkdir(uploadFolder, { recursive: true });
  const storage = await createFolderStore(env.filesDir);
  const database = await openDatabase(
    env.databaseUrl === undefined ? { folder: embeddedFolder(env.dataDir) } : { url: env.databaseUrl },
  );
  const extractor = createExtractor();
  return {
    settings: env,
    database,
    storage,
    uploadFolder,
    extractor,
    analyser: createLocalAnalyser(),
    limits: createRateLimits(database),
    log: pino({ name: 'bff', level: env.logLevel }),
    async close() {
      await extractor.close();
      await database.close();
      unlock();
    },
  };
}
