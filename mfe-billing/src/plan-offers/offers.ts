import type { Plan } from '@shortlist/api-contract';

export type Cycle = Plan['billing_cycle'];

/** What a year of a plan costs less than twelve of its months; whole percent, rounded down. */
export interface Saving {
  readonly amount: number;
  readonly percent: number;
}

/** The plan of the same name in the other cycle; undefined when it is sold in one only. */
export function otherCycleOf(plan: Plan, plans: readonly Plan[]): Plan | undefined {
  return plans.find(({ name, billing_cycle }) => name === plan.name && billing_cycle !== plan.billing_cycle);
}

/** What a yearly plan saves against the same plan by the month; null when it saves nothing, or there is no such plan. */
export function savingOf(plan: Plan, plans: readonly Plan[]): Saving | null {
  const monthly = plan.billing_cycle === 'year' ? otherCycleOf(plan, plans) : undefined;
  if (monthly === undefined) return null;
  const months = Math.round(monthly.price * 100) * 12;
  const saved = months - Math.round(plan.price * 100);
  return saved > 0 ? { amount: saved / 100, percent: Math.floor((saved / months) * 100) } : null;
}

/** Of each name the plan of a cycle, or the one there is: what is sold in one cycle only is seen in both. */
export function offersIn(cycle: Cycle, plans: readonly Plan[]): readonly Plan[] {
  return plans.filter((plan) => plan.billing_cycle === cycle || otherCycleOf(plan, plans) === undefined);
}

/** The cycles in which something is sold. */
export function cyclesOf(plans: readonly Plan[]): ReadonlySet<Cycle> {
  return new Set(plans.map(({ billing_cycle }) => billing_cycle));
}

/** "A year saves 16% against twelve months.", from the prices; null when no year saves anything. */
export function savingSentence(plans: readonly Plan[]): string | null {
  const percents = plans.flatMap((plan) => savingOf(plan, plans)?.percent ?? []);
  const most = Math.max(0, ...percents);
  if (most === 0) return null;
  const upTo = percents.some((percent) => percent < most) ? 'up to ' : '';
  return `Save ${upTo}${most}% with yearly billing.`;
}
