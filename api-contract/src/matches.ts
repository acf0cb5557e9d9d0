import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ErrorCode, SCORING_ERRORS } from './errors.ts';
import { Engine, FormulaPart, Quote } from './evidence.ts';
import { Done, Fraction, Id, PAGE_KEYS, Timestamp } from './fields.ts';
import { NoticeCount, Notices } from './notices.ts';
import { Assessment, OverrideInput } from './overrides.ts';
import { RequirementKind, RequirementType } from './requirements.ts';
import {
  SETTLE_LIMIT,
  Settlement,
  SettlementInput,
  SkillVerdict,
  Verdict,
  VerdictCounts,
} from './verdicts.ts';

/** What a score says in a word; `insufficient_data` where a resume says too little for any. */
export const MATCH_BANDS = ['strong', 'possible', 'weak', 'insufficient_data'] as const;
export const MatchBand = z.enum(MATCH_BANDS);
export type MatchBand = z.infer<typeof MatchBand>;

/** How much a score rests on: dated roles whose lines speak of the work, down to next to nothing. */
export const MATCH_CONFIDENCES = ['high', 'medium', 'low'] as const;
export const MatchConfidence = z.enum(MATCH_CONFIDENCES);
export type MatchConfidence = z.infer<typeof MatchConfidence>;

/** What a position is read with, and may have been changed since a match: its requirements, or only the account's own names. */
export const OlderReading = z.enum(['requirements', 'aliases']);
export type OlderReading = z.infer<typeof OlderReading>;

/** One requirement of the position and what the resume says to it. */
export const RequirementVerdict = z.object({
  id: z.string(),
  /** As the position words it. */
  text: z.string(),
  kind: RequirementKind,
  type: RequirementType,
  /** A person's where one has settled it, else the engine's. */
  verdict: Verdict,
  /** Points earned, and what the requirement counts at most. Only what is met, or partly met, earns any. */
  points: z.number(),
  of: z.number(),
  /** Words of the resume that decide, or for "to check" that may answer; empty exactly when nothing is mentioned. */
  quotes: z.array(Quote),
  /** A short reason beside the quote, or what is missing. */
  note: z.string().nullable(),
  /** What it asks for by name; absent of engines before 4.7.0. */
  skills: z.array(SkillVerdict).optional(),
  /** What a person said; null where nobody did. */
  settled: Settlement.nullable().default(null),
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
  /** Of `insufficient_data` it is shown nowhere: it tells what speaks for the resume, to put it in order. */
  match_score: Fraction,
  /** What the score could reach if everything to check, and what a resume of this kind could still show, were confirmed. */
  potential_score: Fraction,
  score_skills: Fraction.nullable(),
  score_experience: Fraction.nullable(),
  summary: z.string(),
  requirements: z.array(RequirementVerdict),
  /** What the requirements ask for by name, each once with its best verdict; empty of engines before 4.7.0. */
  skills: z.array(SkillVerdict).default([]),
  /** Those that are met. */
  matched_skills: z.array(z.string()),
  /** Those that are not met or not mentioned. */
  missing_skills: z.array(z.string()),
  formula: z.array(FormulaPart),
  band: MatchBand.default('possible'),
  confidence: MatchConfidence.default('medium'),
  /** What the resume lacks for a surer score, for people: "dated roles". Empty when nothing does. */
  missing: z.array(z.string()).default([]),
  notices: Notices,
  engine: Engine,
  evaluated_at: Timestamp,
  /** Made before something that the position is read with was changed. */
  is_older_reading: z.boolean().default(false),
  /** What was changed since; null where nothing was. */
  older_reading: OlderReading.nullable().default(null),
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
  verdicts: VerdictCounts,
  /** Made before something that the position is read with was changed. */
  is_older_reading: z.boolean().default(false),
  /** What was changed since; null where nothing was. */
  older_reading: OlderReading.nullable().default(null),
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

const MATCHES_SENTENCE = `matches must be a whole number from 1 to ${HISTORY_MATCHES}.`;

/** A page of the match history. */
export const HistoryQuery = z.object({
  ...PAGE_KEYS,
  job_id: Id.optional(),
  /** The positions that this resume is matched against, its best match first; each with this match alone. */
  resume_id: Id.optional(),
  /** Without it the newest position comes first. */
  sort: z.enum(HISTORY_SORTS, 'sort must be newest or best.').optional(),
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
  /** The best first, as `rankKeyOf` has it; one entry a resume. */
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
    summary: 'Match one resume to a position.',
    params: z.object({ jobId: Id, resumeId: Id }),
    response: Match,
    resource: 'matches',
    touches: ['matches', 'requirements', 'jobs', 'resumes', 'scores', 'fairness', 'dashboard'],
  }),
  latest: endpoint({
    id: 'matches.latest',
    method: 'GET',
    path: '/api/ai/jobs/:jobId/resumes/:resumeId/match',
    access: 'user',
    summary: 'Get the latest match of a resume and position, or null.',
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
    summary: 'Match several resumes. A failed resume returns an error in its result.',
    params: z.object({ jobId: Id }),
    body: z.object({
      resume_ids: z
        .array(Id, 'Please select at least one resume.')
        .min(1, 'Please select at least one resume.')
        .max(BATCH_LIMIT, `A batch can include up to ${BATCH_LIMIT} resumes.`),
    }),
    response: z.object({ results: z.array(z.union([Match, MatchFailure])) }),
    resource: 'matches',
    touches: ['matches', 'requirements', 'jobs', 'resumes', 'scores', 'fairness', 'dashboard'],
  }),
  jobsWithMatches: endpoint({
    id: 'matches.jobsWithMatches',
    method: 'GET',
    path: '/api/job-resume-scores/user/jobs-with-matches',
    access: 'user',
    summary: `List match history: positions with matches (newest or best first), each with up to ${HISTORY_MATCHES} top matches. With job_id, list that position's matches; with resume_id, list that resume's positions, best first.`,
    query: HistoryQuery.optional().default({ limit: 100 }),
    response: z.object({ jobs: z.array(JobWithMatches) }),
    resource: 'matches',
  }),
  settle: endpoint({
    id: 'matches.settle',
    method: 'POST',
    path: '/api/ai/jobs/:jobId/verdicts',
    access: 'user',
    summary: `Settle or correct up to ${SETTLE_LIMIT} verdicts, all or none. Scores are updated and the score log keeps both.`,
    params: z.object({ jobId: Id }),
    body: z.object({
      settlements: z
        .array(SettlementInput, 'Select at least one requirement.')
        .min(1, 'Select at least one requirement.')
        .max(SETTLE_LIMIT, `Settle up to ${SETTLE_LIMIT} requirements at a time.`),
    }),
    response: z.object({ matches: z.array(Match) }),
    resource: 'matches',
    touches: ['matches', 'jobs', 'resumes', 'scores', 'fairness', 'dashboard'],
  }),
  unsettle: endpoint({
    id: 'matches.unsettle',
    method: 'DELETE',
    path: '/api/ai/jobs/:jobId/resumes/:resumeId/verdicts/:requirementId',
    access: 'user',
    summary: "Remove a person's verdict and restore the engine's. The score log keeps both.",
    params: z.object({ jobId: Id, resumeId: Id, requirementId: z.string().min(1).max(40) }),
    response: Match,
    resource: 'matches',
    touches: ['matches', 'jobs', 'resumes', 'scores', 'fairness', 'dashboard'],
  }),
  override: endpoint({
    id: 'matches.override',
    method: 'POST',
    path: '/api/ai/jobs/:jobId/resumes/:resumeId/override',
    access: 'user',
    summary: 'Record an assessment of a match, with a reason. The calculated score is unchanged.',
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
    summary: 'Remove an assessment. The score log keeps both entries.',
    params: z.object({ jobId: Id, resumeId: Id }),
    response: Done,
    resource: 'matches',
    touches: ['matches', 'scores', 'fairness'],
  }),
} as const;
