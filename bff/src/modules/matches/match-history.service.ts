import { HISTORY_MATCHES, type HistoryQuery, type PageQuery } from '@shortlist/api-contract';
import {
  type Expression,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely, type Tables } from '../../db/kysely.ts';
import {
  type AskedPage,
  cutPage,
  type Page,
  type PagedRow,
  paged,
  pageSql,
  readPage,
  type Sort,
} from '../../db/page.ts';
import { matchesOfPosition } from '../counters/counters.ts';
import { readingOfJob } from '../jobs/job-reading.ts';
import { excludeSuperseded } from './is-ranked.ts';
import { type JobWithMatchesRow, matchedResume } from './match-rows.ts';

const NEWEST_FIRST = { by: 'j.created_at', id: 'j.id', kind: 'time', direction: 'desc' } as const;
const BEST_FIRST = { by: 'top.rank_key', id: 'top.id', kind: 'number', direction: 'desc' } as const;
const BEST_MATCHES = { by: 'm.rank_key', id: 'm.id', kind: 'number', direction: 'desc' } as const;

/** What is told of position `j`, with how many of its matches are ranked. */
const POSITION = ['j.id as job_id', 'j.title as job_title', 'j.created_at', 'counted.matched_count'] as const;

/** A page of positions ends with the one that fills it: as many matches as ten positions show at most. */
const PAGE_MATCHES = 10 * HISTORY_MATCHES;

const { selectFrom } = expressionBuilder<Tables>();

/** One page of the own positions that have matches, each with its best matches: one query. */
export async function listJobsWithMatches(
  em: EntityManager,
  ownerId: string,
  query: HistoryQuery,
): Promise<Page<JobWithMatchesRow>> {
  const matches = query.matches ?? HISTORY_MATCHES;
  const positions =
    query.sort === 'best'
      ? positionsOf(bestFirst(em, ownerId), BEST_FIRST, { ...query, matches })
      : positionsOf(newestFirst(em, ownerId), NEWEST_FIRST, { ...query, matches });
  const rows = await kysely(em)
    .selectFrom(positions)
    .crossJoinLateral(({ eb, ref }) =>
      bestOf(ref('p.job_id'), {
        matches,
        reading: readingOfJob(ref('p.reading'), ownerId),
        isShown: eb('p.matches_before', '<', PAGE_MATCHES),
      }),
    )
    .selectAll()
    .orderBy('p.place')
    .execute();
  const shown = rows.filter((row) => row.matches_before < PAGE_MATCHES);
  return cutPage(rows, Math.min(query.limit, shown.length));
}

interface Position extends Omit<JobWithMatchesRow, 'matched_resumes'> {
  readonly id: string;
  readonly reading: string;
}

/** One of a page, and how many matches those before it show. */
interface Placed extends Position, PagedRow {
  readonly place: number;
  readonly matches_before: number;
}

/** A page of positions, and one more. */
function positionsOf<DB, TB extends keyof DB>(
  positions: SelectQueryBuilder<DB, TB, Position>,
  sort: Sort<StringReference<DB, TB>>,
  { matches, ...page }: AskedPage & { readonly matches: number },
) {
  const { order } = pageSql(sort, undefined);
  const shown = sql`least(matched_count, ${matches}::int)`;
  return paged(positions, sort, page)
    .select([
      sql`(row_number() over (order by ${order}))::int`.as('place'),
      sql`(sum(${shown}) over (order by ${order}) - ${shown})::int`.as('matches_before'),
    ])
    .$castTo<Placed>()
    .as('p');
}

function newestFirst(em: EntityManager, ownerId: string) {
  return kysely(em)
    .selectFrom('jobs as j')
    .crossJoinLateral(({ ref }) => rankedOf(ownerId, ref('j.id')))
    .select(['j.id', 'j.reading', ...POSITION])
    .where('j.owner_id', '=', ownerId)
    .where('counted.matched_count', '>', 0);
}

/**
 * The owner's matches from the best on, but of each position only its own best. `offset 0` has each position found by
 * its key, so that the index of matches keeps the order and the page ends the reading.
 */
function bestFirst(em: EntityManager, ownerId: string) {
  return kysely(em)
    .selectFrom('matches as top')
    .crossJoinLateral(({ ref }) =>
      selectFrom('jobs')
        .select(['id', 'title', 'created_at', 'reading'])
        .where('id', '=', ref('top.job_id'))
        .offset(sql.lit(0))
        .as('j'),
    )
    .crossJoinLateral(({ ref }) => rankedOf(ownerId, ref('j.id')))
    .select(['top.id', 'j.reading', ...POSITION])
    .where('top.owner_id', '=', ownerId)
    .where(({ ref }) => excludeSuperseded(ref('top.id')))
    .where(({ eb, exists, not, ref, refTuple }) =>
      not(
        exists(
          selectFrom('matches as better')
            .select('better.id')
            .where('better.job_id', '=', ref('top.job_id'))
            .where((other) => excludeSuperseded(other.ref('better.id')))
            .where((other) =>
              eb(other.refTuple('better.rank_key', 'better.id'), '>', refTuple('top.rank_key', 'top.id')),
            ),
        ),
      ),
    );
}

/** How many matches of a position are ranked. */
function rankedOf(ownerId: string, jobId: Expression<string>) {
  return selectFrom(sql`(select)`.as('one'))
    .select([matchesOfPosition(ownerId, jobId).as('matched_count')])
    .as('counted');
}

/** Whether matches are shown, how many, and how their position is read. */
interface Shown {
  readonly matches: number;
  readonly reading: Expression<string>;
  readonly isShown: Expression<SqlBool>;
}

/** The best so many matches of a position. */
function bestOf(jobId: Expression<string>, { matches, reading, isShown }: Shown) {
  const ranked = selectFrom('matches')
    .selectAll()
    .where('job_id', '=', jobId)
    .where(isShown)
    .where(({ ref }) => excludeSuperseded(ref('matches.id')))
    .orderBy('rank_key', 'desc')
    .orderBy('id', 'desc')
    .limit(matches);
  return selectFrom(ranked.as('m'))
    .innerJoin('resumes as r', 'r.id', 'm.resume_id')
    .leftJoin('analyses as a', 'a.resume_id', 'm.resume_id')
    .select(({ fn }) =>
      fn
        .jsonAgg(matchedResume(reading))
        .orderBy('m.rank_key', 'desc')
        .orderBy('m.id', 'desc')
        .as('matched_resumes'),
    )
    .as('best');
}

interface OwnJob {
  readonly ownerId: string;
  readonly jobId: string;
}

/** One page of the matches of an own position, best first: one query. No rows when it has none, or is not own. */
export async function listMatchesOfJob(
  em: EntityManager,
  own: OwnJob,
  query: PageQuery,
): Promise<Page<JobWithMatchesRow>> {
  const ofJob = selectMatches(em, own.ownerId)
    .where('j.id', '=', own.jobId)
    .where('j.owner_id', '=', own.ownerId)
    .where(({ ref }) => excludeSuperseded(ref('m.id')));
  const { rows, nextCursor } = await readPage(ofJob, BEST_MATCHES, query);
  const [job] = rows;
  if (job === undefined) return { rows: [], nextCursor };
  return { rows: [{ ...job, matched_resumes: rows.map((row) => row.matched_resume) }], nextCursor };
}

interface OwnResume {
  readonly ownerId: string;
  readonly resumeId: string;
}

/** One page of the positions that an own resume is matched against, its best match first, each with it: one query. */
export async function listMatchesOfResume(
  em: EntityManager,
  own: OwnResume,
  query: HistoryQuery,
): Promise<Page<JobWithMatchesRow>> {
  const { job_id } = query;
  const ofResume = selectMatches(em, own.ownerId)
    .where('m.resume_id', '=', own.resumeId)
    .where('m.owner_id', '=', own.ownerId)
    .where(({ eb, lit }) => (job_id === undefined ? lit(true) : eb('m.job_id', '=', job_id)));
  const { rows, nextCursor } = await readPage(ofResume, BEST_MATCHES, query);
  return { rows: rows.map((row) => ({ ...row, matched_resumes: [row.matched_resume] })), nextCursor };
}

/** Matches, each with its position and how many this has. */
function selectMatches(em: EntityManager, ownerId: string) {
  return kysely(em)
    .selectFrom('jobs as j')
    .crossJoinLateral(({ ref }) => rankedOf(ownerId, ref('j.id')))
    .innerJoin('matches as m', 'm.job_id', 'j.id')
    .innerJoin('resumes as r', 'r.id', 'm.resume_id')
    .leftJoin('analyses as a', 'a.resume_id', 'm.resume_id')
    .select(({ ref }) => [
      'm.id',
      ...POSITION,
      matchedResume(readingOfJob(ref('j.reading'), ownerId)).as('matched_resume'),
    ]);
}
