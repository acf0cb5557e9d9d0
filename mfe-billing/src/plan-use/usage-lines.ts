import { LIMITED, type Limited, type PlanUse, storageSize } from '@shortlist/api-contract';
import { formatNumber, formatUtcDate } from '@shortlist/platform';

/** From so many percent on a limit is near, and what is left of it is said. */
const NEAR_PERCENT = 80;

/** What is used of one limit. */
export interface UsageLine {
  readonly limited: Limited;
  /** What is counted: `Resumes this month`. */
  readonly label: string;
  /** `34 of 50` */
  readonly amount: string;
  /** In percent of the limit. */
  readonly percent: number;
  readonly isNear: boolean;
}

/** What is used of each limit that a plan has. */
export function usageLinesOf(use: PlanUse): UsageLine[] {
  return LIMITED.flatMap((limited) => {
    const { used, limit } = use[limited];
    if (limit === null) return [];
    const percent = limit === 0 ? 100 : (used / limit) * 100;
    const write = limited === 'storage_bytes' ? storageSize : formatNumber;
    const amount = `${write(used)} of ${write(limit)}`;
    return [{ limited, label: LABELS[limited], amount, percent, isNear: percent >= NEAR_PERCENT }];
  });
}

const LABELS: Readonly<Record<Limited, string>> = {
  positions: 'Positions',
  resumes: 'Resumes this month',
  ai_runs: 'AI runs this month',
  storage_bytes: 'Storage',
};

/** What to do where limits are near: what frees room, and when months are counted anew. Null where none is. */
export function adviceOf(lines: readonly UsageLine[], resetsAt: string): string | null {
  const near = new Set(lines.filter(({ isNear }) => isNear).map(({ limited }) => limited));
  if (near.size === 0) return null;
  const isMonthly = near.has('resumes') || near.has('ai_runs');
  return [
    isMonthly ? `Resumes and AI runs are counted from 0 again on ${formatUtcDate(resetsAt)}.` : null,
    near.has('positions') ? 'Deleted positions make room.' : null,
    near.has('storage_bytes') ? 'Deleted resumes free storage.' : null,
  ]
    .filter(Boolean)
    .join(' ');
}
