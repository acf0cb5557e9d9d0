import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import type { JobWithMatchesRow } from './match-rows.ts';

/** Every own position that has matches, newest first, its matches best first: one query. */
export function listJobsWithMatches(em: EntityManager, ownerId: string): Promise<JobWithMatchesRow[]> {
  return em.execute<JobWithMatchesRow[]>(sql`
    select j.id as job_id, j.title as job_title, j.created_at,
      json_agg(json_build_object(
        'match_id', m.id, 'resume_id', m.resume_id, 'file_name', r.file_name,
        'candidate_name', r.candidate_name, 'uploaded_at', r.uploaded_at, 'match_score', m.match_score,
        'potential_score', m.potential_score, 'score_skills', m.score_skills,
        'score_experience', m.score_experience, 'summary', m.summary, 'verdicts', m.verdicts,
        'evidence', m.evidence, 'evaluated_at', m.evaluated_at,
        'analysis', case when a.id is not null then json_build_object(
          'score_overall', a.score_overall, 'score_format', a.score_format, 'score_skills', a.score_skills,
          'score_experience', a.score_experience, 'evaluated_at', a.evaluated_at) end
      ) order by m.match_score desc, m.id) as matched_resumes
    from matches m join jobs j on j.id = m.job_id join resumes r on r.id = m.resume_id
    left join analyses a on a.resume_id = m.resume_id
    where m.owner_id = ${ownerId}
    group by j.id
    order by j.created_at desc, j.id desc`);
}
