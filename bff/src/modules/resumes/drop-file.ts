import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';

/** Removes the bytes of a resume that has no row any more; what fails is left to the sweep. */
export async function dropFile(
  { storage, log }: Pick<Dependencies, 'storage' | 'log'>,
  key: string,
): Promise<void> {
  await storage
    .remove(key)
    .catch((error: unknown) => log.warn(reportOf(error), 'A file was left to the sweep'));
}
