import { PROGRESS_POSITIONS, TOP_APPLICANTS } from '@shortlist/api-contract';
import { type InferResult, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { matchesOfPosition } from '../counters/counters.ts';
import { excludeSuperseded } from '../matches/is-ranked.ts';

/** One of the best matches. */
export type TopApplicantRow = InferResult<ReturnType<typeof topApplicants>>[number];

/** One position of the progress list. */
export type ProgressRow = InferResult<ReturnType<typeof progress>>[number];

/** The best matches of all own positions, or of one; resumes that were put aside as inactive are left out. */
export function listTopApplicants(
  em: EntityManager,
  ownerId: string,
  jobId: string | undefined,
): Promise<TopApplicantRow[]> {
  return topApplicants(em, ownerId, jobId).execute();
}

function topApplicants(em: EntityManager, ownerId: string, jobId: string | undefined) {
  return kysely(em)
    .selectFrom('matches as m')
    .innerJoin('jobs as j', 'j.id', 'm.job_id')
    .innerJoin('resumes as r', 'r.id', 'm.resume_id')
    .leftJoin('analyses as a', 'a.resume_id', 'm.resume_id')
    .select(['m.id', 'm.job_id', 'j.title as job_title', 'm.resume_id', 'm.match_score', 'm.potential_score'])
    .select([
      'm.band',
      'm.confidence',
      'm.summary',
      'm.evidence',
      'r.candidate_name',
      'r.file_name',
      'r.uploaded_at',
    ])
    .select(({ ref }) => [
      sql<boolean>`${ref('r.merged_into')} is not null`.as('is_earlier_version'),
      'a.score_overall',
    ])
    .where('m.owner_id', '=', ownerId)
    .where(({ eb, lit }) => (jobId === undefined ? lit(true) : eb('m.job_id', '=', jobId)))
    .where(({ ref }) => excludeSuperseded(ref('m.id')))
    .where('r.status', '<>', 'inactive')
    .orderBy('m.rank_key', 'desc')
    .orderBy('m.id', 'desc')
    .limit(TOP_APPLICANTS);
}

/** The newest own positions. */
export function listProgress(em: EntityManager, ownerId: string): Promise<ProgressRow[]> {
  return progress(em, ownerId).execute();
}

function progress(em: EntityManager, ownerId: string) {
  return kysely(em)
    .selectFrom('jobs as j')
    .select(({ ref }) => [
      'j.id',
      'j.title',
      'j.company',
      'j.created_at',
      matchesOfPosition(ownerId, ref('j.id')).as('matched_resumes'),
    ])
    .where('j.owner_id', '=', ownerId)
    .orderBy('j.created_at', 'desc')
    .orderBy('j.id', 'desc')
    .limit(PROGRESS_POSITIONS);
}
