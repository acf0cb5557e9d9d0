import type { Analysis, Match } from '@shortlist/api-contract';
import type { ExtractedDocument } from '../extraction/extractor.ts';
import type { Profile } from './profile/profile.ts';

export type { Education, Profile, Role, Section } from './profile/profile.ts';

/** What an engine reads of a resume. */
export interface AnalysedDocument extends Pick<ExtractedDocument, 'text' | 'blocks' | 'pages'> {
  /**
   * The month that "present" stands for, as `2026-11`: pass the month of the upload, and a result never
   * changes with the calendar. Without it the clock of the analyser is asked.
   */
  asOf?: string;
}

/** The position that a resume is matched against; `description` is plain text, `title` may be empty. */
export interface AnalysedJob {
  title: string;
  description: string;
  skillTags: string[];
}

/** An analysis without what storage adds. */
export type AnalysisResult = Omit<Analysis, 'resume_id' | 'evaluated_at'>;

/** The computed fields of a match. */
export type MatchResult = Pick<
  Match,
  | 'match_score'
  | 'potential_score'
  | 'score_skills'
  | 'score_experience'
  | 'summary'
  | 'requirements'
  | 'matched_skills'
  | 'missing_skills'
  | 'formula'
  | 'engine'
>;

/** Reads resumes and says what stands in them. Every method throws `AppError('no_text')` on an empty text. */
export interface Analyser {
  readonly name: 'local' | 'openai';
  /** Part of every fingerprint: a new version means results may differ. */
  readonly version: string;
  profile(document: AnalysedDocument): Profile;
  analyse(document: AnalysedDocument): Promise<AnalysisResult>;
  match(document: AnalysedDocument, job: AnalysedJob): Promise<MatchResult>;
}

/** The offline engine: deterministic, no network, no model. `now` is asked only where `asOf` is missing. */
export function createLocalAnalyser(_options: { now?: () => Date } = {}): Analyser {
  throw new Error('not written yet');
}
