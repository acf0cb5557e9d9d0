import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import { JOB_STAGES, type JobStage, type KanbanQuery } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { type PageSql, pageSql, type Sort } from '../../db/page.ts';
import { matchesOf } from '../jobs/job-row.ts';
import { isNamed, isOfCompany } from '../jobs/list-jobs.ts';
import { isPostedIn, postedSince } from '../jobs/posted-since.ts';
import { postedIn } from '../jobs/stage-by-age.ts';
import type { ColumnRow, ColumnStart } from './kanban-rows.ts';

const NEWEST: Sort = { by: 'created_at', id: 'id', kind: 'time', direction: 'desc' };

/** One page of a column: which cards, from where, how many. */
interface ColumnPage {
  readonly isOwn: RawQueryFragment;
  readonly page: PageSql;
  readonly limit: number;
  readonly now: Date;
}

/**
 * The columns of the tracking board, all of them or the one that is asked for, in one query. What was moved to a
 * column and what stands there by its age are two ranges of one index, merged in the order of their posting.
 */
export function listColumns(em: EntityManager, ownerId: string, asked: AskedColumns): Promise<ColumnRow[]> {
  const { query, start, now } = asked;
  const isOwn = sql`owner_id = ${ownerId} and ${fits(query, now)}`;
  const column = { isOwn, page: pageSql(NEWEST, start.cursor), limit: query.limit + 1, now };
  const stages = query.stage === undefined ? JOB_STAGES : [query.stage];
  const columns = stages.map((stage) => columnOf(stage, column));
  return em.execute<ColumnRow[]>(columns.reduce((all, each) => sql`${all} union all ${each}`));
}

export interface AskedColumns {
  readonly query: KanbanQuery;
  readonly start: ColumnStart;
  readonly now: Date;
}

const OFFSET = /^(\d{1,9})\.(.+)$/;

/** Reads the cursor of a column. @throws AppError invalid_input when it is none, or names no column */
export function columnStartOf({ stage, cursor }: KanbanQuery): ColumnStart {
  if (cursor === undefined) return { offset: 0, cursor: undefined };
  if (stage === undefined) refuse('A cursor belongs to one column: give its stage too.');
  const [, offset, rest] = OFFSET.exec(cursor) ?? [];
  if (rest === undefined) refuse('This page does not exist. Please start from the first one.');
  return { offset: Number(offset), cursor: rest };
}

function refuse(sentence: string): never {
  throw new AppError('invalid_input', sentence, { cursor: sentence });
}

/** What is told of each card `c`, from the indexes by position. */
const COUNTS = `
  ${matchesOf('c.id')}
  cross join lateral (
    select count(interviewed_on)::int as interviewed, count(offer_sent_on)::int as offers_sent,
      count(offer_accepted_on)::int as offers_accepted
    from outcomes where job_id = c.id
  ) o`;

function columnOf(stage: JobStage, column: ColumnPage): RawQueryFragment {
  const { isOwn, page, limit, now } = column;
  const places = [sql`stage = ${stage}`, ...byAge(stage, now)];
  const pages = places.map(
    (place) => sql`(select id, title, company, created_at, is_active, stage, ${page.key} as sort_key
      from jobs where ${isOwn} and ${place} and ${page.after} order by ${page.order} limit ${limit})`,
  );
  const totals = places.map((place) => sql`(select count(*) from jobs where ${isOwn} and ${place})`);
  return sql`(
    select ${stage}::text as column_stage, (${totals.reduce((sum, each) => sql`${sum} + ${each}`)})::int as total,
      coalesce((
        select json_agg(to_jsonb(c) || to_jsonb(m) || to_jsonb(o) order by ${page.order})
        from (
          select * from (${pages.reduce((all, each) => sql`${all} union all ${each}`)}) places
          order by ${page.order} limit ${limit}
        ) c ${raw(COUNTS)}
      ), '[]'::json) as cards)`;
}

/** What nobody moved stands where its age puts it; nothing is completed by age. */
function byAge(stage: JobStage, now: Date): RawQueryFragment[] {
  if (stage === 'completed') return [];
  const { from, before } = postedIn(stage, now);
  const isOldEnough = before === null ? raw('true') : sql`created_at < ${before.toISOString()}::timestamptz`;
  return [sql`stage is null and ${postedSince(from)} and ${isOldEnough}`];
}

function fits({ date, company, position }: KanbanQuery, now: Date): RawQueryFragment {
  const ofCompany = company ? isOfCompany(company) : raw('true');
  const named = position ? isNamed(position) : raw('true');
  return sql`${isPostedIn(date, now)} and ${ofCompany} and ${named}`;
}
