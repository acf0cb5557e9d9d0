import type { Analysis, Match, Requirement } from '@shortlist/api-contract';
import type { z } from 'zod';
import type { ExtractedDocument } from './extraction/extracted-document.ts';

/** What an engine reads of a resume. */
export interface AnalyzedDocument extends Pick<ExtractedDocument, 'text' | 'blocks' | 'pages'> {
  /**
   * The month that "present" stands for, as `2026-11`: pass the month of the upload, and a result never
   * changes with the calendar. Without it the clock of the analyzer is asked.
   */
  asOf?: string;
  /** What the engine's `preparation` made of this text and month: then a match reads neither text nor blocks. */
  prepared?: Uint8Array;
  /** Where the links of the file lead: a profile tells them, and nothing else looks at them. */
  linkTargets?: readonly string[];
}

/** The position that a resume is matched against; `description` is plain text, `title` may be empty. */
export interface AnalyzedJob {
  title: string;
  description: string;
  skillTags: string[];
  /** What a recruiter saved that it asks for: then the posting is not read for requirements. */
  requirements?: readonly Requirement[];
  /** An account's own names: what postings call `name`, resumes may call `alias`. */
  aliases?: readonly OwnAlias[];
}

/** "We call it X". */
export interface OwnAlias {
  readonly name: string;
  readonly alias: string;
}

/** An analysis without what storage adds. */
export type AnalysisResult = Omit<z.infer<typeof Analysis>, 'resume_id' | 'evaluated_at'>;

/** The computed fields of a match. */
export type MatchResult = Pick<
  z.infer<typeof Match>,
  | 'match_score'
  | 'potential_score'
  | 'score_skills'
  | 'score_experience'
  | 'summary'
  | 'requirements'
  | 'skills'
  | 'matched_skills'
  | 'missing_skills'
  | 'formula'
  | 'band'
  | 'confidence'
  | 'missing'
  | 'notices'
  | 'engine'
>;
