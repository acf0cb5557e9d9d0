import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './fields.ts';

const SENTENCE = 'Limit must be a whole number, 0 or more. Leave it empty for no limit.';
const Limit = z.number(SENTENCE).int(SENTENCE).min(0, SENTENCE).nullable();

/** How much a plan includes; null: without a limit. */
export const PlanLimits = z.object({
  /** Positions at a time. */
  positions: Limit,
  /** Resumes that are uploaded in a month. */
  resumes: Limit,
  /** Resumes that are analyzed or matched in a month; what is stored already costs nothing. */
  ai_runs: Limit,
  /** Bytes of resume files at a time. */
  storage_bytes: Limit,
});
export type PlanLimits = z.output<typeof PlanLimits>;

/** What an administrator writes of limits: what is left out is not limited. */
export const PlanLimitsInput = z.object({
  positions: Limit.default(null),
  resumes: Limit.default(null),
  ai_runs: Limit.default(null),
  storage_bytes: Limit.default(null),
});

const Use = z.object({
  used: z.number().int().min(0),
  /** Null: without a limit. */
  limit: z.number().int().min(0).nullable(),
});

/** What an account uses of what its plan includes. */
export const PlanUse = z.object({
  /** Of the active subscription; without one, of the free plan on offer. Null: neither is there, and nothing is limited. */
  plan_name: z.string().nullable(),
  positions: Use,
  resumes: Use,
  ai_runs: Use,
  storage_bytes: Use,
  /** When resumes and AI runs are counted from 0 again. */
  resets_at: Timestamp,
});
export type PlanUse = z.infer<typeof PlanUse>;

export const planLimits = {
  use: endpoint({
    id: 'planLimits.use',
    method: 'GET',
    path: '/api/subscriptions/me/use',
    access: 'user',
    summary: "Get the caller's usage against their plan's limits.",
    response: PlanUse,
    resource: 'dashboard',
  }),
} as const;
