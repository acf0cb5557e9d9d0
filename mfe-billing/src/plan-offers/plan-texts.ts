import type { Plan, Subscription } from '@shortlist/api-contract';
import { formatMoney, formatUtcDate } from '@shortlist/platform';

const CYCLES = { month: 'a month', year: 'a year' } as const;

/** The price as it is sold: its amount and its cycle. */
export function priceOf(plan: Pick<Plan, 'price' | 'billing_cycle'>): { amount: string; cycle: string } {
  return { amount: formatMoney(plan.price), cycle: CYCLES[plan.billing_cycle] };
}

/** What happens to a subscription next, in words that follow a name or a date; null when no date is known. */
export function nextStepOf(subscription: Subscription, now: Date): string | null {
  const { is_active, trial_end_date: trialEnd, end_date: end, auto_renew } = subscription;
  if (!is_active) return end ? `ended on ${formatUtcDate(end)}` : 'not active';
  if (trialEnd && new Date(trialEnd) > now)
    return `trial until ${formatUtcDate(trialEnd)}, ${afterTrial(subscription)}`;
  if (!end) return null;
  return auto_renew ? `renews on ${formatUtcDate(end)}` : `ends on ${formatUtcDate(end)}`;
}

function afterTrial({ auto_renew, plan }: Subscription): string {
  if (!auto_renew) return 'then it ends';
  if (plan === null) return 'then it is paid';
  const { amount, cycle } = priceOf(plan);
  return `then ${amount} ${cycle}`;
}
