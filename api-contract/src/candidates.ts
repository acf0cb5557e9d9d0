import { z } from 'zod';
import { endpoint, rawEndpoint } from './endpoint.ts';
import { Id, PAGE_KEYS, Timestamp } from './fields.ts';

const Count = z.number().int().min(0);

/** How much is held of the person of a resume. */
export const CandidateHoldings = z.object({
  /** Resumes, each with its file and its text. */
  resumes: Count,
  analyses: Count,
  matches: Count,
  outcomes: Count,
  overrides: Count,
  /** Requirements of which a person said whether they are met. */
  settled_verdicts: Count.default(0),
  /** Lines of the score log: an erasure takes from them who it was, what was read and why; the scores stay. */
  log_entries: Count,
});
export type CandidateHoldings = z.infer<typeof CandidateHoldings>;

/** What remains of an erasure: when, why and how much. Nothing in it says who it was. */
export const Erasure = z.object({
  id: Id,
  erased_at: Timestamp,
  cause: z.enum(['request', 'retention']),
  removed: CandidateHoldings,
});
export type Erasure = z.infer<typeof Erasure>;

const ResumeId = z.object({ id: Id });

export const candidates = {
  holdings: endpoint({
    id: 'candidates.holdings',
    method: 'GET',
    path: '/api/candidates/:id/holdings',
    access: 'user',
    summary: 'Count the data held for a candidate (included in export and erasure).',
    params: ResumeId,
    response: CandidateHoldings,
    resource: 'candidates',
  }),
  erase: endpoint({
    id: 'candidates.erase',
    method: 'POST',
    path: '/api/candidates/:id/erase',
    access: 'user',
    summary:
      "Erase a candidate's files, text, analyses, matches, outcomes, and assessments. Anonymous scores and a receipt are kept.",
    params: ResumeId,
    response: Erasure,
    resource: 'candidates',
    touches: [
      'candidates',
      'resumes',
      'analyses',
      'matches',
      'jobs',
      'outcomes',
      'batches',
      'scores',
      'retention',
      'fairness',
      'dashboard',
    ],
  }),
  erasures: endpoint({
    id: 'candidates.erasures',
    method: 'GET',
    path: '/api/candidates/erasures',
    access: 'user',
    summary: 'List erasure receipts, newest first.',
    query: z
      .object({ ...PAGE_KEYS })
      .optional()
      .default({ limit: 100 }),
    response: z.object({ erasures: z.array(Erasure) }),
    resource: 'candidates',
  }),
} as const;

export const rawCandidates = {
  export: rawEndpoint({
    id: 'candidates.export',
    method: 'GET',
    path: '/api/candidates/:id/export',
    access: 'user',
    summary: "Export a candidate's data as a ZIP with files and one JSON document.",
    params: ResumeId,
    produces: ['application/zip'],
  }),
} as const;
