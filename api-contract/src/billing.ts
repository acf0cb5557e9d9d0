import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Timestamp } from './fields.ts';
import { tryJson } from './json.ts';

export const BILLING_CYCLES = ['month', 'year'] as const;

export const Plan = z.object({
  id: Id,
  name: z.string(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  /** US dollars a cycle. */
  price: z.number().min(0),
  billing_cycle: z.enum(BILLING_CYCLES),
  /** JSON text: read it with `parseFeatureFlags`. */
  feature_flags: z.string().nullable(),
});
export type Plan = z.infer<typeof Plan>;

/** The user's subscription; `plan` is null when there is none. */
export const Subscription = z.object({
  plan: Plan.nullable(),
  is_active: z.boolean(),
  start_date: Timestamp.nullable(),
  end_date: Timestamp.nullable(),
  trial_end_date: Timestamp.nullable(),
  auto_renew: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

export const plans = {
  list: endpoint({
    id: 'plans.list',
    method: 'GET',
    path: '/api/plans/',
    access: 'user',
    summary: 'The plans on offer, cheapest first.',
    response: z.array(Plan),
    resource: 'plans',
  }),
} as const;

export const subscriptions = {
  mine: endpoint({
    id: 'subscriptions.mine',
    method: 'GET',
    path: '/api/subscriptions/me',
    access: 'user',
    summary: 'The own subscription; its plan is null when there is none.',
    response: Subscription,
    resource: 'subscription',
  }),
} as const;

/**
 * Reads a plan's feature flags as sentences for a list: `{"open_positions": 5}` or `["5 open positions"]`.
 * Text that is not JSON of either shape gives an empty list.
 */
export function parseFeatureFlags(flags: string | null): string[] {
  const parsed = Flags.safeParse(tryJson(flags ?? ''));
  if (!parsed.success) return [];
  if (Array.isArray(parsed.data)) return parsed.data;
  return Object.entries(parsed.data).flatMap(([name, value]) => sentenceOf(name.replaceAll('_', ' '), value));
}

const FlagValue = z.union([z.boolean(), z.number(), z.string()]);
const Flags = z.union([z.array(z.string()), z.record(z.string(), FlagValue)]);

function sentenceOf(name: string, value: z.infer<typeof FlagValue>): string[] {
  if (value === false) return [];
  if (value === true) return [name.charAt(0).toUpperCase() + name.slice(1)];
  return [`${value} ${name}`];
}
