import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { SCORING_ERRORS } from './errors.ts';
import { Engine, FormulaPart, Quote } from './evidence.ts';
import { Fraction, Id, Timestamp } from './fields.ts';
import { Notices } from './notices.ts';

export const FINDING_KINDS = [
  'strength',
  'weakness',
  'positive_indicator',
  'red_flag',
  'suggestion',
] as const;

/** One point about a resume. Every kind but a suggestion carries at least one quote: no quote, no point. */
export const Finding = z.object({
  kind: z.enum(FINDING_KINDS),
  title: z.string(),
  detail: z.string().nullable(),
  quotes: z.array(Quote),
});
export type Finding = z.infer<typeof Finding>;

/** What the AI analysis of one resume found. Scores are fractions, 0 to 1; null means not enough data. */
export const Analysis = z.object({
  resume_id: Id,
  score_overall: Fraction,
  score_format: Fraction,
  score_skills: Fraction.nullable(),
  score_experience: Fraction.nullable(),
  /** The titles of the findings, by kind, for readers that want plain text. */
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  suggestions: z.array(z.string()),
  positive_indicators: z.array(z.string()),
  red_flags: z.array(z.string()),
  summary: z.string(),
  findings: z.array(Finding),
  /** What the resume does not say, each a short phrase. */
  missing: z.array(z.string()),
  formula: z.array(FormulaPart),
  notices: Notices,
  engine: Engine,
  evaluated_at: Timestamp,
});
export type Analysis = z.infer<typeof Analysis>;

export const analysisEndpoints = {
  analyze: endpoint({
    id: 'analysis.analyze',
    method: 'POST',
    path: '/api/ai/resumes/:id/analyze',
    access: 'user',
    errors: SCORING_ERRORS,
    summary: "Analyze a resume. Returns the stored result if the text and engine haven't changed.",
    params: z.object({ id: Id }),
    response: z.object({ analysis: Analysis }),
    resource: 'analyses',
    touches: ['analyses', 'resumes', 'matches', 'scores', 'fairness', 'dashboard'],
  }),
  latest: endpoint({
    id: 'analysis.latest',
    method: 'GET',
    path: '/api/ai/resumes/:id/analysis',
    access: 'user',
    summary: "Get a resume's latest analysis, or null.",
    params: z.object({ id: Id }),
    response: z.object({ analysis: Analysis.nullable() }),
    resource: 'analyses',
  }),
} as const;
