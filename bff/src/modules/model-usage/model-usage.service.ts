import type { PageQuery } from '@shortlist/api-contract';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely } from '../../db/kysely.ts';
import { type RowOf, readPage } from '../../db/page.ts';

/** The calls of one day, kind and outcome, added up; the day in UTC, YYYY-MM-DD. */
export type UsageRow = Awaited<ReturnType<typeof sumUsage>>[number];

/** A call. */
export type CallRow = RowOf<typeof listCalls>;

const DAYS = 30;
const NEWEST = { by: 'asked_at', id: 'id', kind: 'time', direction: 'desc' } as const;

/** What was asked of a model on the last 30 days in UTC, today among them; the newest day first. */
export async function sumUsage(em: EntityManager, now: Date) {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const from = new Date(today - (DAYS - 1) * 24 * 60 * 60 * 1000);
  return kysely(em)
    .selectFrom('model_calls')
    .select(({ ref }) => [
      sql<string>`to_char(${ref('asked_at')} at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
      'kind',
      'outcome',
      count().as('calls'),
      sql<number>`sum(${ref('input_tokens')})::float8`.as('input_tokens'),
      sql<number>`sum(${ref('output_tokens')})::float8`.as('output_tokens'),
      sql<number | null>`sum(${ref('cost_micros')})::float8`.as('cost_micros'),
    ])
    .where('asked_at', '>=', from.toISOString())
    .groupBy(['day', 'kind', 'outcome'])
    .orderBy('day', 'desc')
    .orderBy('kind')
    .orderBy('outcome')
    .execute();
}

/** The single calls, newest first. */
export async function listCalls(em: EntityManager, query: PageQuery) {
  const calls = kysely(em)
    .selectFrom('model_calls')
    .select(['id', 'kind', 'model', 'outcome', 'attempts', 'input_tokens', 'output_tokens', 'is_estimated'])
    .select(['cost_micros', 'took_ms', 'asked_at']);
  return readPage(calls, NEWEST, query);
}
