import { GENERIC_ERROR, type RefusedFile } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { REQUEST_ABORTED } from '../../http/client-abort.ts';
import { storageFullError } from '../../storage-full-error.ts';
import type { ReceivedFile } from '../../uploads/receive-files.ts';
import { listResumesByIds, type ResumeRow } from './list-resumes.ts';
import { removeResume } from './resumes.service.ts';
import { type Owned, storeUploadedFile } from './store-uploaded-file.ts';

export interface UploadResult {
  readonly resumes: ResumeRow[];
  readonly refused: RefusedFile[];
}

interface Upload {
  readonly ownerId: string;
  readonly files: readonly ReceivedFile[];
  /** Aborted when the client goes away: then nothing of the upload is kept. */
  readonly signal: AbortSignal;
}

/**
 * Takes or refuses each file of an upload on its own, in their order.
 *
 * @throws AppError when no file was taken: the first refusal, and a sentence for each file by its name.
 */
export async function uploadFiles(
  em: EntityManager,
  deps: Dependencies,
  { ownerId, files, signal }: Upload,
): Promise<UploadResult> {
  const ids: string[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const result = await takeOrRefuse(em.fork(), deps, { ownerId, file, signal });
    if (typeof result === 'string') ids.push(result);
    else refused.push(result);
  }
  if (signal.aborted) {
    for (const id of ids) await removeResume(em, { ownerId, id }, deps);
    throw REQUEST_ABORTED;
  }
  if (ids.length === 0) throw noneTaken(refused);
  return { resumes: await listResumesByIds(em, ownerId, ids), refused };
}

async function takeOrRefuse(em: EntityManager, deps: Dependencies, upload: Owned<ReceivedFile>) {
  try {
    return await storeUploadedFile(em, deps, upload);
  } catch (error) {
    const { fileName } = upload.file;
    const said = storageFullError(error) ?? error;
    if (said instanceof AppError) return { file_name: fileName, code: said.code, error: said.message };
    deps.log.error(reportOf(error), 'A file could not be taken');
    return { file_name: fileName, code: 'internal' as const, error: GENERIC_ERROR };
  }
}

function noneTaken(refused: readonly RefusedFile[]): AppError {
  const sentences = Object.fromEntries(refused.map(({ file_name, error }) => [file_name, error]));
  const first = refused[0];
  return new AppError(first?.code ?? 'internal', first?.error ?? GENERIC_ERROR, sentences);
}
