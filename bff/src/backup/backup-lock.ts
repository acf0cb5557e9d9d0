import { StartError } from '@shortlist/api-contract/settings';
import { sql } from 'kysely';
import type { EntityManager } from '../db/database.ts';
import { kysely } from '../db/kysely.ts';

/** Any bigint: the key that a backup holds on a PostgreSQL database. */
const BACKUP_LOCK = sql.lit(7_405_311_044);

/**
 * Tells every process of the product that a backup is taken while `work` goes on: they remove no files, because a row that
 * the backup sees may be deleted meanwhile.
 *
 * @throws StartError when another backup is taken.
 */
export async function whileBackingUp<T>(em: EntityManager, work: () => Promise<T>): Promise<T> {
  return kysely(em)
    .connection()
    .execute(async (connection) => {
      const { rows } = await sql<{
        held: boolean;
      }>`select pg_try_advisory_lock(${BACKUP_LOCK}::bigint) as held`.execute(connection);
      if (rows[0]?.held !== true) throw new StartError('Another backup is being taken: wait for it to end.');
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${BACKUP_LOCK}::bigint)`.execute(connection);
      }
    });
}

/**
 * Whether a backup is taken of this database now. Asked after a row was deleted, "no" means that a backup that begins
 * later does not see the row.
 */
export async function isBackingUp(em: EntityManager): Promise<boolean> {
  // Shared, so that processes that ask at once do not take each other for a backup.
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}::bigint) as free`.execute(kysely(em));
  return rows[0]?.free !== true;
}
