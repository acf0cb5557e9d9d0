import { z } from 'zod';
import { endpoint, rawEndpoint } from './endpoint.ts';
import { Fraction, Id, PAGE_KEYS, Timestamp } from './fields.ts';
import { OverrideVerdict } from './overrides.ts';
import { SettledVerdict, Verdict } from './verdicts.ts';

export const SCORE_KINDS = ['analysis', 'match', 'override', 'withdrawal', 'verdict'] as const;

/** What a computation read that the one before it of the same resume and position read otherwise. */
export const SCORE_CHANGES = ['engine', 'resume', 'position', 'aliases'] as const;

/** One line of the score log: a computation, or what a person said of one. Nothing ever changes or removes a line. */
export const ScoreEntry = z.object({
  id: Id,
  kind: z.enum(SCORE_KINDS),
  /** Null once the candidate was erased. */
  resume_id: Id.nullable(),
  /** Null for an analysis, which is of no position. */
  job_id: Id.nullable(),
  /** Null without a position, and when it was deleted. */
  job_title: z.string().meta({ blind: 'unchanged' }).nullable(),
  /** Null when a person gave a verdict without a score. */
  score: Fraction.nullable(),
  potential: Fraction.nullable(),
  /** Of the same kind, resume and position; null for the first. */
  previous_score: Fraction.nullable(),
  changes: z.array(z.enum(SCORE_CHANGES)),
  /** Null where a person decided. */
  engine: z
    .object({
      name: z.string(),
      version: z.string(),
      /** Null once the candidate was erased: it is made from the text of the resume. */
      fingerprint: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  verdict: OverrideVerdict.nullable(),
  /** The requirement whose verdict a person settled, corrected, or took back; null for all else. */
  requirement: z
    .object({
      id: z.string(),
      text: z.string(),
      /** The engine's verdict. */
      read_as: Verdict,
      /** The person's; null where it was taken back. */
      said: SettledVerdict.nullable(),
    })
    .nullable()
    .default(null),
  reason: z.string().nullable(),
  /** The name of the user in whose account it was done. */
  actor: z.string(),
  at: Timestamp,
});
export type ScoreEntry = z.infer<typeof ScoreEntry>;

/** Of one resume, of one position, of the pair, or without either of all. */
const ScoreLogFilter = { resume_id: Id.optional(), job_id: Id.optional() };

export const ScoreLogQuery = z
  .object({ ...PAGE_KEYS, ...ScoreLogFilter })
  .optional()
  .default({ limit: 100 });
export type ScoreLogQuery = z.output<typeof ScoreLogQuery>;

export const scores = {
  log: endpoint({
    id: 'scores.log',
    method: 'GET',
    path: '/api/scores/log',
    access: 'user',
    summary:
      'List the score log, newest first: each score with its engine and changes, and each assessment. Filter by resume_id or job_id.',
    query: ScoreLogQuery,
    response: z.object({ entries: z.array(ScoreEntry) }),
    resource: 'scores',
  }),
} as const;

export const rawScores = {
  truth: rawEndpoint({
    id: 'scores.truth',
    method: 'GET',
    path: '/api/scores/truth-set.zip',
    access: 'user',
    summary:
      'Export settled and corrected verdicts as a truth set for `npm run eval`: job descriptions, requirements, labels, fits, and resumes, one JSON object per line.',
    produces: ['application/zip'],
  }),
  csv: rawEndpoint({
    id: 'scores.csv',
    method: 'GET',
    path: '/api/scores/log.csv',
    access: 'user',
    summary: 'Export the score log as CSV, newest first. Filter by resume_id or job_id.',
    query: z.object(ScoreLogFilter),
    produces: ['text/csv'],
  }),
} as const;
