import type { JobListQuery } from '@shortlist/api-contract';
import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely, type Tables } from '../../db/kysely.ts';
import { cutPage, type Page, paged, pageSql, type Sort } from '../../db/page.ts';
import { prepared } from '../../db/prepared.ts';
import { hasWords } from '../../db/search.ts';
import { JOB_SQL } from './job.entity.ts';
import { JOB_COLUMNS, matchesOf } from './job-row.ts';
import type { JobRow } from './jobs.service.ts';
import { isPostedIn } from './posted-since.ts';

const NEWEST = { by: 'created_at', id: 'id', kind: 'time', direction: 'desc' } as const;
const BY_TITLE = { by: sql.raw(JOB_SQL.title), id: 'id', kind: 'text', direction: 'asc' } as const;

const SORTS: Readonly<Record<JobListQuery['sort'], Sort<keyof Tables['jobs']>>> = {
  newest: NEWEST,
  oldest: { ...NEWEST, direction: 'asc' },
  title: BY_TITLE,
  title_desc: { ...BY_TITLE, direction: 'desc' },
  due_date: { by: sql.raw(JOB_SQL.dueDate), id: 'id', kind: 'date', direction: 'asc' },
};

/** A page of the positions that fit, in one query. @throws AppError invalid_input for a cursor that is none */
export async function listJobs(
  em: EntityManager,
  ownerId: string,
  query: JobListQuery,
): Promise<Page<JobRow>> {
  const { sort, limit, ...narrowed } = query;
  const isFirstOfAll = Object.values(narrowed).every((value) => value === undefined);
  const rows = isFirstOfAll
    ? await firstOfAll(em, { ownerId }, `${sort} ${limit}`)
    : await pageOf(kysely(em), ownerId, query).execute();
  return cutPage(rows, limit);
}

/** What the screens open with. */
const firstOfAll = prepared(
  'positions',
  (db, { ownerId }: { ownerId: string }, shape: `${JobListQuery['sort']} ${number}`) => {
    const [sort, limit] = shape.split(' ') as [JobListQuery['sort'], string];
    return pageOf(db, ownerId, { sort, limit: Number(limit) });
  },
);

function pageOf(db: Kysely<Tables>, ownerId: string, query: JobListQuery) {
  const sort = SORTS[query.sort];
  const own = db.selectFrom('jobs').selectAll().where('owner_id', '=', ownerId).where(fits(query));
  return db
    .selectFrom(paged(own, sort, query).as('j'))
    .crossJoinLateral(({ ref }) => matchesOf(ownerId, ref('j.id')))
    .select([...JOB_COLUMNS, 'j.sort_key'])
    .orderBy(pageSql(sort, undefined).order);
}

const { and, eb, ref, val, fn } = expressionBuilder<Tables, 'jobs'>();

function fits({ search, is_active, company, title, posted }: JobListQuery) {
  return and([
    ...(is_active === undefined ? [] : [eb('is_active', '=', is_active)]),
    ...(company ? [isOfCompany(company)] : []),
    ...(title ? [isNamed(title)] : []),
    ...(search ? [hasWords(ref('search_words'), search)] : []),
    isPostedIn(posted, new Date()),
  ]);
}

/** Whose title holds these words, in any case. */
export function isNamed(title: string) {
  return eb(fn<number>('strpos', [fn('lower', ['title']), fn('lower', [val(title)])]), '>', 0);
}

/** In any case; of 'Your Company' are the positions that name none. */
export function isOfCompany(company: string) {
  return eb(sql<string>`${sql.raw(JOB_SQL.company)}`, '=', fn<string>('lower', [val(company)]));
}
