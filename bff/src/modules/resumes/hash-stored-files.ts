import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { contentHashOf } from './content-hash.ts';

/** So many rows are read at a time. */
const PAGE = 100;

type Store = Pick<Dependencies, 'storage' | 'log'>;

interface StoredRow {
  readonly id: string;
  readonly storage_key: string;
}

/**
 * Reads the files of resumes that were taken before their content hash was kept, and keeps it. A file that can't
 * be read is left for the next time, and so is everything once `signal` fires.
 */
export async function hashStoredFiles(em: EntityManager, store: Store, signal: AbortSignal): Promise<void> {
  let hashed = 0;
  let rows = await rowsAfter(em, null);
  while (rows.length > 0 && !signal.aborted) {
    for (const row of rows) if (!signal.aborted && (await hashOne(em, store, row))) hashed += 1;
    rows = await rowsAfter(em, rows.at(-1)?.id ?? null);
  }
  if (hashed > 0) store.log.info({ hashed }, 'Read files for their content hash');
}

function rowsAfter(em: EntityManager, last: string | null): Promise<StoredRow[]> {
  return em.execute<StoredRow[]>(sql`
    select id, storage_key from resumes
    where content_hash is null and (${last}::uuid is null or id > ${last}::uuid)
    order by id limit ${PAGE}`);
}

async function hashOne(
  em: EntityManager,
  { storage, log }: Store,
  { id, storage_key }: StoredRow,
): Promise<boolean> {
  try {
    const { stream } = await storage.get(storage_key);
    const hash = await contentHashOf(stream);
    await em.execute(sql`update resumes set content_hash = ${hash} where id = ${id}::uuid`);
    return true;
  } catch (error) {
    log.warn(reportOf(error), 'A file could not be read for its content hash');
    return false;
  }
}
