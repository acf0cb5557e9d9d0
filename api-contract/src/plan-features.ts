import { tryJson } from './json.ts';
import type { PlanLimits } from './plan-limits.ts';

/** What a plan can limit: positions and storage as they are now, resumes and AI runs by the calendar month of UTC. */
export const LIMITED = ['positions', 'resumes', 'ai_runs', 'storage_bytes'] as const;
export type Limited = (typeof LIMITED)[number];

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
  return `${inDigits(limit)} ${limit === 1 ? one : many}${each}`;
}

/** `2.5 GB`; what is less than a tenth of one, `20 MB`. */
export function storageSize(bytes: number): string {
  const [unit, size] = bytes < GIGABYTE / 10 ? ['MB', MEGABYTE] : ['GB', GIGABYTE];
  return `${inDigits(bytes / size)} ${unit}`;
}

/** `2,500.25`. Without `Intl`, of which a browser's first format takes 50 ms of the landing page. */
function inDigits(value: number): string {
  const [whole = '', ...cents] = String(Math.round(value * 100) / 100).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...cents].join('.');
}

const NOUNS: Readonly<Record<Limited, { one: string; many: string; each: string }>> = {
  positions: { one: 'position', many: 'positions', each: '' },
  resumes: { one: 'resume', many: 'resumes', each: ' a month' },
  ai_runs: { one: 'AI run', many: 'AI runs', each: ' a month' },
  storage_bytes: { one: 'storage', many: 'storage', each: '' },
};

interface Offer {
  readonly limits: PlanLimits;
  /** JSON text, as `parseFeatureFlags` reads it. */
  readonly feature_flags: string | null;
}

/** All that a plan includes: what its limits say, then what an administrator wrote. */
export function featuresOf({ limits, feature_flags }: Offer): string[] {
  return [...limitTextsOf(limits), ...parseFeatureFlags(feature_flags)];
}

/**
 * Reads a plan's feature flags as sentences for a list: `{"open_positions": 5}` or `["5 open positions"]`.
 * Text that is not JSON of either shape gives an empty list.
 */
export function parseFeatureFlags(flags: string | null): string[] {
  const parsed = tryJson(flags ?? '');
  if (typeof parsed !== 'object' || parsed === null) return [];
  if (Array.isArray(parsed)) return parsed.every((text) => typeof text === 'string') ? parsed : [];
  const entries = Object.entries(parsed);
  if (!entries.every(([, value]) => ['boolean', 'number', 'string'].includes(typeof value))) return [];
  return entries.flatMap(([name, value]) => sentenceOf(name.replaceAll('_', ' '), value));
}

function sentenceOf(name: string, value: boolean | number | string): string[] {
  if (value === false) return [];
  if (value === true) return [name.charAt(0).toUpperCase() + name.slice(1)];
  return [`${value} ${name}`];
}
