import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator } from '@mikro-orm/migrations';
import { type PgliteConnection, MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { type MikroORM, MikroORM as PostgresORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import { StartError } from '@shortlist/api-contract/settings';
import { createQueryLogger } from '../observability/query-logger.ts';
import { watchConnection } from '../observability/watch-connection.ts';
import { keepCompiledCode } from './embedded/keep-compiled-code.ts';
import {
  type EmbeddedClient,
  openThreadedDatabase,
  type ThreadedDatabase,
} from './embedded/threaded-database.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';
import { retryStatements, retryTransactions } from './retry-conflicts.ts';
import { connectionsOf, MIGRATION_CONNECTIONS } from './server-connections.ts';
import { answersAtAll } from './server-probe.ts';

/** Any bigint: the key under which processes take turns in migrating one PostgreSQL database. */
export const MIGRATION_LOCK = 7_405_311_042;

/** How long a balancer that asks whether we are ready is kept waiting, milliseconds. */
const READY_MS = 2_000;

export type EntityManager = SqlEntityManager;

/**
 * Where the database is: a PostgreSQL server with so many connections, a folder for the embedded one, or
 * memory, empty or filled with an image of another embedded one (tests).
 */
export type DatabasePlace =
  | { url: string; connections?: number }
  | { folder: string }
  | { image: Blob }
  | 'memory';

export interface ConnectionCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database {
  readonly orm: Pick<MikroORM, 'schema' | 'migrator'>;
  /** A fresh EntityManager: one a request, never shared. */
  fork(): EntityManager;
  /** How a library that speaks SQL itself reaches the same database: by its address, or embedded. */
  client(): Promise<{ url: string } | { pglite: EmbeddedClient }>;
  /** How many connections to the server there are, and requests that wait for one; null for the embedded one. */
  connections(): Promise<ConnectionCounts | null>;
  /** Copies the folder of the embedded one, as a killed process would leave it; null where there is none. */
  readonly copyFolder: ((to: string) => Promise<void>) | null;
  /** Whether a query gets an answer. */
  isReady(): Promise<boolean>;
  /** Whether it answers anybody, if not a query of this process; the embedded one always does. */
  answersAtAll(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings it to the newest migration.
 *
 * @throws StartError when it can't be reached.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { orm, embedded } = await connect(place);
  return {
    orm,
    fork: () => retryTransactions(orm.em.fork()),
    client: () => clientOf(orm, place),
    connections: () => countConnections(orm, place),
    copyFolder: embedded === undefined ? null : (to) => embedded.copyFolder(to),
    isReady: () => Promise.race([answers(orm), sleep(READY_MS, false, { ref: false })]),
    answersAtAll: async () => typeof place === 'string' || !('url' in place) || answersAtAll(place.url),
    async close() {
      await orm.close();
      await embedded?.close();
    },
  };
}

/** A database as it is, for what keeps and brings back all of it. */
export interface UnmigratedDatabase extends Pick<Database, 'fork' | 'close'> {
  readonly orm: Pick<MikroORM, 'migrator'>;
}

/**
 * Opens a database without migrating it, on connections without time limits.
 *
 * @throws StartError when it can't be reached.
 */
export async function openUnmigrated(
  place: { url: string } | { folder: string },
): Promise<UnmigratedDatabase> {
  const { orm, embedded } =
    'url' in place
      ? { orm: await unlimitedOnServer(place.url), embedded: undefined }
      : await embeddedAt(place);
  return {
    orm,
    fork: () => orm.em.fork(),
    async close() {
      await orm.close();
      await embedded?.close();
    },
  };
}

const OPTIONS = {
  loggerFactory: createQueryLogger,
  onCreateConnection: watchConnection,
  entities,
  extensions: [Migrator],
  migrations: {
    migrationsList: migrations,
    tableName: 'migrations',
    snapshotName: 'schema-snapshot',
    snapshotOnMigrate: false,
    silent: true,
  },
  schemaGenerator: {
    createForeignKeyConstraints: false,
    ignoreTriggers: true,
    ignoreRoutines: true,
    skipTables: ['rate_limits', 'resume_words', /^sandbox_/],
  },
};

interface Connected {
  readonly orm: MikroORM;
  /** The embedded database, where the ORM does not close it itself. */
  readonly embedded?: ThreadedDatabase;
}

async function connect(place: DatabasePlace): Promise<Connected> {
  if (typeof place === 'object' && 'url' in place) {
    return { orm: await onServer(place.url, place.connections) };
  }
  const connected = await embeddedAt(place);
  await connected.orm.migrator.up();
  return connected;
}

/** Migrations may take long, and wait for each other: they have connections of their own, without time limits. */
async function onServer(url: string, connections?: number): Promise<MikroORM> {
  const unlimited = await unlimitedOnServer(url);
  try {
    await migrateInTurn(unlimited);
  } finally {
    await unlimited.close();
  }
  return PostgresORM.init({
    ...OPTIONS,
    clientUrl: url,
    driverOptions: connectionsOf(connections),
    async onCreateConnection(opened) {
      await watchConnection(opened);
      await retryStatements(opened);
    },
  });
}

async function unlimitedOnServer(url: string): Promise<MikroORM> {
  const orm = await PostgresORM.init({
    ...OPTIONS,
    clientUrl: url,
    driverOptions: MIGRATION_CONNECTIONS,
  });
  try {
    await orm.em.fork().execute('select 1');
    return orm;
  } catch {
    await orm.close();
    throw new StartError("Couldn't connect to the database in DATABASE_URL. Check its address and password.");
  }
}

/** One in memory belongs to a test, which is soon over: it works in this thread and starts faster for it. */
async function embeddedAt(place: Exclude<DatabasePlace, { url: string }>): Promise<Connected> {
  keepCompiledCode();
  if (place === 'memory') return { orm: await embeddedOrm('memory://') };
  // A function, because the ORM copies an object's values, and a copy of a Blob is none.
  if ('image' in place) return { orm: await embeddedOrm('memory://', () => ({ loadDataDir: place.image })) };
  await mkdir(dirname(place.folder), { recursive: true, mode: 0o700 });
  const embedded = await openThreadedDatabase(place.folder).catch(refuseDamaged);
  await keepPrivate(place.folder);
  return { orm: await embeddedOrm(place.folder, () => ({ pglite: embedded })), embedded };
}

/** What it makes a new database of is for everybody to read. The folder comes last: until then this is not done. */
async function keepPrivate(folder: string): Promise<void> {
  if (((await stat(folder)).mode & 0o077) === 0) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  await chmod(folder, 0o700);
}

/** What the embedded database says of a damaged folder is about WebAssembly, and helps nobody. */
function refuseDamaged(): never {
  throw new StartError(
    'The embedded database in DATA_DIR is damaged or can’t be read: bring back a backup with npm run restore -- FILE --replace, or start from nothing with npm start -- --fresh.',
  );
}

async function clientOf(
  orm: MikroORM,
  place: DatabasePlace,
): Promise<{ url: string } | { pglite: EmbeddedClient }> {
  if (typeof place === 'object' && 'url' in place) return { url: place.url };
  // The embedded ORM differs from the other one only in its driver: see `embeddedOrm`.
  const connection = orm.em.getConnection() as unknown as PgliteConnection;
  return { pglite: await connection.getNativeClient() };
}

async function answers(orm: MikroORM): Promise<boolean> {
  try {
    await orm.em.fork().execute('select 1');
    return true;
  } catch {
    return false;
  }
}

async function countConnections(orm: MikroORM, place: DatabasePlace): Promise<ConnectionCounts | null> {
  if (typeof place === 'string' || !('url' in place)) return null;
  const pool = await orm.em.getConnection().getNativeClient();
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** The same dialect; the ORM's two types differ only in the driver that they name. */
async function embeddedOrm(dbName: string, driverOptions?: () => object): Promise<MikroORM> {
  const options = { ...OPTIONS, dbName, ...(driverOptions && { driverOptions }) };
  return (await PgliteORM.init(options)) as unknown as MikroORM;
}

/** On a server several processes may start at once: one migrates while it holds the lock, the others wait. */
async function migrateInTurn(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await orm.migrator.up();
  });
}

/** Where the embedded database lives in a data folder. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'db');
}
