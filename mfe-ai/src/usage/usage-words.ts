import type { ModelCall, ModelOutcome, ModelUsage } from '@shortlist/api-contract';
import { formatMoney, formatNumber } from '@shortlist/platform';

/** How a call ended, for an administrator. */
export const OUTCOME_WORDS: Readonly<Record<ModelOutcome, string>> = {
  answered: 'Succeeded',
  timeout: 'Timed out',
  unreachable: 'Unreachable',
  rate_limited: 'Rate limited',
  server_error: 'Server error',
  unauthorised: 'Invalid API key',
  rejected: 'Request rejected',
  refused: 'Model refused to answer',
  truncated: 'Response cut off',
  malformed: 'Invalid response',
  too_long: 'Resume too long',
  budget: 'Budget reached',
  paused: 'Paused after failures',
  cancelled: 'Canceled by user',
};

export const KIND_WORDS: Readonly<Record<ModelCall['kind'], string>> = {
  analysis: 'Analysis',
  match: 'Match',
};

/** `$0.0042`: four digits below a dollar, two above; without prices a dash. */
export function dollarsOf(value: number | null): string {
  if (value === null) return '–';
  return formatMoney(value, value !== 0 && value < 1 ? 4 : 2);
}

/** What is left of today's budget, in its own unit. */
export function leftOf({ budget }: ModelUsage): { value: string; note: string } {
  if (budget === null) return { value: 'No limit', note: 'OPENAI_DAILY_BUDGET is not set' };
  const isMoney = budget.unit === 'usd';
  const words = (value: number) => (isMoney ? dollarsOf(value) : formatNumber(value));
  return { value: words(budget.left), note: `of ${words(budget.limit)}${isMoney ? '' : ' tokens'} today` };
}

/** What one answered call costs on average; null without answers or prices. */
export function averageOf({
  cost_usd,
  calls,
}: Pick<ModelUsage['today'], 'cost_usd' | 'calls'>): number | null {
  return cost_usd === null || calls === 0 ? null : cost_usd / calls;
}
