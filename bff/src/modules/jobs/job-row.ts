import type { JobStage } from '@shortlist/api-contract';

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
}

/** Its columns, of `jobs j` joined with `MATCHES_OF_JOB`. */
export const JOB_ROW = `j.id, j.title, j.description, j.is_active, j.company, j.due_date::text as due_date,
  j.skill_tags, j.stage, j.created_at, j.updated_at, m.matched_resumes, m.best_match_score`;

/** Counted by position, each from the index on (job_id, match_score). */
export const MATCHES_OF_JOB = `left join lateral (
  select count(*)::int as matched_resumes, max(match_score) as best_match_score from matches where job_id = j.id
) m on true`;
