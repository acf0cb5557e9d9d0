import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Migrator } from '@mikro-orm/migrations';
import { type PgliteConnection, MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { type MikroORM, MikroORM as PostgresORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import { StartError } from '../start-error.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

/** Any bigint: the key under which processes take turns in migrating one PostgreSQL database. */
const MIGRATION_LOCK = 7_405_311_042;

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

export interface Database {
  readonly orm: Pick<MikroORM, 'schema' | 'migrator'>;
  /** A fresh EntityManager: one a request, never shared. */
  fork(): EntityManager;
  /** How a library that speaks SQL itself reaches the same database: by its address, or embedded. */
  client(): Promise<{ url: string } | { pglite: PGlite }>;
  /** Whether a query gets an answer. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings it to the newest migration.
 *
 * @throws StartError when it can't be reached.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const orm = await connect(place);
  await migrate(orm, typeof place === 'object' && 'url' in place);
  return {
    orm,
    fork: () => orm.em.fork(),
    client: () => clientOf(orm, place),
    isReady: () => orm.isConnected(),
    close: () => orm.close(),
  };
}

const OPTIONS = {
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
    skipTables: ['rate_limits', 'resume_words', 'checkouts', /^stripe_/, /^sandbox_/],
  },
};

async function connect(place: DatabasePlace): Promise<MikroORM> {
  if (place === 'memory') return embedded('memory://');
  if ('image' in place) return embedded('memory://', place.image);
  if ('folder' in place) {
    await mkdir(dirname(place.folder), { recursive: true });
    return embedded(place.folder);
  }
  const orm = await PostgresORM.init({ ...OPTIONS, clientUrl: place.url });
  try {
    await orm.em.fork().execute('select 1');
    return orm;
  } catch {
    await orm.close();
    throw new StartError(
      'DATABASE_URL names a database that does not answer: check its address and password.',
    );
  }
}

async function clientOf(orm: MikroORM, place: DatabasePlace): Promise<{ url: string } | { pglite: PGlite }> {
  if (typeof place === 'object' && 'url' in place) return { url: place.url };
  // The embedded ORM differs from the other one only in its driver: see `embedded`.
  const connection = orm.em.getConnection() as unknown as PgliteConnection;
  return { pglite: await connection.getNativeClient() };
}

/** The same dialect, in this process; the ORM's two types differ only in the driver that they name. */
async function embedded(dbName: string, image?: Blob): Promise<MikroORM> {
  // A function, because the ORM copies an object's values, and a copy of a Blob is none.
  const driverOptions = () => ({ loadDataDir: image });
  return (await PgliteORM.init({ ...OPTIONS, dbName, driverOptions })) as unknown as MikroORM;
}

/** On a server several processes may start at once: one migrates while it holds the lock, the others wait. */
async function migrate(orm: MikroORM, isServer: boolean): Promise<void> {
  if (!isServer) {
    await orm.migrator.up();
    return;
  }
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await orm.migrator.up();
  });
}

/** Where the embedded database lives in a data folder. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'db');
}
