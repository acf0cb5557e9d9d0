import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ErrorCode, SCORING_ERRORS } from './errors.ts';
import { Engine, FormulaPart, Quote } from './evidence.ts';
import { Done, Fraction, Id, PAGE_KEYS, Timestamp } from './fields.ts';
import { NoticeCount, Notices } from './notices.ts';
import { Assessment, OverrideInput } from './overrides.ts';

export const VERDICTS = ['met', 'not_met', 'insufficient_data'] as const;
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;

export const REQUIREMENT_KINDS = ['must', 'nice', 'years', 'education', 'licence'] as const;

/** What a score says in a word; `insufficient_data` where a resume says too little for any. */
export const MATCH_BANDS = ['strong', 'possible', 'weak', 'insufficient_data'] as const;
export const MatchBand = z.enum(MATCH_BANDS);
export type MatchBand = z.infer<typeof MatchBand>;

/** How much a score rests on: dated roles whose lines speak of the work, down to next to nothing. */
export const MATCH_CONFIDENCES = ['high', 'medium', 'low'] as const;
export const MatchConfidence = z.enum(MATCH_CONFIDENCES);
export type MatchConfidence = z.infer<typeof MatchConfidence>;

/** One requirement of the position and what the resume says to it. */
export const RequirementVerdict = z.object({
  id: z.string(),
  /** As the position words it. */
  text: z.string(),
  kind: z.enum(REQUIREMENT_KINDS),
  verdict: Verdict,
  /** Points earned, and what the requirement counts at most. */
  points: z.number(),
  of: z.number(),
  /** Words of the resume that decide; empty exactly when the data is insufficient. */
  quotes: z.array(Quote),
  /** A short reason beside the quote, or what is missing. */
  note: z.string().nullable(),
});
export type RequirementVerdict = z.infer<typeof RequirementVerdict>;

export const ResumeInfo = z.object({
  file_name: z.string().meta({ blind: 'file_name' }),
  file_url: z.string(),
  candidate_name: z.string().meta({ blind: 'candidate_id' }),
  uploaded_at: Timestamp,
});
export type ResumeInfo = z.infer<typeof ResumeInfo>;

/** The latest analysis of a matched resume, in short; a list of at most one. */
export const ResumeAnalysisBrief = z.object({
  score_overall: Fraction,
  score_format: Fraction,
  score_skills: Fraction.nullable(),
  score_experience: Fraction.nullable(),
  evaluated_at: Timestamp,
});

/** How well a resume matches a position. Scores are fractions, 0 to 1; null means not enough data. */
export const Match = z.object({
  id: Id,
  job_id: Id,
  job_title: z.string().meta({ blind: 'unchanged' }),
  resume_id: Id,
  resume_info: ResumeInfo,
  resume_analyses: z.array(ResumeAnalysisBrief),
  match_score: Fraction,
  /** What the score could reach if every unknown were confirmed. */
  potential_score: Fraction,
  score_skills: Fraction.nullable(),
  score_experience: Fraction.nullable(),
  summary: z.string(),
  requirements: z.array(RequirementVerdict),
  matched_skills: z.array(z.string()),
  missing_skills: z.array(z.string()),
  formula: z.array(FormulaPart),
  band: MatchBand.default('possible'),
  confidence: MatchConfidence.default('medium'),
  /** What the resume lacks for a surer score, for people: "dated roles". Empty when nothing does. */
  missing: z.array(z.string()).default([]),
  notices: Notices,
  engine: Engine,
  evaluated_at: Timestamp,
  /** What a person says of this match; the computed score stays as it is. */
  override: Assessment.nullable().default(null),
});
export type Match = z.infer<typeof Match>;

/** A resume of a batch that could not be matched; the others go on. */
export const MatchFailure = z.object({
  resume_id: Id,
  resume_info: ResumeInfo.nullable(),
  error: z.string(),
  code: ErrorCode,
});
export type MatchFailure = z.infer<typeof MatchFailure>;

/** Most resumes that one batch call takes; a longer selection is sent in several calls. */
export const BATCH_LIMIT = 50;

/** A matched resume in the match history: the verdicts counted, the strongest line quoted. */
export const MatchedResume = z.object({
  match_id: Id,
  resume_id: Id,
  resume_info: ResumeInfo,
  /** Another resume of this person was merged over this one, and may stand beside it. */
  is_earlier_version: z.boolean().default(false),
  match_score: Fraction,
  potential_score: Fraction,
  score_skills: Fraction.nullable(),
  score_experience: Fraction.nullable(),
  summary: z.string(),
  verdicts: z.object({ met: z.number(), not_met: z.number(), insufficient_data: z.number() }),
  band: MatchBand.default('possible'),
  /** How much the score rests on; null where an engine of before 3 made it. */
  confidence: MatchConfidence.nullable().default(null),
  /** The words that carry the weightiest requirement that is met; null when none is. */
  evidence: Quote.nullable(),
  notice_count: NoticeCount,
  resume_analyses: z.array(ResumeAnalysisBrief),
  evaluated_at: Timestamp,
  /** What a person says of this match. */
  override: Assessment.nullable().default(null),
});
export type MatchedResume = z.infer<typeof MatchedResume>;

/** Most matches of each position in the match history; all of one position come in pages, by its `job_id`. */
export const HISTORY_MATCHES = 25;

/** Orders of the match history: the newest position first, or the one with the best match. */
export const HISTORY_SORTS = ['newest', 'best'] as const;

const MATCHES_SENTENCE = `Of each position 1 to ${HISTORY_MATCHES} matches can be shown.`;

/** A page of the match history. */
export const HistoryQuery = z.object({
  ...PAGE_KEYS,
  job_id: Id.optional(),
  /** The positions that this resume is matched against, its best match first; each with this match alone. */
  resume_id: Id.optional(),
  /** Without it the newest position comes first. */
  sort: z.enum(HISTORY_SORTS, 'Sort by newest or best.').optional(),
  /** How many matches of each position, its best; without it as many as there can be. */
  matches: z.coerce
    .number(MATCHES_SENTENCE)
    .int(MATCHES_SENTENCE)
    .min(1, MATCHES_SENTENCE)
    .max(HISTORY_MATCHES, MATCHES_SENTENCE)
    .optional(),
});
export type HistoryQuery = z.output<typeof HistoryQuery>;

export const JobWithMatches = z.object({
  job_id: Id,
  job_title: z.string().meta({ blind: 'unchanged' }),
  created_at: Timestamp,
  /** How many resumes are matched in all; the list may hold only the best of them. */
  matched_count: z.number().int().min(0),
  /** The best first, as `standingOf` has it; one entry a resume. */
  matched_resumes: z.array(MatchedResume),
});
export type JobWithMatches = z.infer<typeof JobWithMatches>;

export const matches = {
  match: endpoint({
    id: 'matches.match',
    method: 'POST',
    path: '/api/ai/jobs/:jobId/resumes/:resumeId/match',
    access: 'user',
    errors: SCORING_ERRORS,
    summary: 'Matches one resume against a position.',
    params: z.object({ jobId: Id, resumeId: Id }),
    response: Match,
    resource: 'matches',
    touches: ['matches', 'jobs', 'resumes', 'scores', 'fairness', 'dashboard'],
  }),
  latest: endpoint({
    id: 'matches.latest',
    method: 'GET',
    path: '/api/ai/jobs/:jobId/resumes/:resumeId/match',
    access: 'user',
    summary: 'The latest match of a resume against a position; null when there is none.',
    params: z.object({ jobId: Id, resumeId: Id }),
    response: z.object({ match: Match.nullable() }),
    resource: 'matches',
  }),
  matchBatch: endpoint({
    id: 'matches.matchBatch',
    method: 'POST',
    path: '/api/ai/jobs/:jobId/resumes/match_batch',
    access: 'user',
    errors: SCORING_ERRORS,
    summary: 'Matches several resumes; one that fails is answered as an error beside the others.',
    params: z.object({ jobId: Id }),
    body: z.object({
      resume_ids: z
        .array(Id, 'Please select at least one resume.')
        .min(1, 'Please select at least one resume.')
        .max(BATCH_LIMIT, `A batch may have ${BATCH_LIMIT} resumes.`),
    }),
    response: z.object({ results: z.array(z.union([Match, MatchFailure])) }),
    resource: 'matches',
    touches: ['matches', 'jobs', 'resumes', 'scores', 'fairness', 'dashboard'],
  }),
  jobsWithMatches: endpoint({
    id: 'matches.jobsWithMatches',
    method: 'GET',
    path: '/api/job-resume-scores/user/jobs-with-matches',
    access: 'user',
    summary: `The match history: a page of the own positions that have matches, newest first or in the order of the best match, each with its ${HISTORY_MATCHES} best or as few as asked for; with job_id a page of the matches of that position, with resume_id of the positions of that resume, best first.`,
    query: HistoryQuery.optional().default({ limit: 100 }),
    response: z.object({ jobs: z.array(JobWithMatches) }),
    resource: 'matches',
  }),
  override: endpoint({
    id: 'matches.override',
    method: 'POST',
    path: '/api/ai/jobs/:jobId/resumes/:resumeId/override',
    access: 'user',
    summary: 'Records what a person says of a match, with a reason. The computed score stays beside it.',
    params: z.object({ jobId: Id, resumeId: Id }),
    body: OverrideInput,
    response: z.object({ override: Assessment }),
    resource: 'matches',
    touches: ['matches', 'scores', 'fairness'],
  }),
  withdrawOverride: endpoint({
    id: 'matches.withdrawOverride',
    method: 'DELETE',
    path: '/api/ai/jobs/:jobId/resumes/:resumeId/override',
    access: 'user',
    summary: 'Withdraws what a person said of a match; the score log keeps both.',
    params: z.object({ jobId: Id, resumeId: Id }),
    response: Done,
    resource: 'matches',
    touches: ['matches', 'scores', 'fairness'],
  }),
} as const;

/** What a match is put in order by. */
export type Standing = Pick<Match, 'band' | 'match_score' | 'potential_score'>;

/**
 * Where a match stands among others, the highest first: by its score, among equals by what it could reach. What says too
 * little to tell stands behind all others, below zero. Scores have two digits, so that a thousandth of the potential parts
 * equals alone. The database keeps the same number (`matches.standing`).
 */
export function rankKeyOf({ band, match_score, potential_score }: Standing): number {
  return match_score + potential_score / 1000 - (band === 'insufficient_data' ? 2 : 0);
}

/** Tells a failure of a batch from a match. */
export function isMatchFailure(result: Match | MatchFailure): result is MatchFailure {
  return 'error' in result;
}
