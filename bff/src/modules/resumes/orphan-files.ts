import type { Logger } from 'pino';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely } from '../../db/kysely.ts';
import { timeOf } from '../../db/new-id.ts';
import type { FileStore } from '../../integrations/storage/file-store.ts';

/** What a key of ours looks like. A bucket may hold files of others, which are none of our business. */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(`^${UUID}/(${UUID})\\.(?:pdf|docx?)$`);

/** So many files without a resume are believed in one page of the store, even if they are most of it. */
const BELIEVED = 20;

export interface Sweep {
  readonly storage: FileStore;
  /** A younger file stays, since its row may be on its way. */
  readonly graceMs: number;
  readonly log: Logger;
}

/**
 * Removes files that no resume points to: what a crash between file and row, or row and file, left behind. The
 * store is read a page at a time and the database asked for each. Where most files of a page have no resume,
 * database and store do not belong together, and everything stays. Answers how many were removed.
 */
export async function removeOrphanFiles(
  em: EntityManager,
  { storage, graceMs, log }: Sweep,
): Promise<number> {
  let removed = await storage.removeUnfinished(graceMs);
  for await (const page of storage.list()) {
    const own = page.filter((key) => KEY.test(key));
    const orphans = await orphansOf(em, own);
    if (orphans.length > BELIEVED && orphans.length > own.length / 2) {
      log.error(
        { files: own.length, without_resume: orphans.length },
        'Most files have no resume, so none is removed: check that DATABASE_URL and STORAGE belong together',
      );
      break;
    }
    const old = orphans.filter((key) => ageOf(key) >= graceMs);
    for (const key of old) await storage.remove(key);
    removed += old.length;
  }
  if (removed > 0) log.info({ removed }, 'Removed files that no resume points to');
  return removed;
}

async function orphansOf(em: EntityManager, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await kysely(em)
    .selectFrom('resumes')
    .select('storage_key')
    .where('id', '=', anyOf(keys.map(idOf)))
    .execute();
  const known = new Set(rows.map(({ storage_key }) => storage_key));
  return keys.filter((key) => !known.has(key));
}

/** The id in a key is the resume's, and tells when it was made. */
function idOf(key: string): string {
  return KEY.exec(key)?.[1] ?? '';
}

function ageOf(key: string): number {
  return Date.now() - timeOf(idOf(key));
}
