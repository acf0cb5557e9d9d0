import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { DriverException } from '@mikro-orm/core';
import { type Notice, UPLOAD_LIMITS } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { ExtractedDocument, WorkOptions } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { megabytes } from '../../uploads/megabytes.ts';
import type { ReceivedFile } from '../../uploads/receive-files.ts';
import { analyzedDocument } from '../analysis/analyzed-document.ts';
import { indexResume } from '../duplicates/index-resume.ts';
import { requireRoom, subscriberOf, withRoom } from '../plan-limits/plan-limits.service.ts';
import { prepareOne } from '../readings/prepare-stored-resumes.ts';
import { detailsOf } from './candidate-details.ts';
import { contentHashOf } from './content-hash.ts';
import { deleteStoredFile } from './delete-stored-file.ts';
import { type Extracted, Resume } from './resume.entity.ts';
import { keptNotices } from './resume-notices.ts';
import { shownSkills } from './shown-skills.ts';

type Tools = Pick<Dependencies, 'extractor' | 'analyzer' | 'textWork' | 'storage' | 'payments' | 'log'>;

export interface Owned<T> {
  readonly ownerId: string;
  readonly file: T;
  /** For data that comes from elsewhere; now unless told. */
  readonly uploadedAt?: Date;
  /** Ends the work where nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/**
 * Reads one file and keeps it: first its bytes, then its row, so that a row without a file can't be.
 *
 * @throws AppError with the sentence why the file is not taken, also plan_limit; then nothing of it is left.
 */
export async function storeUploadedFile(
  em: EntityManager,
  tools: Tools,
  { ownerId, file, uploadedAt = new Date(), signal }: Owned<ReceivedFile>,
): Promise<string> {
  refuseOversize(file);
  const claim = {
    subscriber: subscriberOf(tools, ownerId),
    ask: { resumes: 1, storage_bytes: file.sizeBytes },
  };
  await requireRoom(em, claim);
  const document = await tools.extractor.extract(file, { signal, owner: ownerId });
  const id = newId();
  const storageKey = `${ownerId}/${id}${extname(file.fileName).toLowerCase()}`;
  const resume = rowOf({
    id,
    ownerId,
    storageKey,
    file,
    document,
    contentHash: await contentHashOf(createReadStream(file.path)),
    uploadedAt,
    extracted: await read(tools, document, { signal, ownerId }),
    ofText: await tools.analyzer.notices(document, { signal, ownerId }),
  });
  signal?.throwIfAborted();
  try {
    await tools.storage.put(storageKey, file.path);
    signal?.throwIfAborted();
    await withRoom(em, claim, (tx) => tx.persist(tx.create(Resume, resume)).flush());
  } catch (error) {
    if (!mayBeWritten(error)) await deleteStoredFile(tools, storageKey);
    throw error;
  }
  await compare(em, tools, resume);
  const prepared = analyzedDocument({ ...document, uploadedAt });
  await prepareOne(em, tools, { id, document: prepared, ownerId, signal });
  return id;
}

/** The resume is taken whether or not others like it are found; the next sweep looks again. */
async function compare(
  em: EntityManager,
  { log, textWork }: Tools,
  resume: ReturnType<typeof rowOf>,
): Promise<void> {
  const { id, ownerId, text, email, phone } = resume;
  try {
    await indexResume(em, textWork, { id, ownerId, text, email, phone });
  } catch (error) {
    log.warn(reportOf(error), 'A resume could not be compared with the others');
  }
}

/**
 * Whether the row may be there although its writing failed: a connection that broke off may have carried it to the
 * end. Its file then stays, and the sweep removes it if there is no row.
 */
function mayBeWritten(error: unknown): boolean {
  return error instanceof DriverException && !REFUSED_BY_DATABASE.test(String(error.code));
}

/** SQLSTATE classes of data that a database refuses: 22 data exception, 23 constraint, 53 resources. */
const REFUSED_BY_DATABASE = /^(?:22|23|53)\w{3}$/;

function refuseOversize({ fileName, sizeBytes }: ReceivedFile): void {
  const { maxBytes } = UPLOAD_LIMITS;
  if (sizeBytes <= maxBytes) return;
  const limit = megabytes(maxBytes);
  throw new AppError('file_too_large', `“${fileName}” is ${megabytes(sizeBytes)}. The limit is ${limit}.`);
}

async function read({ analyzer }: Tools, document: ExtractedDocument, work: WorkOptions): Promise<Extracted> {
  const profile = await analyzer.profile(document, work);
  const { candidateName, headline, email, phone, links } = profile;
  return { candidateName, headline, email, phone, skills: shownSkills(profile), links };
}

interface Parts {
  readonly id: string;
  readonly ownerId: string;
  readonly storageKey: string;
  readonly file: ReceivedFile;
  readonly document: ExtractedDocument;
  readonly contentHash: string;
  readonly extracted: Extracted;
  readonly ofText: readonly Notice[];
  readonly uploadedAt: Date;
}

function rowOf({ document: { notices, linkTargets: _, ...document }, file, ofText, ...parts }: Parts) {
  const { fileName, sizeBytes } = file;
  return {
    ...parts,
    ...document,
    ...keptNotices([...notices, ...ofText]),
    ...detailsOf({ ...parts, fileName, notes: null }),
    fileName,
    sizeBytes,
    notes: null,
  };
}
