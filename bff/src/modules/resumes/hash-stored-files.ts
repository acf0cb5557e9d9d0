import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { contentHashOf } from './content-hash.ts';
import { Resume } from './resume.entity.ts';

/** So many rows are read at a time. */
const PAGE = 100;

type Store = Pick<Dependencies, 'storage' | 'log'>;

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

function rowsAfter(em: EntityManager, last: string | null) {
  return kysely(em)
    .selectFrom('resumes')
    .select(['id', 'storage_key'])
    .where('content_hash', 'is', null)
    .where(({ eb, lit }) => (last === null ? lit(true) : eb('id', '>', last)))
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

async function hashOne(
  em: EntityManager,
  { storage, log }: Store,
  { id, storage_key }: { readonly id: string; readonly storage_key: string },
): Promise<boolean> {
  try {
    const { stream } = await storage.get(storage_key);
    const hash = await contentHashOf(stream);
    await em.nativeUpdate(Resume, { id }, { contentHash: hash });
    return true;
  } catch (error) {
    log.warn(reportOf(error), 'A file could not be read for its content hash');
    return false;
  }
}
