import { z } from 'zod';
import { endpoint, rawEndpoint } from './endpoint.ts';
import { ErrorCode } from './errors.ts';
import { Fraction, Id, PageQuery, Timestamp } from './fields.ts';

/** Most resumes that one batch of work takes. */
export const BATCH_WORK_LIMIT = 1000;

export const BATCH_STATUSES = ['queued', 'running', 'done', 'cancelled'] as const;

/** Work over many resumes that goes on without the browser. `done + failed` of `total` are settled. */
export const Batch = z.object({
  id: Id,
  kind: z.enum(['match', 'analysis']),
  /** The position of a match batch; null for analyses. */
  job_id: Id.nullable(),
  status: z.enum(BATCH_STATUSES),
  total: z.number().int().min(1),
  done: z.number().int().min(0),
  failed: z.number().int().min(0),
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
});
export type Batch = z.infer<typeof Batch>;

export const BATCH_ITEM_STATUSES = ['waiting', 'done', 'failed', 'cancelled'] as const;

/** One resume of a batch. `score` is the match score or the overall score, null until it is done. */
export const BatchItem = z.object({
  resume_id: Id,
  status: z.enum(BATCH_ITEM_STATUSES),
  score: Fraction.nullable(),
  error: z.string().nullable(),
  code: ErrorCode.nullable(),
});
export type BatchItem = z.infer<typeof BatchItem>;

const ResumeIds = z
  .array(Id, 'Please select at least one resume.')
  .min(1, 'Please select at least one resume.')
  .max(BATCH_WORK_LIMIT, `A batch can include up to ${BATCH_WORK_LIMIT} resumes.`);

export const BatchInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('match'), job_id: Id, resume_ids: ResumeIds }),
    z.object({ kind: z.literal('analysis'), resume_ids: ResumeIds }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? 'kind must be match or analysis.' : undefined) },
);
export type BatchInput = z.output<typeof BatchInput>;

const BatchId = z.object({ id: Id });

export const batches = {
  list: endpoint({
    id: 'batches.list',
    method: 'GET',
    path: '/api/batches',
    access: 'user',
    summary: "List the caller's batches, newest first.",
    query: PageQuery,
    response: z.object({ batches: z.array(Batch) }),
    resource: 'batches',
  }),
  create: endpoint({
    id: 'batches.create',
    method: 'POST',
    path: '/api/batches',
    access: 'user',
    errors: ['not_found', 'plan_limit', 'rate_limited'],
    summary: 'Start a batch match or analysis. Returns immediately.',
    body: BatchInput,
    response: Batch,
    status: 201,
    resource: 'batches',
    touches: ['batches'],
  }),
  get: endpoint({
    id: 'batches.get',
    method: 'GET',
    path: '/api/batches/:id',
    access: 'user',
    summary: "Get a batch's progress.",
    params: BatchId,
    response: Batch,
    resource: 'batches',
  }),
  items: endpoint({
    id: 'batches.items',
    method: 'GET',
    path: '/api/batches/:id/items',
    access: 'user',
    summary: "List a batch's resumes in request order, each with a score or error.",
    params: BatchId,
    query: PageQuery,
    response: z.object({ items: z.array(BatchItem) }),
    resource: 'batches',
  }),
  cancel: endpoint({
    id: 'batches.cancel',
    method: 'POST',
    path: '/api/batches/:id/cancel',
    access: 'user',
    summary: 'Cancel a batch. Finished results are kept; a finished batch is unchanged.',
    params: BatchId,
    response: Batch,
    resource: 'batches',
    touches: ['batches', 'matches', 'analyses', 'resumes', 'jobs', 'scores', 'fairness', 'dashboard'],
  }),
} as const;

export const rawBatches = {
  events: rawEndpoint({
    id: 'batches.events',
    method: 'GET',
    path: '/api/batches/:id/events',
    access: 'user',
    errors: ['rate_limited'],
    summary:
      'Stream batch progress as server-sent events ("progress"). The stream closes when the batch ends.',
    params: BatchId,
    produces: ['text/event-stream'],
  }),
} as const;
