import { sql } from '@mikro-orm/core';
import type { ModelCall as ModelCallView, PageQuery } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page-sql.ts';

/** The calls of one day, kind and outcome, added up. */
export interface UsageRow {
  /** In UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly kind: ModelCallView['kind'];
  readonly outcome: ModelCallView['outcome'];
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** Null where none of the calls has a price. */
  readonly cost_micros: number | null;
}

/** A call as the database returns it. */
export interface CallRow extends Omit<ModelCallView, 'cost_usd'> {
  readonly cost_micros: number | null;
}

const DAYS = 30;
const NEWEST: Sort = { by: 'c.asked_at', id: 'c.id', kind: 'time', direction: 'desc' };

/** What was asked of a model on the last 30 days in UTC, today among them; the newest day first. */
export function sumUsage(em: EntityManager, now: Date): Promise<UsageRow[]> {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const from = new Date(today - (DAYS - 1) * 24 * 60 * 60 * 1000);
  return em.execute<UsageRow[]>(sql`
    select to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD') as day, kind, outcome, count(*)::int as calls,
      sum(input_tokens)::float8 as input_tokens, sum(output_tokens)::float8 as output_tokens,
      sum(cost_micros)::float8 as cost_micros
    from model_calls where asked_at >= ${from}
    group by 1, 2, 3 order by 1 desc, 2, 3`);
}

/** The single calls, newest first. */
export async function listCalls(em: EntityManager, query: PageQuery): Promise<Page<CallRow>> {
  const page = pageSql(NEWEST, query.cursor);
  const rows = await em.execute<(CallRow & PagedRow)[]>(sql`
    select c.id, c.kind, c.model, c.outcome, c.attempts, c.input_tokens, c.output_tokens, c.is_estimated,
      c.cost_micros, c.took_ms, c.asked_at, ${page.key} as sort_key
    from model_calls c where ${page.after} order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}
