import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import type { ResumeListQuery } from '@shortlist/api-contract';
import { isOfCompany } from '../jobs/list-jobs.ts';

/** Which match of a resume `r` a list speaks of: SQL of where it comes from, of its score and band, of what it stands in order by, and of its position `j`. */
export interface BestMatch {
  /** Resumes, each with that match; those without one are left out where positions were asked for. */
  readonly from: RawQueryFragment;
  readonly score: string;
  readonly band: string;
  readonly standing: string;
  readonly jobId: string;
}

/** Of all positions, as the database keeps it beside the resume. */
export const OVERALL: BestMatch = {
  from: sql`resumes r left join jobs j on j.id = r.best_match_job_id`,
  score: 'r.best_match_score',
  band: 'r.best_match_band',
  standing: 'r.best_match_standing',
  jobId: 'r.best_match_job_id',
};

/** Of the position or the company that is asked for; of all where neither is. */
export function bestMatchOf(ownerId: string, { job_id, company }: ResumeListQuery): BestMatch {
  if (job_id === undefined && !company) return OVERALL;
  const isAsked = sql`${job_id === undefined ? raw('true') : sql`id = ${job_id}`}
    and ${company ? isOfCompany(company) : raw('true')}`;
  return {
    from: sql`(
        select distinct on (m.resume_id) m.resume_id, m.match_score, m.band, m.standing, m.job_id
        from (select id from jobs where owner_id = ${ownerId} and ${isAsked}) asked
        join matches m on m.job_id = asked.id
        order by m.resume_id, m.standing desc, m.job_id desc
      ) b
      join resumes r on r.id = b.resume_id join jobs j on j.id = b.job_id`,
    score: 'b.match_score',
    band: 'b.band',
    standing: 'b.standing',
    jobId: 'b.job_id',
  };
}
