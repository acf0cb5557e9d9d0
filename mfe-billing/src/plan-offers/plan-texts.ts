import type { Plan, Subscription, SubscriptionPrice } from '@shortlist/api-contract';
import { appLocale, formatMoney, formatUtcDate } from '@shortlist/platform';

const CYCLES = { month: 'a month', year: 'a year' } as const;

/** The price as it is sold: its amount and its cycle. */
export function priceOf(plan: Pick<Plan, 'price' | 'billing_cycle'>): { amount: string; cycle: string } {
  return { amount: formatMoney(plan.price), cycle: CYCLES[plan.billing_cycle] };
}

/** What a subscriber pays, whatever the plan costs now. */
export function paidPriceOf(price: SubscriptionPrice): { amount: string; cycle: string } {
  const { amount_cents, currency, billing_cycle } = price;
  const format = new Intl.NumberFormat(appLocale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return { amount: format.format(amount_cents / 100), cycle: CYCLES[billing_cycle] };
}

/** `You pay $49 a month.`, where that is not what the plan costs now; else null. */
export function otherPriceOf(plan: Plan, price: SubscriptionPrice | undefined): string | null {
  if (price === undefined) return null;
  const [paid, asked] = [paidPriceOf(price), priceOf(plan)];
  if (paid.amount === asked.amount && paid.cycle === asked.cycle) return null;
  return `You pay ${paid.amount} ${paid.cycle}.`;
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

function afterTrial({ auto_renew, price }: Subscription): string {
  if (!auto_renew) return 'then it ends';
  if (price === null) return 'then billing starts';
  const { amount, cycle } = paidPriceOf(price);
  return `then ${amount} ${cycle}`;
}
