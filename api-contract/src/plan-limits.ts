import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './fields.ts';

/** What a plan can limit: positions and storage as they are now, resumes and AI runs by the calendar month of UTC. */
export const LIMITED = ['positions', 'resumes', 'ai_runs', 'storage_bytes'] as const;
export type Limited = (typeof LIMITED)[number];

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

export const NO_LIMITS: PlanLimits = { positions: null, resumes: null, ai_runs: null, storage_bytes: null };

/** A gigabyte as plans count it. */
export const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;

/** What a plan includes by its limits, in one order for all plans: `50 positions`, `Unlimited AI runs`. */
export function limitTextsOf(limits: PlanLimits): string[] {
  return LIMITED.map((limited) => limitTextOf(limited, limits[limited]));
}

/** One limit in words; null is none. */
export function limitTextOf(limited: Limited, limit: number | null): string {
  const { one, many, each } = NOUNS[limited];
  if (limit === null) return `Unlimited ${many}`;
  if (limited === 'storage_bytes') return `${storageSize(limit)} of ${many}`;
  return `${NUMBER.format(limit)} ${limit === 1 ? one : many}${each}`;
}

/** `2.5 GB`; what is less than a tenth of one, `20 MB`. */
export function storageSize(bytes: number): string {
  const [unit, size] = bytes < GIGABYTE / 10 ? ['MB', MEGABYTE] : ['GB', GIGABYTE];
  return `${NUMBER.format(bytes / size)} ${unit}`;
}

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const NOUNS: Readonly<Record<Limited, { one: string; many: string; each: string }>> = {
  positions: { one: 'position', many: 'positions', each: '' },
  resumes: { one: 'resume', many: 'resumes', each: ' a month' },
  ai_runs: { one: 'AI run', many: 'AI runs', each: ' a month' },
  storage_bytes: { one: 'storage', many: 'storage', each: '' },
};

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
