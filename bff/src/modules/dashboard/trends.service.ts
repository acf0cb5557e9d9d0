import { raw, sql } from '@mikro-orm/core';
import { type DashboardWeek, TREND_WEEKS } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { isRanked } from '../matches/is-ranked.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

/** What happened in each of the last weeks, the oldest first, in one query; a week without anything counts zeros. */
export function countWeeks(em: EntityManager, ownerId: string, now: Date): Promise<DashboardWeek[]> {
  const last = mondayOf(now);
  const first = new Date(last.getTime() - (TREND_WEEKS - 1) * WEEK_DAYS * DAY_MS);
  const [from, to] = [dayOf(first), dayOf(last)];
  return em.execute<DashboardWeek[]>(sql`
    select to_char(week.starts, 'YYYY-MM-DD') as starts_on, coalesce(m.matches, 0) as matches,
      coalesce(j.positions, 0) as positions, coalesce(j.open_positions, 0) as open_positions,
      coalesce(o.interviewed, 0) as interviewed, coalesce(o.offers_sent, 0) as offers_sent,
      coalesce(o.offers_accepted, 0) as offers_accepted
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '7 days') as week(starts)
    left join (
      select date_trunc('week', evaluated_at at time zone 'UTC') as starts, count(*)::int as matches
      from matches c where owner_id = ${ownerId} and evaluated_at >= ${first} and ${raw(isRanked('c'))} group by 1
    ) m on m.starts = week.starts
    left join (
      select date_trunc('week', created_at at time zone 'UTC') as starts, count(*)::int as positions,
        (count(*) filter (where is_active))::int as open_positions
      from jobs where owner_id = ${ownerId} and created_at >= ${first} group by 1
    ) j on j.starts = week.starts
    left join (
      select date_trunc('week', step.day::timestamp) as starts,
        (count(*) filter (where step.name = 'interviewed'))::int as interviewed,
        (count(*) filter (where step.name = 'offer_sent'))::int as offers_sent,
        (count(*) filter (where step.name = 'offer_accepted'))::int as offers_accepted
      from outcomes
      cross join lateral (values ('interviewed', interviewed_on), ('offer_sent', offer_sent_on),
        ('offer_accepted', offer_accepted_on)) as step(name, day)
      where owner_id = ${ownerId} and step.day >= ${from}::date group by 1
    ) o on o.starts = week.starts
    order by week.starts`);
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
