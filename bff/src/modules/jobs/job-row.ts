import type { JobStage, MatchBand } from '@shortlist/api-contract';
import { isRanked } from '../matches/is-ranked.ts';

/** A position with the count and the best of its matches, as the database returns it. */
export interface JobRow {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly is_active: boolean;
  readonly company: string | null;
  readonly due_date: string | null;
  readonly skill_tags: string[];
  /** Null when it follows the age. */
  readonly stage: JobStage | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly matched_resumes: number;
  readonly best_match_score: number | null;
  /** Null also of a match that an engine before version 3 made. */
  readonly best_match_band: MatchBand | null;
}

/** Its columns, of `jobs j` joined with `MATCHES_OF_JOB`. */
export const JOB_ROW = `j.id, j.title, j.description, j.is_active, j.company, j.due_date::text as due_date,
  j.skill_tags, j.stage, j.created_at, j.updated_at, m.matched_resumes, m.best_match_score, m.best_match_band`;

/** How many matches a position has, and which is the best: always one row, from the index on (job_id, standing). */
export function matchesOf(jobId: string): string {
  return `cross join lateral (
    select (select count(*)::int from matches counted
        where job_id = ${jobId} and ${isRanked('counted')}) as matched_resumes,
      best.match_score as best_match_score, best.band as best_match_band
    from (select) one left join lateral (
      select match_score, band from matches ranked where job_id = ${jobId} and ${isRanked('ranked')}
      order by standing desc, id desc limit 1
    ) best on true
  ) m`;
}

export const MATCHES_OF_JOB = matchesOf('j.id');
