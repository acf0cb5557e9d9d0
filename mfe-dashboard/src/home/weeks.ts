import type { DashboardWeek } from '@shortlist/api-contract';

/** What a week counts. */
export type Counted = Exclude<keyof DashboardWeek, 'starts_on'>;

/** The total at the end of each week, from today's total backwards; never below zero. */
export function totalsByWeek(total: number, weeks: readonly DashboardWeek[], what: Counted): number[] {
  return weeks.map((_, index) => {
    const later = weeks.slice(index + 1).reduce((sum, week) => sum + week[what], 0);
    return Math.max(0, total - later);
  });
}

/** What this week added: the last one's count. */
export function addedThisWeek(weeks: readonly DashboardWeek[], what: Counted): number {
  return weeks.at(-1)?.[what] ?? 0;
}
