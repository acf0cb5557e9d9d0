import type { Plan, Subscription } from '@shortlist/api-contract';

const CYCLES = { month: 'a month', year: 'a year' } as const;

/** An amount in US dollars, with cents only where there are some. */
export function dollars(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** The price as it is sold: its amount and its cycle. */
export function priceOf(plan: Pick<Plan, 'price' | 'billing_cycle'>): { amount: string; cycle: string } {
  return { amount: dollars(plan.price), cycle: CYCLES[plan.billing_cycle] };
}

/** A day as "4 May 2026", the same for everybody: dates of a subscription are days in UTC. */
export function dayOf(timestamp: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(timestamp),
  );
}

/** What happens to a subscription next, in words that follow a name or a date; null when no date is known. */
export function nextStepOf(subscription: Subscription, now: Date): string | null {
  const { is_active, trial_end_date: trialEnd, end_date: end, auto_renew } = subscription;
  if (!is_active) return end ? `ended on ${dayOf(end)}` : 'not active';
  if (trialEnd && new Date(trialEnd) > now)
    return `trial until ${dayOf(trialEnd)}, ${afterTrial(subscription)}`;
  if (!end) return null;
  return auto_renew ? `renews on ${dayOf(end)}` : `ends on ${dayOf(end)}`;
}

function afterTrial({ auto_renew, plan }: Subscription): string {
  if (!auto_renew) return 'then it ends';
  if (plan === null) return 'then it is paid';
  const { amount, cycle } = priceOf(plan);
  return `then ${amount} ${cycle}`;
}
