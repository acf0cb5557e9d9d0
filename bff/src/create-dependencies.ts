import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAnalyzer, createExtractor, createOcr, createPool } from '@shortlist/engine';
import { type Logger, pino } from 'pino';
import { keptAccountSecret } from './account-secret.ts';
import { allowBackups } from './backup/allow-backups.ts';
import { lockDataFolder } from './db/data-folder-lock.ts';
import { type Database, embeddedFolder, openDatabase } from './db/database.ts';
import { refuseDemoAccounts, seedDemo } from './db/demo/seed-demo.ts';
import { setServerPassword } from './db/server-connections.ts';
import { untilItAnswers } from './db/server-probe.ts';
import type { Dependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { createGoogleIdTokens } from './integrations/google/id-tokens.ts';
import { createMailer } from './integrations/mail/mailer.ts';
import { createFileStore } from './integrations/storage/create-file-store.ts';
import { keepDuringBackups } from './integrations/storage/keep-during-backups.ts';
import { openPayments } from './integrations/stripe/open-payments.ts';
import { createBatchWork } from './modules/batches/batch-work.ts';
import { createUsageStore } from './modules/model-usage/stored-usage-book.ts';
import { setPasswordSecrets } from './modules/passwords/password-hash.ts';
import { countLostPasswords } from './modules/passwords/passwords.service.ts';
import { startCleanup, sweepFiles } from './modules/resumes/cleanup.ts';
import { measuredAnalyzer, measuredExtractor } from './observability/measured.ts';
import { startTracing } from './observability/tracing.ts';
import { createRateLimits } from './rate-limits.ts';
import { createTextWork, TEXT_WORKER } from './text/text-work.ts';
import { scannedExtractor } from './uploads/scanned-extractor.ts';

/**
 * Lines of the log are written together, within a tenth of a second, and what is left when the process ends. Where nobody reads them,
 * new ones are lost before memory is.
 */
const LINES_TOGETHER = { sync: false, minLength: 4_096, periodicFlush: 100, maxLength: 8_388_608 };

/** A server that starts together with its database, or after a failure of it, comes up by itself. */
const DATABASE_PATIENCE_MS = 60_000;

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
    if (env.isExposed) await refuseDemoAccounts(deps);
    await tellOfLostPasswords(deps);
    // Nobody waits for it: until it has started, promises to it are kept.
    void deps.queue.start();
    const stopSweeping = startCleanup(deps);
    return { ...deps, close: () => stopSweeping().then(() => deps.close()) };
  } catch (error) {
    await deps.close();
    throw error;
  }
}
export async function open(env: Env, unlock: () => void): Promise<Dependencies> {
  const uploadFolder = join(env.dataDir, 'uploads');
  await mkdir(uploadFolder, { recursive: true, mode: 0o700 });
  setPasswordSecrets(env.passwordSecrets);
  const log = pino({ name: 'bff', level: env.logLevel }, pino.destination(LINES_TOGETHER));
  const mailer = createMailer({ settings: env.mail, log });
  const store = await createFileStore(env.storage, log);
  const tracing = env.tracing && (await startTracing(env.tracing));
  const database = await openDatabaseOf(env, log);
  const backups = await allowBackups(database, { dataDir: env.dataDir, log });
  const ocr = env.ocrCommand === null ? null : createOcr(env.ocrCommand);
  const scanner = { command: env.scanCommand, log };
  const extractor = measuredExtractor(scannedExtractor(createExtractor({ ocr }), scanner));
  const engine = createPool({ module: TEXT_WORKER });
  const book = createUsageStore(database);
  const models = { local: engine, tasks: engine.model, book, log };
  const analyzer = measuredAnalyzer(createAnalyzer(env.engine, models));
  const batchWork = createBatchWork({ database, analyzer, log }, { works: env.workers === 'inline' });
  const takesPayments = await openPayments(env.payments, { database, log });
  return {
    ...batchWork,
    settings: env,
    database,
    storage: keepDuringBackups(store, () => backups.isRunning()),
    uploadFolder,
    extractor,
    analyzer,
    textWork: createTextWork(engine),
    limits: createRateLimits(database, env.limits),
    ...takesPayments,
    googleIdTokens: createGoogleIdTokens({ settings: env.google, log }),
    mailer,
    accountSecret: env.accountSecret ?? keptAccountSecret(env.dataDir),
    log,
    tracing,
    stop: new AbortController(),
    endStreams: () => batchWork.changes.close(),
    async close() {
      await mailer.close();
      await takesPayments.stripeSandbox?.close();
      await batchWork.queue.close();
      await extractor.close();
      await engine.close();
      await backups.close();
      await database.close();
      await tracing?.close();
      unlock();
    },
  };
}

/** They don't keep the others out, and a mailed link gives each another password. */
async function tellOfLostPasswords({ database, log }: Dependencies): Promise<void> {
  const accounts = await countLostPasswords(database.fork());
  if (accounts === 0) return;
  log.error(
    { accounts },
    'PASSWORD_SECRETS lacks a secret that passwords of accounts were hashed with. Add it again, or they must reset their passwords',
  );
}

async function openDatabaseOf(
  { databaseUrl, databasePassword, databaseConnections, dataDir }: Env,
  log: Logger,
): Promise<Database> {
  if (databaseUrl === undefined) return openDatabase({ folder: embeddedFolder(dataDir) });
  setServerPassword(databasePassword);
  const say = () => log.warn('The database does not answer yet: waiting for it, up to a minute');
  await untilItAnswers(databaseUrl, { patience: DATABASE_PATIENCE_MS, say });
  return openDatabase({ url: databaseUrl, connections: databaseConnections });
}
