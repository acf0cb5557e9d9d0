import { extname } from 'node:path';
import { UPLOAD_LIMITS } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import type { ExtractedDocument } from '../../extraction/extractor.ts';
import { megabytes } from '../../uploads/megabytes.ts';
import type { ReceivedFile } from '../../uploads/receive-files.ts';
import { detailsOf } from './candidate-details.ts';
import { type Extracted, Resume } from './resume.entity.ts';

type Tools = Pick<Dependencies, 'extractor' | 'analyser' | 'storage'>;

export interface Owned<T> {
  readonly ownerId: string;
  readonly file: T;
  /** For data that comes from elsewhere; now unless told. */
  readonly uploadedAt?: Date;
}

/**
 * Reads one file and keeps it: first its bytes, then its row, so that a row without a file can't be.
 *
 * @throws AppError with the sentence why the file is not taken; then nothing of it is left.
 */
export async function takeFile(
  em: EntityManager,
  tools: Tools,
  { ownerId, file, uploadedAt = new Date() }: Owned<ReceivedFile>,
) {
  refuseOversize(file);
  const document = await tools.extractor.extract(file);
  const id = newId();
  const storageKey = `${ownerId}/${id}${extname(file.fileName).toLowerCase()}`;
  const resume = rowOf({
    id,
    ownerId,
    storageKey,
    file,
    document,
    uploadedAt,
    extracted: read(tools, document),
  });
  await tools.storage.put(storageKey, file.path);
  try {
    await em.persist(em.create(Resume, resume)).flush();
  } catch (error) {
    await tools.storage.remove(storageKey);
    throw error;
  }
  return id;
}

function refuseOversize({ fileName, sizeBytes }: ReceivedFile): void {
  const { maxBytes } = UPLOAD_LIMITS;
  if (sizeBytes <= maxBytes) return;
  const limit = megabytes(maxBytes);
  throw new AppError(
    'file_too_large',
    `“${fileName}” has ${megabytes(sizeBytes)}. A file may have ${limit}.`,
  );
}

function read({ analyser }: Tools, document: ExtractedDocument): Extracted {
  const { candidateName, headline, email, phone, skills, links } = analyser.profile(document);
  return { candidateName, headline, email, phone, skills, links };
}

interface Parts {
  readonly id: string;
  readonly ownerId: string;
  readonly storageKey: string;
  readonly file: ReceivedFile;
  readonly document: ExtractedDocument;
  readonly extracted: Extracted;
  readonly uploadedAt: Date;
}

function rowOf({ document, file, ...parts }: Parts) {
  const { fileName, sizeBytes } = file;
  return {
    ...parts,
    ...document,
    ...detailsOf({ ...parts, fileName, notes: null }),
    fileName,
    sizeBytes,
    notes: null,
  };
}
