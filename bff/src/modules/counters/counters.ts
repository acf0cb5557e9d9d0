import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely, type Tables } from '../../db/kysely.ts';

const STEPS = ['interviewed', 'offers_sent', 'offers_accepted'] as const;

/** What the database counts of an account as it is written (docs/decisions/0086). */
export type Counter =
  | 'positions'
  | 'open_positions'
  | 'resumes'
  | 'resumes_of_status'
  | 'candidates'
  | 'matched_resumes'
  | 'unmatched_resumes'
  | 'analyzed_resumes'
  | 'analyzed_resumes_of_ten'
  | 'analysis_scores'
  | 'matches'
  | 'matches_of_position'
  | 'outcomes'
  | (typeof STEPS)[number]
  | CounterOfWeek;

/** Those that count by week have the week's Monday, as 2026-11-30. */
export type CounterOfWeek =
  | 'positions_of_week'
  | 'open_positions_of_week'
  | 'matches_of_week'
  | `${(typeof STEPS)[number]}_of_week`;

/** The value of a counter: the number of rows, or the sum of scores. `about` is '' for those that tell nothing apart. */
export type ReadCounter = (counted: Counter, about?: string) => number;

interface AskedCounters {
  readonly ownerId: string;
  readonly counted: readonly Counter[];
  /** Only what is about this or later. */
  readonly since?: string;
}

/** Reads some counters of an account in one query; what was never written is 0. */
export async function readCounters(
  em: EntityManager,
  { ownerId, counted, since = '' }: AskedCounters,
): Promise<ReadCounter> {
  const rows = await kysely(em)
    .selectFrom('counters')
    .select(['counted', 'about', ({ ref }) => sql<number>`sum(${ref('n')})::float8`.as('n')])
    .where('owner_id', '=', ownerId)
    .where('counted', 'in', counted)
    .where('about', '>=', since)
    .groupBy(['counted', 'about'])
    .execute();
  const values = new Map(rows.map((row) => [`${row.counted} ${row.about}`, row.n]));
  return (name, about = '') => values.get(`${name} ${about}`) ?? 0;
}

const { selectFrom, val } = expressionBuilder<Tables>();

/** SQL of the value of a counter, for a query that needs it beside others. */
export function counterOf(
  ownerId: string | Expression<string>,
  counted: Counter,
  about: Expression<string> = val(''),
): RawBuilder<number> {
  const parts = selectFrom('counters')
    .select(({ ref }) => sql<number>`coalesce(sum(${ref('n')}), 0)::int`.as('n'))
    .where('owner_id', '=', ownerId)
    .where('counted', '=', counted)
    .where('about', '=', about);
  return sql<number>`(${parts})`;
}

/** SQL of how many matches of a position rankings show. */
export function matchesOfPosition(ownerId: string | Expression<string>, jobId: Expression<string>) {
  return counterOf(ownerId, 'matches_of_position', sql<string>`${jobId}::text`);
}
