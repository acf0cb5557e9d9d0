import { type BILLING_CYCLES, GIGABYTE, type Plan } from '@shortlist/api-contract';
import { PlanInput } from '@shortlist/api-contract/schemas';
import { findJsonError } from './json-error.ts';

/** The fields of the form, as they are typed; a number is null while its field is empty. */
export interface PlanValues {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly price: number | null;
  readonly billing_cycle: (typeof BILLING_CYCLES)[number];
  readonly feature_flags: string;
  readonly trial_days: number | null;
  /** Null: without a limit. */
  readonly positions: number | null;
  readonly resumes: number | null;
  readonly ai_runs: number | null;
  readonly storage_gigabytes: number | null;
}

/** What the form starts with: the plan as it is, or an empty monthly one. */
export function valuesOf(plan: Plan | null): PlanValues {
  const storage = plan?.limits.storage_bytes ?? null;
  return {
    name: plan?.name ?? '',
    tagline: plan?.tagline ?? '',
    description: plan?.description ?? '',
    price: plan?.price ?? null,
    billing_cycle: plan?.billing_cycle ?? 'month',
    feature_flags: plan?.feature_flags ?? '',
    trial_days: plan?.trial_days ?? 0,
    positions: plan?.limits.positions ?? null,
    resumes: plan?.limits.resumes ?? null,
    ai_runs: plan?.limits.ai_runs ?? null,
    storage_gigabytes: storage === null ? null : storage / GIGABYTE,
  };
}

export type Checked =
  | { readonly input: PlanInput; readonly errors?: never }
  | { readonly input?: never; readonly errors: Readonly<Record<string, string>> };

/** Reads what was typed as the contract wants it, or says a sentence for each field that is wrong. */
export function checkPlan(values: PlanValues): Checked {
  const fault = flagsFault(values.feature_flags);
  const { positions, resumes, ai_runs, storage_gigabytes, ...rest } = values;
  const storage_bytes = storage_gigabytes === null ? null : Math.round(storage_gigabytes * GIGABYTE);
  const limits = { positions, resumes, ai_runs, storage_bytes };
  const parsed = PlanInput.safeParse({ ...rest, limits, trial_days: values.trial_days ?? 0 });
  if (parsed.success && fault === null) return { input: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path.at(-1))] ??= message;
  if (values.price === null) errors.price = 'Price is required.';
  if (fault !== null) errors.feature_flags = fault;
  return { errors };
}

/** Why feature flags are no JSON, with the line; null when they are, or when there are none. */
export function flagsFault(flags: string): string | null {
  if (flags.trim() === '') return null;
  const fault = findJsonError(flags);
  return fault && `Feature flags must be valid JSON. Line ${fault.line}: ${fault.problem}`;
}
