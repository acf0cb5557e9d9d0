import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@shortlist/api-contract/settings';
import { sql } from 'kysely';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { embeddedFolder, openUnmigrated, type UnmigratedDatabase } from '../db/database.ts';
import { kysely } from '../db/kysely.ts';
import type { BackupEnv } from './backup-env.ts';
import { backupFolder } from './copy-for-backup.ts';
import { type InsertRows, loadTables } from './load-tables.ts';
import type { Manifest } from './manifest.ts';

/** A database that a backup is brought back into, held until it is closed. */
export interface RestoreTarget {
  hasData(): Promise<boolean>;
  /** Replaces all of it, or nothing. */
  replace(manifest: Manifest, fill: (insert: InsertRows) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database that the settings name, which no product may use meanwhile.
 *
 * @throws StartError when one does, or when it can't be reached.
 */
export async function openTarget({ databaseUrl, dataDir }: BackupEnv): Promise<RestoreTarget> {
  return databaseUrl === undefined ? embeddedTarget(dataDir) : serverTarget(databaseUrl);
}

/** Made again beside the one that is there, and put in its place when it is whole: that one may be damaged. */
async function embeddedTarget(dataDir: string): Promise<RestoreTarget> {
  const unlock = await lockDataFolder(dataDir);
  const folder = embeddedFolder(dataDir);
  const [draft, former] = ['db', 'former-db'].map((name) => join(backupFolder(dataDir), name)) as [
    string,
    string,
  ];
  return {
    hasData: async () => (await namesIn(folder)).length > 0,
    async replace(manifest, fill) {
      await rm(backupFolder(dataDir), { recursive: true, force: true });
      await mkdir(backupFolder(dataDir), { mode: 0o700 });
      try {
        const database = await openUnmigrated({ folder: draft });
        try {
          await loadTables(database, manifest, fill);
        } finally {
          await database.close();
        }
        if ((await namesIn(folder)).length > 0) await rename(folder, former);
        await rename(draft, folder);
      } finally {
        await rm(backupFolder(dataDir), { recursive: true, force: true });
      }
    },
    close: async () => unlock(),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function serverTarget(url: string): Promise<RestoreTarget> {
  const database = await openUnmigrated({ url });
  try {
    await refuseRunning(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    hasData: () => hasRows(database),
    replace: (manifest, fill) => loadTables(database, manifest, fill),
    close: () => database.close(),
  };
}

/** Those of a pool and of a queue bear these names: see `server-connections.ts` and `queue/boss.ts`. */
async function refuseRunning({ fork }: UnmigratedDatabase): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name in ('shortlist', 'pgboss')`.execute(
    kysely(fork()),
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new StartError(
    `The product uses this database (${count} connections). Stop its servers and workers, then restore again.`,
  );
}

/** A product that was started once and that nobody signed up to has none; any other table may be somebody's. */
async function hasRows({ fork }: UnmigratedDatabase): Promise<boolean> {
  const database = kysely(fork());
  const { rows } = await sql<{ tables: number; isOurs: boolean }>`
    select count(*)::int as tables, coalesce(bool_or(tablename = 'users'), false) as "isOurs"
    from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(database);
  const { tables = 0, isOurs = false } = rows[0] ?? {};
  if (!isOurs) return tables > 0;
  return (await database.selectFrom('users').select('id').limit(1).execute()).length > 0;
}
