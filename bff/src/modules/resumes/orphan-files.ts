import type { EntityManager } from '../../db/database.ts';
import { timeOf } from '../../db/new-id.ts';
import type { FileStore } from '../../integrations/storage/file-store.ts';
import { Resume } from './resume.entity.ts';

const ID = /([0-9a-f-]{36})\.[^/]*$/;

/**
 * Removes files that no resume points to: what a crash between file and row, or row and file, left behind.
 * A file younger than `graceMs` stays, since its row may be on its way.
 */
export async function removeOrphanFiles(
  em: EntityManager,
  { storage, graceMs }: { storage: FileStore; graceMs: number },
): Promise<void> {
  const resumes = await em.find(Resume, {}, { fields: ['storageKey'] });
  const known = new Set(resumes.map(({ storageKey }) => storageKey));
  const orphans = (await storage.list()).filter((key) => !known.has(key) && ageOf(key) >= graceMs);
  await Promise.all(orphans.map((key) => storage.remove(key)));
}

/** The id in a key tells when it was made; what has none is not of this version and old enough. */
function ageOf(key: string): number {
  const id = ID.exec(key)?.[1];
  return id === undefined ? Number.POSITIVE_INFINITY : Date.now() - timeOf(id);
}
