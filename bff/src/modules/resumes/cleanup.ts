import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { sweepFolder } from '../../uploads/upload-folder.ts';
import { indexStoredResumes } from '../duplicates/index-stored-resumes.ts';
import { prepareStoredResumes } from '../readings/prepare-stored-resumes.ts';
import { sweepRetention } from '../retention/retention-sweep.ts';
import { hashStoredFiles } from './hash-stored-files.ts';
import { removeOrphanFiles } from './orphan-files.ts';
import { scanStoredFiles } from './scan-stored-files.ts';

const HOUR_MS = 60 * 60 * 1000;

type Swept = Pick<
  Dependencies,
  'database' | 'storage' | 'extractor' | 'analyzer' | 'textWork' | 'uploadFolder' | 'log'
>;

/** Removes files without a resume and uploads that never ended, both older than `graceMs`. */
export async function sweepFiles(deps: Swept, graceMs: number): Promise<void> {
  const { database, storage, uploadFolder, log } = deps;
  const uploads = await sweepFolder(uploadFolder, graceMs);
  if (uploads > 0) log.info({ uploads }, 'Removed uploads that were interrupted');
  await removeOrphanFiles(database.fork(), { storage, graceMs, log });
}

/**
 * Sweeps in the background, at once and every hour, what has been there for an hour, since an upload may be in
 * progress here or in another process; then reads what has no content hash and no notices yet, compares what was not compared, and
 * prepares for matches what this engine has not prepared. A sweep that fails is
 * logged and comes again. Returns how to end it; a
 * sweep in progress ends first.
 */
export function startCleanup(deps: Swept, everyMs: number = HOUR_MS): () => Promise<void> {
  const ending = new AbortController();
  let sweep = Promise.resolve();
  const again = () => {
    sweep = sweep
      .then(() => sweepFiles(deps, HOUR_MS))
      .catch((error: unknown) => deps.log.error(reportOf(error), 'Files could not be swept'))
      .then(() => sweepRetention(deps))
      .then(() => hashStoredFiles(deps.database.fork(), deps, ending.signal))
      .then(() => scanStoredFiles(deps.database.fork(), deps, ending.signal))
      .then(() => indexStoredResumes(deps.database.fork(), deps, ending.signal))
      .then(() => prepareStoredResumes(deps.database.fork(), deps, ending.signal))
      .catch((error: unknown) => deps.log.error(reportOf(error), 'A sweep could not be done'));
  };
  const timer = setInterval(again, everyMs);
  timer.unref();
  again();
  return () => {
    clearInterval(timer);
    ending.abort();
    return sweep;
  };
}
