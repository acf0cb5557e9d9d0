import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';

/** Removes the bytes of a resume that has no row any more; what fails is left to the sweep. */
export async function deleteStoredFile(
  { storage, log }: Pick<Dependencies, 'storage' | 'log'>,
  key: string,
): Promise<void> {
  await storage
    .remove(key)
    .catch((error: unknown) => log.warn(reportOf(error), 'A file was left to the sweep'));
}

/** Files removed at a time. */
const AT_ONCE = 8;

/** Removes the bytes of many resumes that have no row any more. */
export async function dropFiles(
  store: Pick<Dependencies, 'storage' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (let first = 0; first < keys.length; first += AT_ONCE) {
    await Promise.all(keys.slice(first, first + AT_ONCE).map((key) => deleteStoredFile(store, key)));
  }
}
