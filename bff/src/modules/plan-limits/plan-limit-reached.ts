import { type Limited, limitTextOf, storageSize } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { startOfNextMonth } from './count-used.ts';

interface Reached {
  readonly limited: Limited;
  readonly limit: number;
  readonly used: number;
  readonly asked: number;
  readonly plan: string | null;
}

const NUMBER = new Intl.NumberFormat('en-US');
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The refusal of what a plan has no room for: the limit, when it is counted anew, and what to do. */
export function planLimitReached({ limited, limit, used, asked, plan }: Reached): AppError {
  const state = `The ${plan} plan includes ${limitTextOf(limited, limit)}, and ${usedOf(limited, used)} used.`;
  return new AppError(
    'plan_limit',
    `${state}${needOf(limited, asked)} ${stepOf(limited)}, or change your plan.`,
  );
}

function usedOf(limited: Limited, used: number): string {
  if (limited === 'storage_bytes') return `${storageSize(used)} is`;
  return `${NUMBER.format(used)} ${used === 1 ? 'is' : 'are'}`;
}

function needOf(limited: Limited, asked: number): string {
  return limited === 'ai_runs' && asked > 1 ? ` ${NUMBER.format(asked)} more are needed.` : '';
}

function stepOf(limited: Limited): string {
  if (limited === 'positions') return 'Delete a position';
  if (limited === 'storage_bytes') return 'Delete resumes';
  return `Wait until ${DAY.format(startOfNextMonth())}`;
}
