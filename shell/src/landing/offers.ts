import type { Plan } from '@shortlist/api-contract';
import { formatMoney } from '@shortlist/platform';

/** Those by the month; where nothing is sold by the month, all. */
export function offersShown(plans: readonly Plan[]): readonly Plan[] {
  const monthly = plans.filter(({ billing_cycle }) => billing_cycle === 'month');
  return monthly.length > 0 ? monthly : plans;
}

const CYCLES = { month: 'a month', year: 'a year' } as const;

/** The price in US dollars, with cents only where there are some, and what it is paid for. */
export function priceOf({ price, billing_cycle }: Plan): { amount: string; cycle: string } {
  return { amount: formatMoney(price), cycle: CYCLES[billing_cycle] };
}

/** How long it is free at first; null when it is not. */
export function trialOf({ trial_days: days }: Plan): string | null {
  if (days === 0) return null;
  return days === 1 ? '1-day free trial' : `${days}-day free trial`;
}
