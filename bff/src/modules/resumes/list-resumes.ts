import type { MatchBand, ResumeListQuery, VerdictCounts } from '@shortlist/api-contract';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, count, type Tables } from '../../db/kysely.ts';
import { readPage, type Sort } from '../../db/page.ts';
import { signOf } from '../blind/candidate-alias.ts';
import { POSSIBLE_DUPLICATES } from '../duplicates/possible-duplicates.ts';
import { startOfUtcDay } from '../jobs/stage-by-age.ts';
import {
  AMONG_ASKED,
  allResumes,
  areManyMatched,
  type BestMatch,
  matchedInListOrder,
  matchedResumes,
  OVERALL,
} from './best-match.ts';
import { isFound, type Search } from './is-found.ts';

/** A resume with its analysis score and its best match. */
export type ResumeRow = Awaited<ReturnType<typeof listResumesByIds>>[number];

const { and, eb, lit, ref, selectFrom } = expressionBuilder<
  Tables & { r: Tables['resumes']; j: Tables['jobs'] },
  'r' | 'j'
>();

type ResumeSort = Sort<'r.uploaded_at' | 'r.sort_name' | 'r.id'>;

/** Of the matches of one position, in the order of their index. */
type MatchSort = Sort<'b.rank_key' | 'b.resume_id'>;

const NEWEST = { by: 'r.uploaded_at', id: 'r.id', kind: 'time', direction: 'desc' } as const;
const NAME = { by: 'r.sort_name', id: 'r.id', kind: 'text', direction: 'asc' } as const;

/** A resume without a score stands last in either direction; each expression over all positions has its index. */
function sortOf(sort: ResumeListQuery['sort'], { rankKey }: BestMatch): ResumeSort {
  switch (sort) {
    case 'newest':
      return NEWEST;
    case 'oldest':
      return { ...NEWEST, direction: 'asc' };
    case 'name':
      return NAME;
    case 'name_desc':
      return { ...NAME, direction: 'desc' };
    case 'score':
      return byScore(sql`coalesce(${ref('r.analysis_score')}, 2)`, 'asc');
    case 'score_desc':
      return byScore(sql`coalesce(${ref('r.analysis_score')}, -1)`, 'desc');
    case 'match':
      return byScore(sql`coalesce(${rankKey}, 2)`, 'asc');
    case 'match_desc':
      return byScore(sql`coalesce(${rankKey}, -1)`, 'desc');
  }
}

/** An order by names would tell them, and so would its cursor: in blind mode it is the order of what is shown instead. */
function blindSortOf(sort: ResumeListQuery['sort'], best: BestMatch): ResumeSort {
  const order = sortOf(sort, best);
  return order.by === NAME.by ? { ...order, by: signOf(ref('r.id')) } : order;
}

/** Of one position every resume has a score: they stand in the order of its matches, which an index has. */
function inOrderOfMatches(sort: ResumeListQuery['sort']): MatchSort | null {
  if (sort !== 'match' && sort !== 'match_desc') return null;
  return {
    by: 'b.rank_key',
    id: 'b.resume_id',
    kind: 'number',
    direction: sort === 'match' ? 'asc' : 'desc',
  };
}

function byScore(by: ResumeSort['by'], direction: Sort['direction']): ResumeSort {
  return { by, id: 'r.id', kind: 'number', direction };
}

/** What is told of a resume itself. */
const OWN_COLUMNS = [
  'r.id',
  'r.file_name',
  'r.media_type',
  'r.size_bytes',
  'r.pages',
  'r.uploaded_at',
  'r.notes',
  'r.status',
  'r.candidate_name',
  'r.email',
  'r.phone',
  'r.skills',
  'r.analysis_score',
  'r.analysed_at',
  'r.content_hash',
  'r.notice_count',
  'r.merged_into',
] as const;

/** What is told of it beside that. */
function columnsWith({ score, band, verdicts, jobId, jobTitle }: BestMatch) {
  const kept = selectFrom('resume_retention as k').whereRef('k.resume_id', '=', 'r.id');
  const copies = selectFrom('resumes as c')
    .select(count().as('n'))
    .whereRef('c.owner_id', '=', 'r.owner_id')
    .whereRef('c.content_hash', '=', 'r.content_hash')
    .whereRef('c.id', '<>', 'r.id');
  const earlier = selectFrom('resumes as e').select(count().as('n')).whereRef('e.merged_into', '=', 'r.id');
  return [
    sql<string | null>`${ref('r.extracted')}->>'headline'`.as('headline'),
    sql<string[]>`coalesce(${ref('r.extracted')}->'links', '[]')`.as('links'),
    score.$castTo<number | null>().as('best_match_score'),
    band.$castTo<MatchBand | null>().as('best_match_band'),
    verdicts.$castTo<VerdictCounts | null>().as('best_match_verdicts'),
    jobId.$castTo<string | null>().as('best_match_job_id'),
    jobTitle.$castTo<string | null>().as('best_match_job_title'),
    copies.$asScalar().$notNull().as('copies'),
    kept.select('k.delete_on').$asScalar().as('deletes_on'),
    kept
      .select('k.kept_until')
      .where('k.kept_until', '>', sql<string>`(now() at time zone 'UTC')::date`)
      .$asScalar()
      .as('kept_until'),
    earlier.$asScalar().$notNull().as('earlier_versions'),
    POSSIBLE_DUPLICATES.as('possible_duplicates'),
  ] as const;
}

/** One page of an owner's resumes: searched, filtered and sorted in one query. */
export async function listResumes(
  em: EntityManager,
  ownerId: string,
  query: ResumeListQuery & Pick<Search, 'isBlind'>,
) {
  const isAmongAsked = query.job_id !== undefined || Boolean(query.company);
  const best = isAmongAsked ? AMONG_ASKED : OVERALL;
  const sort = query.isBlind ? blindSortOf(query.sort, best) : sortOf(query.sort, best);
  const isListed = and([
    eb('r.owner_id', '=', ownerId),
    eb('r.merged_into', 'is', null),
    fits(query),
    isFound(ownerId, query),
  ]);
  const columns = columnsWith(best);
  if (!isAmongAsked)
    return readPage(allResumes(em).select(OWN_COLUMNS).select(columns).where(isListed), sort, query);
  const ofMatches = inOrderOfMatches(query.sort);
  if (query.job_id === undefined && ofMatches === null && (await areManyMatched(em, ownerId, query)))
    return readPage(
      matchedInListOrder(em, ownerId, query).select(OWN_COLUMNS).select(columns).where(isListed),
      sort,
      query,
    );
  return readPage(
    matchedResumes(em, ownerId, query).select(OWN_COLUMNS).select(columns).where(isListed),
    (query.job_id === undefined ? null : ofMatches) ?? sort,
    query,
  );
}

/** Own resumes in the order of their ids; what is not there, or not own, is left out. */
export async function listResumesByIds(em: EntityManager, ownerId: string, ids: readonly string[]) {
  const rows = await allResumes(em)
    .select(OWN_COLUMNS)
    .select(columnsWith(OVERALL))
    .where('r.owner_id', '=', ownerId)
    .where('r.id', '=', anyOf(ids))
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

function fits({ status, content_hash, uploaded }: ResumeListQuery): Expression<SqlBool> {
  return and([
    status === undefined ? lit(true) : eb('r.status', '=', status),
    content_hash === undefined ? lit(true) : eb('r.content_hash', '=', content_hash),
    isUploadedIn(uploaded, new Date()),
  ]);
}

function isUploadedIn(time: ResumeListQuery['uploaded'], now: Date): Expression<SqlBool> {
  if (time === undefined) return lit(true);
  const daysBefore = { today: 0, week: (now.getUTCDay() + 6) % 7, month: now.getUTCDate() - 1 };
  return eb('r.uploaded_at', '>=', startOfUtcDay(now, -daysBefore[time]).toISOString());
}
