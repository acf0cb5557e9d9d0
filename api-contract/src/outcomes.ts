import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CalendarDate, Done, Id, PAGE_KEYS, Timestamp } from './fields.ts';

/** How far a candidate came for a position: the day of each step, null when it was not taken. */
export const Outcome = z.object({
  job_id: Id,
  resume_id: Id,
  interviewed_on: CalendarDate.nullable(),
  offer_sent_on: CalendarDate.nullable(),
  offer_accepted_on: CalendarDate.nullable(),
  updated_at: Timestamp,
});
export type Outcome = z.infer<typeof Outcome>;

/** A step that is left out stays as it is; null takes it back. */
export const OutcomeInput = z.object({
  interviewed_on: CalendarDate.nullish(),
  offer_sent_on: CalendarDate.nullish(),
  offer_accepted_on: CalendarDate.nullish(),
});
export type OutcomeInput = z.output<typeof OutcomeInput>;

const Pair = z.object({ jobId: Id, resumeId: Id });
const TOUCHES = ['outcomes', 'matches', 'fairness', 'dashboard'] as const;

export const outcomes = {
  list: endpoint({
    id: 'outcomes.list',
    method: 'GET',
    path: '/api/outcomes',
    access: 'user',
    summary: 'List outcomes, most recently changed first. Filter by position or resume.',
    query: z
      .object({ ...PAGE_KEYS, job_id: Id.optional(), resume_id: Id.optional() })
      .optional()
      .default({ limit: 100 }),
    response: z.object({ outcomes: z.array(Outcome) }),
    resource: 'outcomes',
  }),
  get: endpoint({
    id: 'outcomes.get',
    method: 'GET',
    path: '/api/jobs/:jobId/resumes/:resumeId/outcome',
    access: 'user',
    summary: "Get a candidate's outcome for a position, or null.",
    params: Pair,
    response: z.object({ outcome: Outcome.nullable() }),
    resource: 'outcomes',
  }),
  record: endpoint({
    id: 'outcomes.record',
    method: 'PUT',
    path: '/api/jobs/:jobId/resumes/:resumeId/outcome',
    access: 'user',
    summary: 'Record interview, offer sent, and offer accepted dates.',
    params: Pair,
    body: OutcomeInput,
    response: z.object({ outcome: Outcome }),
    resource: 'outcomes',
    touches: TOUCHES,
  }),
  remove: endpoint({
    id: 'outcomes.remove',
    method: 'DELETE',
    path: '/api/jobs/:jobId/resumes/:resumeId/outcome',
    access: 'user',
    summary: "Delete a candidate's outcome for a position.",
    params: Pair,
    response: Done,
    resource: 'outcomes',
    touches: TOUCHES,
  }),
} as const;
