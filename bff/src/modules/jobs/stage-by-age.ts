import type { JobStage, PROGRESS_STAGES } from '@shortlist/api-contract';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where a position stands on the tracking board that nobody moved, by its age in days: up to and including. */
const BOARD = [
  { stage: 'draft', toDays: 3 },
  { stage: 'published', toDays: 7 },
  { stage: 'interviewed', toDays: 14 },
  { stage: 'offered', toDays: Number.POSITIVE_INFINITY },
] as const satisfies readonly { stage: JobStage; toDays: number }[];

/** A stage that age alone reaches: a position is completed only by moving it. */
export type StageByAge = (typeof BOARD)[number]['stage'];

/** The column of the tracking board that a position's age says. */
export function stageByAge(createdAt: Date, now: Date): StageByAge {
  const age = ageInDays(createdAt, now);
  return BOARD.find(({ toDays }) => age <= toDays)?.stage ?? 'offered';
}

/** When the positions of each stage were posted: from `from` on and before `before`; null where there is no end. */
export function postedIn(stage: StageByAge, now: Date): { from: Date | null; before: Date | null } {
  const index = BOARD.findIndex((each) => each.stage === stage);
  const oldest = BOARD[index]?.toDays ?? Number.POSITIVE_INFINITY;
  const younger = BOARD[index - 1]?.toDays;
  return {
    from: Number.isFinite(oldest) ? startOfUtcDay(now, -oldest) : null,
    before: younger === undefined ? null : startOfUtcDay(now, -younger),
  };
}

/** What the progress list says of a position's age: over 30 days Interviewed, over 14 Published, else Draft. */
export function progressByAge(createdAt: Date, now: Date): (typeof PROGRESS_STAGES)[number] {
  const age = ageInDays(createdAt, now);
  if (age > 30) return 'Interviewed';
  return age > 14 ? 'Published' : 'Draft';
}

/** Whole days of UTC between a moment and now: 0 on the same day, 1 for yesterday. */
export function ageInDays(createdAt: Date, now: Date): number {
  return Math.round((startOfUtcDay(now).getTime() - startOfUtcDay(createdAt).getTime()) / DAY_MS);
}

/** Midnight of UTC at the start of the day of `moment`, or of the day so many days later. */
export function startOfUtcDay(moment: Date, days = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + days));
}
