import { buffer } from 'node:stream/consumers';
import { AppError } from '@shortlist/api-contract/app-error';
import { type AliasableExpression, expressionBuilder } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely, type Tables } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { cleanFileName } from '../../uploads/clean-file-name.ts';
import { type OwnResume, resumesOfCandidate } from './candidate-resumes.ts';
import { type ArchivedFile, zipOf } from './zip-archive.ts';

/** The rows of one kind that are held of some resumes. */
type CandidatePart = (ownerId: string, ids: readonly string[]) => AliasableExpression<{ id: string }>;

const { selectFrom } = expressionBuilder<Tables>();

/** What is told of each kind of row. */
export const CANDIDATE_PARTS: Readonly<Record<string, CandidatePart>> = {
  resumes: (ownerId, ids) =>
    selectFrom('resumes as r')
      .leftJoin('resume_retention as k', 'k.resume_id', 'r.id')
      .select(['r.id', 'r.file_name', 'r.media_type', 'r.size_bytes', 'r.pages', 'r.uploaded_at', 'r.status'])
      .select(['r.notes', 'r.candidate_name', 'r.email', 'r.phone', 'r.skills', 'r.extracted', 'r.text'])
      .select(['k.delete_on', 'k.kept_until', 'k.kept_reason'])
      .where('r.owner_id', '=', ownerId)
      .where('r.id', '=', anyOf(ids)),
  analyses: (ownerId, ids) =>
    selectFrom('analyses')
      .select(['id', 'resume_id', 'evaluated_at', 'result'])
      .where('owner_id', '=', ownerId)
      .where('resume_id', '=', anyOf(ids)),
  matches: (ownerId, ids) =>
    selectFrom('matches as m')
      .innerJoin('jobs as j', 'j.id', 'm.job_id')
      .select(['m.id', 'm.resume_id', 'm.job_id', 'j.title as position', 'm.evaluated_at', 'm.result'])
      .where('m.owner_id', '=', ownerId)
      .where('m.resume_id', '=', anyOf(ids)),
  overrides: (ownerId, ids) =>
    selectFrom('overrides')
      .select(['id', 'resume_id', 'job_id', 'verdict', 'score', 'reason', 'at'])
      .where('owner_id', '=', ownerId)
      .where('resume_id', '=', anyOf(ids)),
  settled_verdicts: (ownerId, ids) =>
    selectFrom('settled_verdicts')
      .select([
        'id',
        'resume_id',
        'job_id',
        'requirement_id',
        'verdict',
        'read_as',
        'reason',
        'quote',
        'actor',
        'at',
      ])
      .where('owner_id', '=', ownerId)
      .where('resume_id', '=', anyOf(ids)),
  outcomes: (ownerId, ids) =>
    selectFrom('outcomes')
      .select([
        'id',
        'resume_id',
        'job_id',
        'interviewed_on',
        'offer_sent_on',
        'offer_accepted_on',
        'updated_at',
      ])
      .where('owner_id', '=', ownerId)
      .where('resume_id', '=', anyOf(ids)),
  declared_groups: (ownerId, ids) =>
    selectFrom('declared_groups')
      .select(['id', 'resume_id', 'groups', 'declared_at'])
      .where('owner_id', '=', ownerId)
      .where('resume_id', '=', anyOf(ids)),
  blind_log: (ownerId, ids) =>
    selectFrom('blind_log')
      .select(['id', 'resume_id', 'event', 'reason', 'happened_at'])
      .where('owner_id', '=', ownerId)
      .where('resume_id', '=', anyOf(ids)),
  score_log: (ownerId, ids) =>
    selectFrom('score_log')
      .select([
        'id',
        'resume_id',
        'job_id',
        'kind',
        'score',
        'potential',
        'band',
        'engine_name',
        'engine_version',
      ])
      .select(['engine_fingerprint', 'engine_note', 'verdict', 'requirement', 'score_before', 'reason', 'at'])
      .where('owner_id', '=', ownerId)
      .where('resume_id', '=', anyOf(ids)),
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
  for (const [name, rowsOf] of Object.entries(CANDIDATE_PARTS)) {
    const rows = kysely(em).selectFrom(rowsOf(own.ownerId, ids).as('r'));
    parts[name] = await rows.selectAll().orderBy('r.id').execute();
  }
  const files = await kysely(em)
    .selectFrom('resumes')
    .select(['id', 'file_name', 'storage_key'])
    .where('owner_id', '=', own.ownerId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
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
