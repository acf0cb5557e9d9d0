import { type RawQueryFragment, sql } from '@mikro-orm/core';
import type { PageQuery, ResumeBlock, ResumeStatus } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { type Page, pageOf, startOf } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import type { FileStore } from '../../integrations/storage/file-store.ts';
import { renamedFile } from '../../uploads/clean-file-name.ts';
import { detailsOf } from './candidate-details.ts';
import { Resume } from './resume.entity.ts';

/** A resume with its analysis score and its best match, as the database returns it. */
export interface ResumeRow {
  readonly id: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly size_bytes: number;
  readonly pages: number | null;
  readonly uploaded_at: string;
  readonly notes: string | null;
  readonly status: ResumeStatus;
  readonly candidate_name: string;
  readonly headline: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly skills: string[];
  readonly score_overall: number | null;
  readonly evaluated_at: string | null;
  readonly best_job_id: string | null;
  readonly best_job_title: string | null;
  readonly best_match_score: number | null;
}

/** The text of a resume with what an engine needs beside it. */
export interface ResumeText {
  readonly id: string;
  readonly text: string;
  readonly blocks: ResumeBlock[];
  readonly pages: number | null;
  readonly uploadedAt: Date;
  readonly fileName: string;
  readonly candidateName: string;
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

const NOT_FOUND = 'Resume not found or you are not authorized.';

export async function listResumes(
  em: EntityManager,
  ownerId: string,
  query: PageQuery,
): Promise<Page<ResumeRow>> {
  const after = startOf(query);
  const rows = await select(
    em,
    sql`r.owner_id = ${ownerId} and (r.uploaded_at, r.id) < (${after.time}, ${after.id})`,
    query.limit + 1,
  );
  return pageOf(rows, query.limit, (row) => ({ time: new Date(row.uploaded_at), id: row.id }));
}

/** Own resumes in the order of their ids; what is not there, or not own, is left out. */
export async function listResumesByIds(
  em: EntityManager,
  ownerId: string,
  ids: readonly string[],
): Promise<ResumeRow[]> {
  // One text parameter, because the two drivers bind arrays differently.
  const wanted = sql`any(string_to_array(${ids.join(',')}, ',')::uuid[])`;
  const rows = await select(em, sql`r.owner_id = ${ownerId} and r.id = ${wanted}`, ids.length);
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** @throws AppError not_found, also for the resume of another. */
export async function getResume(em: EntityManager, { ownerId, id }: Own): Promise<ResumeRow> {
  const [row] = await listResumesByIds(em, ownerId, [id]);
  if (row === undefined) throw new AppError('not_found', NOT_FOUND);
  return row;
}

/** @throws AppError not_found */
export async function getResumeText(em: EntityManager, own: Own): Promise<ResumeText> {
  const resume = await findOwn(em, own);
  const { id, text, blocks, uploadedAt, fileName, candidateName } = resume;
  return { id, text, blocks, pages: resume.pages ?? null, uploadedAt, fileName, candidateName };
}

/** Where the bytes of a resume are and what they are called. @throws AppError not_found */
export async function getResumeFile(em: EntityManager, own: Own) {
  const { fileName, mediaType, storageKey } = await findOwn(em, own);
  return { fileName, mediaType, storageKey };
}

/** Renames the file or changes the notes; what the notes say of the candidate counts at once. @throws AppError not_found */
export async function updateResume(em: EntityManager, own: Own, change: ResumeChange): Promise<ResumeRow> {
  const resume = await findOwn(em, own);
  const fileName =
    change.file_name === undefined ? resume.fileName : renamedFile(change.file_name, resume.fileName);
  const notes = change.notes ?? resume.notes ?? null;
  em.assign(resume, { fileName, notes, ...detailsOf({ ...resume, fileName, notes }) });
  await em.flush();
  return getResume(em, own);
}

/** Deletes a resume with its analyses and matches, then its file. @throws AppError not_found */
export async function removeResume(em: EntityManager, own: Own, storage: FileStore): Promise<void> {
  const { storageKey } = await getResumeFile(em, own);
  await em.nativeDelete(Resume, own);
  await storage.remove(storageKey);
}

async function findOwn(em: EntityManager, own: Own): Promise<Resume> {
  const resume = await em.findOne(Resume, own);
  if (resume === null) throw new AppError('not_found', NOT_FOUND);
  return resume;
}

/** One query however many rows: the best match comes from the index on (resume_id, match_score). */
function select(em: EntityManager, where: RawQueryFragment, limit: number): Promise<ResumeRow[]> {
  return em.execute<ResumeRow[]>(sql`
    select r.id, r.file_name, r.media_type, r.size_bytes, r.pages, r.uploaded_at, r.notes, r.status,
      r.candidate_name, r.extracted->>'headline' as headline, r.email, r.phone,
      r.extracted->'skills' as skills, a.score_overall, a.evaluated_at,
      b.job_id as best_job_id, b.title as best_job_title, b.match_score as best_match_score
    from resumes r
    left join analyses a on a.resume_id = r.id
    left join lateral (
      select m.job_id, m.match_score, j.title from matches m join jobs j on j.id = m.job_id
      where m.resume_id = r.id order by m.match_score desc limit 1
    ) b on true
    where ${where}
    order by r.uploaded_at desc, r.id desc
    limit ${limit}`);
}
