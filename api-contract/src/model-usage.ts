import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CalendarDate, Id, PageQuery, Timestamp } from './fields.ts';

/** How asking a model ended. Whatever is not `answered` was done by the local engine, but for `canceled`. */
export const MODEL_OUTCOMES = [
  'answered',
  'timeout',
  'unreachable',
  'rate_limited',
  'server_error',
  'unauthorised',
  'rejected',
  'refused',
  'truncated',
  'malformed',
  'too_long',
  'budget',
  'paused',
  'cancelled',
] as const;
export const ModelOutcome = z.enum(MODEL_OUTCOMES);
export type ModelOutcome = z.infer<typeof ModelOutcome>;

const Count = z.number().int().min(0);
/** US dollars; null where no prices are set. */
const Dollars = z.number().min(0).nullable();

const Totals = {
  calls: Count,
  answered: Count,
  input_tokens: Count,
  output_tokens: Count,
  cost_usd: Dollars,
};

export const MODEL_WORK = ['analysis', 'match'] as const;

/** One analysis or match for which a model was asked, or was to be. */
export const ModelCall = z.object({
  id: Id,
  kind: z.enum(MODEL_WORK),
  model: z.string(),
  outcome: ModelOutcome,
  /** Requests that were sent. */
  attempts: Count,
  input_tokens: Count,
  output_tokens: Count,
  /** True where the server did not say how many tokens an attempt took. */
  is_estimated: z.boolean(),
  cost_usd: Dollars,
  /** How long it took, in milliseconds. */
  took_ms: Count,
  asked_at: Timestamp,
});
export type ModelCall = z.infer<typeof ModelCall>;

/** What the model did in the last 30 days, and what is left for today. Days are days in UTC. */
export const ModelUsage = z.object({
  engine: z.enum(['local', 'openai']),
  /** The settings without which no model can be asked; null when nothing is missing. */
  lacks: z.string().nullable(),
  /** Null without a model. */
  model: z.string().nullable(),
  /** The host that is asked. */
  server: z.string().nullable(),
  /** US dollars for a million tokens. */
  prices: z.object({ input: z.number(), output: z.number() }).nullable(),
  /** Tokens that one analysis or match may use. */
  tokens_per_call: Count.nullable(),
  /** Null without a limit. */
  budget: z
    .object({ unit: z.enum(['tokens', 'usd']), limit: z.number(), used: z.number(), left: z.number() })
    .nullable(),
  today: z.object(Totals),
  /** Days with calls, the newest first. */
  days: z.array(z.object({ day: CalendarDate, ...Totals })),
  /** Each kind of work that a model was asked for. */
  kinds: z.array(z.object({ kind: z.enum(MODEL_WORK), ...Totals })),
  /** How the calls ended, the most frequent first. */
  outcomes: z.array(z.object({ outcome: ModelOutcome, calls: Count })),
});
export type ModelUsage = z.infer<typeof ModelUsage>;

export const modelUsage = {
  report: endpoint({
    id: 'modelUsage.report',
    method: 'GET',
    path: '/api/ai/usage',
    access: 'admin',
    summary: 'Get AI model usage, cost, and failures for the last 30 days.',
    response: ModelUsage,
    resource: 'modelUsage',
  }),
  calls: endpoint({
    id: 'modelUsage.calls',
    method: 'GET',
    path: '/api/ai/usage/calls',
    access: 'admin',
    summary: 'List AI model requests, newest first, with tokens and cost.',
    query: PageQuery,
    response: z.object({ calls: z.array(ModelCall) }),
    resource: 'modelUsage',
  }),
} as const;
