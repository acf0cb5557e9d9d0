import type { MatchedResume, Notice, Quote } from '@shortlist/api-contract';
import type { MatchResult } from '@shortlist/engine';
import type { OverrideRow } from '../overrides/overrides.presenter.ts';

/** A resume beside a match, as the database returns it. */
export interface ResumeInfoRow {
  readonly resume_id: string;
  readonly file_name: string;
  readonly candidate_name: string;
  readonly uploaded_at: string;
}

export interface AnalysisBriefRow {
  readonly score_overall: number;
  readonly score_format: number;
  readonly score_skills: number | null;
  readonly score_experience: number | null;
  readonly evaluated_at: string;
}

/** A match with the names that it is shown with. */
export interface MatchRow extends ResumeInfoRow {
  readonly id: string;
  readonly job_id: string;
  readonly job_title: string;
  /** One of before notices were kept has none. */
  readonly result: Omit<MatchResult, 'notices'> & Partial<Pick<MatchResult, 'notices'>>;
  readonly notices: Notice[] | null;
  readonly evaluated_at: string;
  readonly analysis: AnalysisBriefRow | null;
  readonly override: OverrideRow | null;
}

/** A match as the history shows it. */
export interface MatchedResumeRow extends ResumeInfoRow {
  readonly match_id: string;
  readonly is_earlier_version: boolean;
  readonly match_score: number;
  readonly potential_score: number;
  readonly score_skills: number | null;
  readonly score_experience: number | null;
  readonly summary: string;
  readonly verdicts: MatchedResume['verdicts'];
  /** Null of a match that an engine before version 3 made. */
  readonly band: MatchedResume['band'] | null;
  readonly confidence: MatchedResume['confidence'];
  readonly evidence: Quote | null;
  readonly notice_count: number;
  readonly evaluated_at: string;
  readonly analysis: AnalysisBriefRow | null;
  readonly override: OverrideRow | null;
}

/** A position with how many matches it has, and the best of them. */
export interface JobWithMatchesRow {
  readonly job_id: string;
  readonly job_title: string;
  readonly created_at: string;
  readonly matched_count: number;
  readonly matched_resumes: readonly MatchedResumeRow[];
}
