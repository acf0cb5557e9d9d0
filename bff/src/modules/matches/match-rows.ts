import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '../../db/kysely.ts';
import { olderReading } from '../jobs/job-reading.ts';
import { OVERRIDE_OF_MATCH } from '../overrides/overrides.presenter.ts';

/** A match, its resume, and the analysis that this may have. */
interface Shown extends Tables {
  m: Tables['matches'];
  r: Tables['resumes'];
  a: Tables['analyses'];
}

const { eb, ref } = expressionBuilder<Shown, 'm' | 'r' | 'a'>();

/** What is told of the analysis `a` beside a match; null without one. */
export const ANALYSIS_BRIEF = eb
  .case()
  .when('a.id', 'is not', null)
  .then(
    jsonBuildObject({
      score_overall: ref('a.score_overall'),
      score_format: ref('a.score_format'),
      score_skills: ref('a.score_skills'),
      score_experience: ref('a.score_experience'),
      evaluated_at: ref('a.evaluated_at'),
    }),
  )
  .end();

/** What is told of a match `m` itself, of its resume `r`, and of the analysis `a` that this may have. */
const MATCHED_RESUME = {
  match_id: ref('m.id'),
  resume_id: ref('m.resume_id'),
  file_name: ref('r.file_name'),
  candidate_name: ref('r.candidate_name'),
  uploaded_at: ref('r.uploaded_at'),
  is_earlier_version: sql<boolean>`${ref('r.merged_into')} is not null`,
  match_score: ref('m.match_score'),
  potential_score: ref('m.potential_score'),
  score_skills: ref('m.score_skills'),
  score_experience: ref('m.score_experience'),
  summary: ref('m.summary'),
  verdicts: ref('m.verdicts'),
  band: ref('m.band'),
  confidence: ref('m.confidence'),
  evidence: ref('m.evidence'),
  notice_count: ref('r.notice_count'),
  evaluated_at: ref('m.evaluated_at'),
  override: OVERRIDE_OF_MATCH,
  analysis: ANALYSIS_BRIEF,
};

/** A match as the history shows it, of a position that is read so. */
export function matchedResume(readingOfJob: Expression<string>) {
  return jsonBuildObject({
    ...MATCHED_RESUME,
    older_reading: olderReading(ref('m.reading'), readingOfJob),
  });
}

export type MatchedResumeRow = NonNullable<ReturnType<typeof matchedResume>['expressionType']>;

export type AnalysisBriefRow = NonNullable<MatchedResumeRow['analysis']>;

/** A resume beside a match. */
export type ResumeInfoRow = Pick<
  MatchedResumeRow,
  'resume_id' | 'file_name' | 'candidate_name' | 'uploaded_at'
>;

/** A position with how many matches it has, and the best of them. */
export interface JobWithMatchesRow {
  readonly job_id: string;
  readonly job_title: string;
  readonly created_at: string;
  readonly matched_count: number;
  readonly matched_resumes: readonly MatchedResumeRow[];
}
