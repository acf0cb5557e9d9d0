import { LockMode } from '@mikro-orm/core';
import type { Notice, ResumeBlock } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { TextWork } from '../../text/text-work.ts';
import { renamedFile } from '../../uploads/clean-file-name.ts';
import { indexResume } from '../duplicates/index-resume.ts';
import { detailsOf } from './candidate-details.ts';
import { deleteStoredFile } from './delete-stored-file.ts';
import { listResumesByIds, type ResumeRow } from './list-resumes.ts';
import { Resume } from './resume.entity.ts';

/** The text of a resume with what an engine needs beside it. */
export interface ResumeText {
  readonly id: string;
  readonly text: string;
  readonly blocks: ResumeBlock[];
  readonly pages: number | null;
  readonly uploadedAt: Date;
  readonly fileName: string;
  readonly candidateName: string;
  readonly notices: Notice[];
}

/** A change of a resume; what is undefined stays. */
export interface ResumeChange {
  readonly file_name?: string | undefined;
  readonly notes?: string | undefined;
}

interface Own {
  readonly ownerId: string;
  readonly id: string;
}

const TEXT_FIELDS = [
  'text',
  'blocks',
  'pages',
  'uploadedAt',
  'fileName',
  'candidateName',
  'notices',
] as const;

const NOT_FOUND = 'Resume not found or you are not authorized.';

/** @throws AppError not_found, also for the resume of another. */
export async function getResume(em: EntityManager, { ownerId, id }: Own): Promise<ResumeRow> {
  const [row] = await listResumesByIds(em, ownerId, [id]);
  if (row === undefined) throw new AppError('not_found', NOT_FOUND);
  return row;
}

/** @throws AppError not_found */
export async function getResumeText(em: EntityManager, own: Own): Promise<ResumeText> {
  const resume = await em.findOne(Resume, own, {
    fields: TEXT_FIELDS,
  });
  return textOf(found(resume));
}

function textOf(resume: Pick<Resume, (typeof TEXT_FIELDS)[number] | 'id'>): ResumeText {
  const { id, text, blocks, pages, uploadedAt, fileName, candidateName, notices } = resume;
  return {
    id,
    text,
    blocks,
    pages: pages ?? null,
    uploadedAt,
    fileName,
    candidateName,
    notices: notices ?? [],
  };
}

/** Holds resumes as everybody does who writes a score of theirs, in the order of their ids. Returns those that are there. */
export async function holdResumes(tx: EntityManager, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await kysely(tx)
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What was noticed about a resume; nothing while its file has not been looked at. @throws AppError not_found */
export async function getNotices(em: EntityManager, own: Own): Promise<Notice[]> {
  return found(await em.findOne(Resume, own, { fields: ['notices'] })).notices ?? [];
}

/** Those of the resumes that are own. */
export async function listResumeTexts(
  em: EntityManager,
  ownerId: string,
  ids: readonly string[],
): Promise<ResumeText[]> {
  const resumes = await em.find(Resume, { ownerId, id: { $in: [...ids] } }, { fields: TEXT_FIELDS });
  return resumes.map(textOf);
}

/** Where the bytes of a resume are and what they are called. @throws AppError not_found */
export async function getResumeFile(em: EntityManager, own: Own) {
  const resume = await em.findOne(Resume, own, { fields: ['fileName', 'mediaType', 'storageKey'] });
  const { fileName, mediaType, storageKey } = found(resume);
  return { ownerId: own.ownerId, fileName, mediaType, storageKey };
}

/**
 * Renames the file or changes the notes; what the notes say of the candidate counts at once. The row is held
 * meanwhile, so that of two changes at once neither undoes what the other made of the details.
 *
 * @throws AppError not_found
 */
export async function updateResume(
  em: EntityManager,
  { textWork, ...own }: Own & { readonly textWork: TextWork },
  change: ResumeChange,
): Promise<ResumeRow> {
  let isReachedOtherwise = false;
  await em.transactional(async (held) => {
    const resume = found(
      await held.findOne(Resume, own, {
        fields: ['fileName', 'notes', 'extracted', 'status', 'candidateName', 'email', 'phone', 'skills'],
        lockMode: LockMode.PESSIMISTIC_WRITE,
      }),
    );
    const fileName =
      change.file_name === undefined ? resume.fileName : renamedFile(change.file_name, resume.fileName);
    const notes = change.notes ?? resume.notes ?? null;
    const { id, extracted } = resume;
    const details = detailsOf({ id, extracted, fileName, notes });
    isReachedOtherwise = details.email !== resume.email || details.phone !== resume.phone;
    held.assign(resume, { fileName, notes, ...details });
  });
  if (isReachedOtherwise) {
    const {
      text,
      email = null,
      phone = null,
    } = found(await em.fork().findOne(Resume, own, { fields: ['text', 'email', 'phone'] }));
    await indexResume(em, textWork, { ...own, text, email, phone });
  }
  return getResume(em, own);
}

/**
 * Deletes a resume with its analyses and matches, then its file: the other way about, a crash between the two would
 * leave a resume without its file.
 *
 * @throws AppError not_found
 */
export async function removeResume(
  em: EntityManager,
  own: Own,
  store: Pick<Dependencies, 'storage' | 'log'>,
): Promise<void> {
  const { storageKey } = await getResumeFile(em, own);
  await em.nativeDelete(Resume, own);
  await deleteStoredFile(store, storageKey);
}

function found<R>(resume: R | null): R {
  if (resume === null) throw new AppError('not_found', NOT_FOUND);
  return resume;
}
