import { buffer } from 'node:stream/consumers';
import { raw, sql } from '@mikro-orm/core';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { cleanFileName } from '../../uploads/clean-file-name.ts';
import { anyOf, type OwnResume, resumesOfCandidate } from './candidate-resumes.ts';
import { type ArchivedFile, zipOf } from './zip-archive.ts';

/** What is told of each kind of row; `r` has the column that says of which resume it is. */
export const CANDIDATE_PARTS: Readonly<Record<string, { from: string; columns: string; resume: string }>> = {
  resumes: {
    from: 'resumes r left join resume_retention k on k.resume_id = r.id',
    columns: `r.id, r.file_name, r.media_type, r.size_bytes, r.pages, r.uploaded_at, r.status, r.notes,
      r.candidate_name, r.email, r.phone, r.skills, r.extracted, r.text, k.delete_on, k.kept_until, k.kept_reason`,
    resume: 'r.id',
  },
  analyses: {
    from: 'analyses r',
    columns: 'r.id, r.resume_id, r.evaluated_at, r.result',
    resume: 'r.resume_id',
  },
  matches: {
    from: 'matches r join jobs j on j.id = r.job_id',
    columns: 'r.id, r.resume_id, r.job_id, j.title as position, r.evaluated_at, r.result',
    resume: 'r.resume_id',
  },
  overrides: {
    from: 'overrides r',
    columns: 'r.id, r.resume_id, r.job_id, r.verdict, r.score, r.reason, r.at',
    resume: 'r.resume_id',
  },
  outcomes: {
    from: 'outcomes r',
    columns: `r.id, r.resume_id, r.job_id, r.interviewed_on, r.offer_sent_on, r.offer_accepted_on, r.updated_at`,
    resume: 'r.resume_id',
  },
  declared_groups: {
    from: 'declared_groups r',
    columns: 'r.id, r.resume_id, r.groups, r.declared_at',
    resume: 'r.resume_id',
  },
  blind_log: {
    from: 'blind_log r',
    columns: 'r.id, r.resume_id, r.event, r.reason, r.happened_at',
    resume: 'r.resume_id',
  },
  score_log: {
    from: 'score_log r',
    columns: `r.id, r.resume_id, r.job_id, r.kind, r.score, r.potential, r.band, r.engine_name, r.engine_version,
      r.engine_fingerprint, r.engine_note, r.verdict, r.reason, r.at`,
    resume: 'r.resume_id',
  },
};

/**
 * Everything that is held of the person of a resume, as a ZIP: `candidate.json`, and the files as they were uploaded. A
 * file that is missing in the store is missing in the archive, and `candidate.json` still tells of it.
 *
 * @throws AppError not_found when the resume is not own
 */
export async function exportCandidate(
  em: EntityManager,
  { storage }: Pick<Dependencies, 'storage'>,
  own: OwnResume,
): Promise<Buffer> {
  const ids = await resumesOfCandidate(em, own);
  const parts: Record<string, unknown> = { exported_at: new Date().toISOString() };
  for (const [name, { columns, from, resume }] of Object.entries(CANDIDATE_PARTS)) {
    parts[name] = await em.execute<object[]>(sql`
      select ${raw(columns)} from ${raw(from)}
      where r.owner_id = ${own.ownerId} and ${raw(resume)} = ${anyOf(ids)} order by r.id`);
  }
  const files = await em.execute<{ id: string; file_name: string; storage_key: string }[]>(sql`
    select id, file_name, storage_key from resumes
    where owner_id = ${own.ownerId} and id = ${anyOf(ids)} order by id`);
  const archived: ArchivedFile[] = [
    { name: 'candidate.json', content: Buffer.from(`${JSON.stringify(parts, null, 2)}\n`) },
  ];
  for (const { id, file_name: fileName, storage_key: key } of files) {
    const content = await contentOf(storage, key);
    // The folder keeps two files of one name apart; no name leads out of it.
    if (content !== null) archived.push({ name: `files/${id}/${cleanFileName(fileName)}`, content });
  }
  return zipOf(archived);
}

async function contentOf(storage: Dependencies['storage'], key: string): Promise<Buffer | null> {
  try {
    return await buffer((await storage.get(key)).stream);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
