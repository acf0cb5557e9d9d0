import { raw, sql } from '@mikro-orm/core';
import { PROGRESS_POSITIONS, TOP_APPLICANTS, type TopApplicant } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { isRanked } from '../matches/is-ranked.ts';

/** One of the best matches, as the database returns it. */
export interface TopApplicantRow {
  readonly id: string;
  readonly job_id: string;
  readonly job_title: string;
  readonly resume_id: string;
  readonly match_score: number;
  readonly potential_score: number;
  /** Null of a match that an engine before version 3 made, as its confidence is. */
  readonly band: TopApplicant['band'];
  readonly confidence: TopApplicant['confidence'];
  readonly summary: string;
  readonly evidence: TopApplicant['evidence'];
  readonly candidate_name: string;
  readonly file_name: string;
  readonly uploaded_at: string;
  readonly is_earlier_version: boolean;
  readonly score_overall: number | null;
}

/** One position of the progress list, as the database returns it. */
export interface ProgressRow {
  readonly id: string;
  readonly title: string;
  readonly company: string | null;
  readonly created_at: string;
  readonly matched_resumes: number;
}

/** The best matches of all own positions, or of one; resumes that were put aside as inactive are left out. */
export function listTopApplicants(
  em: EntityManager,
  ownerId: string,
  jobId: string | undefined,
): Promise<TopApplicantRow[]> {
  const ofJob = jobId === undefined ? raw('true') : sql`m.job_id = ${jobId}`;
  return em.execute<TopApplicantRow[]>(sql`
    select m.id, m.job_id, j.title as job_title, m.resume_id, m.match_score, m.potential_score,
      m.band, m.confidence, m.summary, m.evidence, r.candidate_name, r.file_name, r.uploaded_at,
      r.merged_into is not null as is_earlier_version, a.score_overall
    from matches m
    join jobs j on j.id = m.job_id
    join resumes r on r.id = m.resume_id
    left join analyses a on a.resume_id = m.resume_id
    where m.owner_id = ${ownerId} and ${ofJob} and ${raw(isRanked('m'))} and r.status <> 'inactive'
    order by m.standing desc, m.id desc
    limit ${TOP_APPLICANTS}`);
}

/** The newest own positions. */
export function listProgress(em: EntityManager, ownerId: string): Promise<ProgressRow[]> {
  return em.execute<ProgressRow[]>(sql`
    select j.id, j.title, j.company, j.created_at,
      (select count(*)::int from matches c where job_id = j.id and ${raw(isRanked('c'))}) as matched_resumes
    from jobs j
    where j.owner_id = ${ownerId}
    order by j.created_at desc, j.id desc
    limit ${PROGRESS_POSITIONS}`);
}
