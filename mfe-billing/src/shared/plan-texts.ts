import type { Plan, Subscription } from '@shortlist/api-contract';

const CYCLES = { month: 'a month', year: 'a year' } as const;

/** The price as it is sold: amount in US dollars, cents only where there are some, and its cycle. */
export function priceOf(plan: Pick<Plan, 'price' | 'billing_cycle'>): { amount: string; cycle: string } {
  const amount = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(plan.price);
  return { amount, cycle: CYCLES[plan.billing_cycle] };
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
  if (trialEnd && new Date(trialEnd) > now) return `trial until ${dayOf(trialEnd)}`;
  if (!end) return null;
  return auto_renew ? `renews on ${dayOf(end)}` : `ends on ${dayOf(end)}`;
}
