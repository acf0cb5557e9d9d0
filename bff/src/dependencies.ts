import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contact } from '@shortlist/api-contract';
import type { Analyser, EngineSettings } from '@shortlist/engine';
import { createAnalyser, createExtractor, createOcr, createPool, type Extractor } from '@shortlist/engine';
import { type Logger, pino } from 'pino';
import type { StripeSandbox } from '../sandbox/stripe/stripe-sandbox.ts';
import { lockDataFolder } from './db/data-folder-lock.ts';
import { type Database, embeddedFolder, openDatabase } from './db/database.ts';
import { seedDemo } from './db/demo/seed-demo.ts';
import type { Env } from './env.ts';
import type { GoogleSettings } from './integrations/google/google-settings.ts';
import { createGoogleIdTokens, type GoogleIdTokens } from './integrations/google/id-tokens.ts';
import { createFileStore } from './integrations/storage/create-file-store.ts';
import type { FileStore } from './integrations/storage/file-store.ts';
import { openPayments } from './integrations/stripe/open-payments.ts';
import type { Payments } from './integrations/stripe/stripe.ts';
import type { BatchChanges } from './modules/batches/batch-changes.ts';
import { createBatchWork } from './modules/batches/batch-work.ts';
import { createStoredUsageBook } from './modules/model-usage/stored-usage-book.ts';
import { startSweeping, sweepFiles } from './modules/resumes/sweeping.ts';
import { measuredAnalyser, measuredExtractor } from './observability/measured.ts';
import { startTracing, type Tracing } from './observability/tracing.ts';
import type { WorkQueue } from './queue/work-queue.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

/** What the modules may know of the environment. */
export interface Settings {
  /** Null: Google sign-in is off. */
  readonly google: GoogleSettings | null;
  readonly adminEmails: readonly string[];
  readonly salesEmail: string;
  readonly contacts: readonly Contact[];
  /** Which engine analyses and matches. */
  readonly engine: EngineSettings;
  /** Whether payments go to the local sandbox. */
  readonly isPaymentSandbox: boolean;
  /** Where browsers see the product; null: as each request says. */
  readonly publicUrl: string | null;
  readonly demo: boolean;
  /** Whether X-Forwarded-* is written by a proxy of ours. */
  readonly trustProxy: boolean;
  /** Origins besides the own one from which pages may call. */
  readonly allowedOrigins: readonly string[];
  /** How long a stop goes on serving, so that a balancer learns of it first. */
  readonly drainSeconds: number;
  /** Who reads /metrics must know it; null: only this machine may read them. */
  readonly metricsToken: string | null;
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
  /** Null when nobody takes payments. */
  readonly payments: Payments | null;
  /** Null when Stripe itself takes them. */
  readonly stripeSandbox: StripeSandbox | null;
  readonly googleIdTokens: GoogleIdTokens;
  /** Work that goes on without a request; started by `createDependencies`. */
  readonly queue: WorkQueue;
  /** Who follows the progress of batches. */
  readonly changes: BatchChanges;
  readonly log: Logger;
  /** Null: no spans are made. */
  readonly tracing: Tracing | null;
  /** Aborted once the process was asked to stop. */
  readonly stop: AbortController;
  /** Ends the answers that would go on for ever: event streams. Called at a stop, before the server is closed. */
  endStreams(): void;
  /** Closes all of it; requests in progress must have ended. */
  close(): Promise<void>;
}

/**
 * Opens database, storage, extractor and engine, sweeps what an earlier crash left behind, and writes the
 * demo data when it is on.
 *
 * @throws StartError when something can't be opened, in a sentence for the person who starts.
 */
export async function createDependencies(env: Env): Promise<Dependencies> {
  const isEmbedded = env.databaseUrl === undefined;
  const unlock = isEmbedded ? await lockDataFolder(env.dataDir) : () => {};
  const deps = await open(env, unlock).catch((error: unknown) => {
    unlock();
    throw error;
  });
  try {
    // Nothing is in progress yet, and no other process writes to an embedded database: no grace is needed.
    if (isEmbedded) await sweepFiles(deps, 0);
    if (env.demo) await seedDemo(deps);
    // Nobody waits for it: until it has started, promises to it are kept.
    void deps.queue.start();
    const stopSweeping = startSweeping(deps);
    return { ...deps, close: () => stopSweeping().then(() => deps.close()) };
  } catch (error) {
    await deps.close();
    throw error;
  }
}

async function open(env: Env, unlock: () => void): Promise<Dependencies> {
  const uploadFolder = join(env.dataDir, 'uploads');
  await mkdir(uploadFolder, { recursive: true });
  const log = pino({ name: 'bff', level: env.logLevel });
  const storage = await createFileStore(env.storage, log);
  const tracing = env.tracing && (await startTracing(env.tracing));
  const database = await openDatabase(
    env.databaseUrl === undefined
      ? { folder: embeddedFolder(env.dataDir) }
      : { url: env.databaseUrl, connections: env.databaseConnections },
  );
  const extractor = measuredExtractor(
    createExtractor({ ocr: env.ocrCommand === null ? null : createOcr(env.ocrCommand) }),
  );
  const engine = createPool();
  const book = createStoredUsageBook(database);
  const analyser = measuredAnalyser(createAnalyser(env.engine, { local: engine, book, log }));
  const batchWork = createBatchWork({ database, analyser, log }, { works: env.workers === 'inline' });
  const takesPayments = await openPayments(env.payments, { database, log });
  return {
    ...batchWork,
    settings: env,
    database,
    storage,
    uploadFolder,
    extractor,
    analyser,
    limits: createRateLimits(database, env.limits),
    ...takesPayments,
    googleIdTokens: createGoogleIdTokens({ settings: env.google, log }),
    log,
    tracing,
    stop: new AbortController(),
    endStreams: () => batchWork.changes.close(),
    async close() {
      await takesPayments.stripeSandbox?.close();
      await batchWork.queue.close();
      await extractor.close();
      await engine.close();
      await database.close();
      await tracing?.close();
      unlock();
    },
  };
}
