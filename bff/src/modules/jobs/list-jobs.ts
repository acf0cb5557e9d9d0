import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import type { JobListQuery } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page.ts';
import { isFound } from '../../db/search.ts';
import { JOB_SQL } from './job.entity.ts';
import { JOB_ROW, type JobRow, MATCHES_OF_JOB } from './job-row.ts';
import { isPostedIn } from './posted-since.ts';

const SORTS: Readonly<Record<JobListQuery['sort'], Sort>> = {
  newest: { by: 'created_at', id: 'id', kind: 'time', direction: 'desc' },
  oldest: { by: 'created_at', id: 'id', kind: 'time', direction: 'asc' },
  title: { by: JOB_SQL.title, id: 'id', kind: 'text', direction: 'asc' },
  title_desc: { by: JOB_SQL.title, id: 'id', kind: 'text', direction: 'desc' },
  due_date: { by: JOB_SQL.dueDate, id: 'id', kind: 'date', direction: 'asc' },
};

/** A page of the positions that fit, in one query. @throws AppError invalid_input for a cursor that is none */
export async function listJobs(
  em: EntityManager,
  ownerId: string,
  query: JobListQuery,
): Promise<Page<JobRow>> {
  const page = pageSql(SORTS[query.sort], query.cursor);
  const rows = await em.execute<(JobRow & PagedRow)[]>(sql`
    select ${raw(JOB_ROW)}, j.sort_key
    from (
      select *, ${page.key} as sort_key from jobs
      where owner_id = ${ownerId} and ${fits(query)} and ${page.after}
      order by ${page.order} limit ${query.limit + 1}
    ) j ${raw(MATCHES_OF_JOB)}
    order by ${page.order}`);
  return cutPage(rows, query.limit);
}

function fits({ search, is_active, company, title, posted }: JobListQuery): RawQueryFragment {
  const isOpen = is_active === undefined ? raw('true') : sql`is_active = ${is_active}`;
  const words = search ? isFound('search_words', search) : raw('true');
  const ofCompany = company ? isOfCompany(company) : raw('true');
  const named = title ? isNamed(title) : raw('true');
  return sql`${isOpen} and ${ofCompany} and ${named} and ${isPostedIn(posted, new Date())} and ${words}`;
}

/** Whose title holds these words, in any case. */
export function isNamed(title: string): RawQueryFragment {
  return sql`strpos(lower(title), lower(${title})) > 0`;
}

/** In any case; of 'Your Company' are the positions that name none. */
export function isOfCompany(company: string): RawQueryFragment {
  return sql`${raw(JOB_SQL.company)} = lower(${company})`;
}
