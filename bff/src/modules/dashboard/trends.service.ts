import { type DashboardWeek, TREND_WEEKS } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { readCounters } from '../counters/counters.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

const COUNTED = [
  'matches_of_week',
  'positions_of_week',
  'open_positions_of_week',
  'interviewed_of_week',
  'offers_sent_of_week',
  'offers_accepted_of_week',
] as const;

/** What happened in each of the last weeks, the oldest first, in one query; a week without anything counts zeros. */
export async function countWeeks(em: EntityManager, ownerId: string, now: Date): Promise<DashboardWeek[]> {
  const last = mondayOf(now);
  const weeks = Array.from({ length: TREND_WEEKS }, (_, index) =>
    dayOf(new Date(last.getTime() - (TREND_WEEKS - 1 - index) * WEEK_DAYS * DAY_MS)),
  );
  const count = await readCounters(em, { ownerId, counted: COUNTED, since: weeks[0] ?? '' });
  return weeks.map((week) => ({
    starts_on: week,
    matches: count('matches_of_week', week),
    positions: count('positions_of_week', week),
    open_positions: count('open_positions_of_week', week),
    interviewed: count('interviewed_of_week', week),
    offers_sent: count('offers_sent_of_week', week),
    offers_accepted: count('offers_accepted_of_week', week),
  }));
}

/** The Monday of a moment's week, at midnight, both by UTC. */
function mondayOf(moment: Date): Date {
  const midnight = Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
  const daysSinceMonday = (moment.getUTCDay() + 6) % WEEK_DAYS;
  return new Date(midnight - daysSinceMonday * DAY_MS);
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
