import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Dependencies } from '../../dependencies.ts';
import { storageFullError } from '../../storage-full-error.ts';
import { withOwnFolder } from '../../uploads/upload-folder.ts';
import { previewPage } from './preview-page.ts';

type Tools = Pick<Dependencies, 'storage' | 'extractor' | 'uploadFolder'>;

/** A file of a resume as its row tells it. */
export interface ResumeFile {
  readonly ownerId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly storageKey: string;
}

/**
 * A DOC or DOCX as a page to show: read in a worker with the limits of an upload, since a file that was taken once may
 * still be hostile to another reader.
 *
 * @throws AppError not_found when the file is gone, else as `Extractor.preview`.
 */
export async function previewOf(
  tools: Tools,
  { ownerId, fileName, storageKey }: ResumeFile,
  signal: AbortSignal,
): Promise<string> {
  return withOwnFolder(tools.uploadFolder, async (folder) => {
    const path = join(folder, 'file');
    const { stream } = await tools.storage.get(storageKey);
    await pipeline(stream, createWriteStream(path), { signal }).catch((error: unknown) => {
      throw storageFullError(error) ?? error;
    });
    const body = await tools.extractor.preview({ path, fileName }, { signal, owner: ownerId });
    return previewPage(fileName, body);
  });
}
