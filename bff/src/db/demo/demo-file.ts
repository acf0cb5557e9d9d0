import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedFile } from '../../uploads/receive-files.ts';

/** A resume file of the demo, as if it had just been uploaded; under another name when told. */
export async function demoFile(file: string, fileName = file): Promise<ReceivedFile> {
  const path = join(import.meta.dirname, 'resumes', file);
  return { fileName, path, sizeBytes: (await stat(path)).size };
}
