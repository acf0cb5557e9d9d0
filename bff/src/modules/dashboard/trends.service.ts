import { type DashboardWeek, TREND_WEEKS } from '@shortlist/api-contract';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely, type Tables } from '../../db/kysely.ts';
import { excludeSuperseded } from '../matches/is-ranked.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

const { selectFrom } = expressionBuilder<Tables>();

/** What happened in each of the last weeks, the oldest first, in one query; a week without anything counts zeros. */
export function countWeeks(em: EntityManager, ownerId: string, now: Date): Promise<DashboardWeek[]> {
  const last = mondayOf(now);
  const first = new Date(last.getTime() - (TREND_WEEKS - 1) * WEEK_DAYS * DAY_MS);
  const weeks = sql<{ starts: string }>`
    generate_series(${dayOf(first)}::timestamp, ${dayOf(last)}::timestamp, interval '7 days')`;
  return kysely(em)
    .selectFrom(weeks.as<'week'>(sql`week(starts)`))
    .leftJoin(countMatches(ownerId, first).as('m'), 'm.starts', 'week.starts')
    .leftJoin(countJobs(ownerId, first).as('j'), 'j.starts', 'week.starts')
    .leftJoin(countOutcomes(ownerId, first).as('o'), 'o.starts', 'week.starts')
    .select(({ ref, fn, lit }) => [
      sql<string>`to_char(${ref('week.starts')}, 'YYYY-MM-DD')`.as('starts_on'),
      fn.coalesce('m.matches', lit(0)).as('matches'),
      fn.coalesce('j.positions', lit(0)).as('positions'),
      fn.coalesce('j.open_positions', lit(0)).as('open_positions'),
      fn.coalesce('o.interviewed', lit(0)).as('interviewed'),
      fn.coalesce('o.offers_sent', lit(0)).as('offers_sent'),
      fn.coalesce('o.offers_accepted', lit(0)).as('offers_accepted'),
    ])
    .orderBy('week.starts')
    .execute();
}

function countMatches(ownerId: string, since: Date) {
  return selectFrom('matches')
    .select(({ ref }) => [weekOf(ref('evaluated_at')).as('starts'), count().as('matches')])
    .where('owner_id', '=', ownerId)
    .where('evaluated_at', '>=', since.toISOString())
    .where(({ ref }) => excludeSuperseded(ref('matches.id')))
    .groupBy('starts');
}

function countJobs(ownerId: string, since: Date) {
  return selectFrom('jobs')
    .select(({ ref }) => [
      weekOf(ref('created_at')).as('starts'),
      count().as('positions'),
      sql<number>`(count(*) filter (where ${ref('is_active')}))::int`.as('open_positions'),
    ])
    .where('owner_id', '=', ownerId)
    .where('created_at', '>=', since.toISOString())
    .groupBy('starts');
}

function countOutcomes(ownerId: string, since: Date) {
  return selectFrom('outcomes')
    .crossJoinLateral(({ ref }) =>
      sql<{ name: string; day: string }>`(values ('interviewed', ${ref('interviewed_on')}),
        ('offer_sent', ${ref('offer_sent_on')}), ('offer_accepted', ${ref('offer_accepted_on')}))`.as<'step'>(
        sql`step(name, day)`,
      ),
    )
    .select(({ ref }) => [
      sql<string>`date_trunc('week', ${ref('step.day')}::timestamp)`.as('starts'),
      sql<number>`(count(*) filter (where ${ref('step.name')} = 'interviewed'))::int`.as('interviewed'),
      sql<number>`(count(*) filter (where ${ref('step.name')} = 'offer_sent'))::int`.as('offers_sent'),
      sql<number>`(count(*) filter (where ${ref('step.name')} = 'offer_accepted'))::int`.as(
        'offers_accepted',
      ),
    ])
    .where('owner_id', '=', ownerId)
    .where('step.day', '>=', dayOf(since))
    .groupBy('starts');
}

/** The start of a moment's week, both by UTC. */
function weekOf(moment: Expression<string>) {
  return sql<string>`date_trunc('week', ${moment} at time zone 'UTC')`;
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
