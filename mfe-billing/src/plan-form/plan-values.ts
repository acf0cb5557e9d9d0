import { type BILLING_CYCLES, type Plan, PlanInput } from '@shortlist/api-contract';

/** The fields of the form, as they are typed. */
export interface PlanValues {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly price: string;
  readonly billing_cycle: (typeof BILLING_CYCLES)[number];
  readonly feature_flags: string;
  readonly trial_days: string;
}

/** What the form starts with: the plan as it is, or an empty monthly one. */
export function valuesOf(plan: Plan | null): PlanValues {
  return {
    name: plan?.name ?? '',
    tagline: plan?.tagline ?? '',
    description: plan?.description ?? '',
    price: plan === null ? '' : String(plan.price),
    billing_cycle: plan?.billing_cycle ?? 'month',
    feature_flags: plan?.feature_flags ?? '',
    trial_days: String(plan?.trial_days ?? 0),
  };
}

export type Checked =
  | { readonly input: PlanInput; readonly errors?: never }
  | { readonly input?: never; readonly errors: Readonly<Record<string, string>> };

/** Reads what was typed as the contract wants it, or says a sentence for each field that is wrong. */
export function checkPlan(values: PlanValues): Checked {
  const price = values.price.trim();
  const parsed = PlanInput.safeParse({
    ...values,
    price: price === '' ? undefined : Number(price),
    trial_days: Number(values.trial_days.trim() || 0),
  });
  if (parsed.success) return { input: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  if (price === '') errors.price = 'Price is required.';
  return { errors };
}
