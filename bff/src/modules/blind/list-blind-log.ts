import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import type { BlindEntry, BlindLogQuery, PageQuery } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page.ts';

/** A line of the log, as the database returns it. */
export interface BlindRow {
  readonly id: string;
  readonly event: BlindEntry['event'];
  readonly resume_id: string | null;
  readonly candidate_name: string | null;
  readonly reason: string | null;
  readonly happened_at: string;
}

/** That, with the account that did it. */
export interface AccountBlindRow extends BlindRow {
  readonly username: string;
  readonly email: string;
}

const NEWEST: Sort = { by: 'l.happened_at', id: 'l.id', kind: 'time', direction: 'desc' };

/** @throws AppError invalid_input for a cursor that is none */
export async function listBlindLog(
  em: EntityManager,
  ownerId: string,
  query: PageQuery,
): Promise<Page<BlindRow>> {
  const page = pageSql(NEWEST, query.cursor);
  const rows = await em.execute<(BlindRow & PagedRow)[]>(sql`
    select l.id, l.event, l.resume_id, r.candidate_name, l.reason, l.happened_at, ${page.key} as sort_key
    from blind_log l left join resumes r on r.id = l.resume_id
    where l.owner_id = ${ownerId} and ${page.after} order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}

/**
 * The log of every account, for administrators.
 *
 * @throws AppError invalid_input for a cursor that is none
 */
export async function listBlindLogOfAll(
  em: EntityManager,
  query: BlindLogQuery,
): Promise<Page<AccountBlindRow>> {
  const page = pageSql(NEWEST, query.cursor);
  const rows = await em.execute<(AccountBlindRow & PagedRow)[]>(sql`
    select l.id, l.event, l.resume_id, r.candidate_name, l.reason, l.happened_at, u.username, u.email,
      ${page.key} as sort_key
    from blind_log l join users u on u.id = l.owner_id left join resumes r on r.id = l.resume_id
    where ${isBy(query.person)} and ${since(query.from)} and ${until(query.to)} and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}

function isBy(person: string | undefined): RawQueryFragment {
  if (!person) return raw('true');
  return sql`position(lower(${person}) in lower(concat_ws(chr(10), u.username, u.email, r.candidate_name))) > 0`;
}

function since(day: string | undefined): RawQueryFragment {
  return day === undefined ? raw('true') : sql`l.happened_at >= ${`${day}T00:00:00Z`}::timestamptz`;
}

function until(day: string | undefined): RawQueryFragment {
  if (day === undefined) return raw('true');
  return sql`l.happened_at < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`;
}
