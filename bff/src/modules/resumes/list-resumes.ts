import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import type { MatchBand, ResumeListQuery, ResumeStatus } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page.ts';
import { SIGN_SQL } from '../blind/candidate-alias.ts';
import { POSSIBLE_DUPLICATES } from '../duplicates/possible-duplicates.ts';
import { startOfDay } from '../jobs/stage-by-age.ts';
import { type BestMatch, bestMatchOf, OVERALL } from './best-match.ts';
import { isFound, type Search } from './is-found.ts';

/** A resume with its analysis score and its best match, as the database returns it. */
export interface ResumeRow {
  readonly id: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly size_bytes: number;
  readonly pages: number | null;
  readonly uploaded_at: string;
  readonly notes: string | null;
  readonly status: ResumeStatus;
  readonly candidate_name: string;
  readonly headline: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly skills: string[];
  readonly links: string[];
  readonly analysis_score: number | null;
  readonly analysed_at: string | null;
  readonly best_match_score: number | null;
  readonly best_match_band: MatchBand | null;
  readonly best_match_job_id: string | null;
  readonly best_match_job_title: string | null;
  readonly content_hash: string | null;
  readonly copies: number;
  readonly deletes_on: string | null;
  readonly kept_until: string | null;
  readonly notice_count: number;
  readonly merged_into: string | null;
  readonly possible_duplicates: number;
  readonly earlier_versions: number;
}

const NEWEST = { by: 'r.uploaded_at', id: 'r.id', kind: 'time', direction: 'desc' } as const;
const NAME = { by: 'r.sort_name', id: 'r.id', kind: 'text', direction: 'asc' } as const;

/**
 * A resume without a score stands last in either direction, before it one of which nobody can tell; each expression over all
 * positions has its index.
 */
function sortOf(sort: ResumeListQuery['sort'], best: BestMatch): Sort {
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
      return byScore('coalesce(r.analysis_score, 2)', 'asc');
    case 'score_desc':
      return byScore('coalesce(r.analysis_score, -1)', 'desc');
    case 'match':
      return byScore(
        `coalesce(${best.standing} + case when ${best.standing} < 0 then 4 else 0 end, 5)`,
        'asc',
      );
    case 'match_desc':
      return byScore(`coalesce(${best.standing}, -3)`, 'desc');
  }
}

/** An order by names would tell them, and so would its cursor: in blind mode it is the order of what is shown instead. */
function blindSortOf(sort: ResumeListQuery['sort'], best: BestMatch): Sort {
  const order = sortOf(sort, best);
  return order.by === NAME.by ? { ...order, by: SIGN_SQL } : order;
}

function byScore(by: string, direction: Sort['direction']): Sort {
  return { by, id: 'r.id', kind: 'number', direction };
}

function columnsWith(best: BestMatch): RawQueryFragment {
  return sql`
  r.id, r.file_name, r.media_type, r.size_bytes, r.pages, r.uploaded_at, r.notes, r.status, r.candidate_name,
  r.extracted->>'headline' as headline, r.email, r.phone, r.skills, coalesce(r.extracted->'links', '[]') as links,
  r.analysis_score, r.analysed_at, ${raw(best.score)} as best_match_score, ${raw(best.band)} as best_match_band,
  ${raw(best.jobId)} as best_match_job_id, j.title as best_match_job_title, r.content_hash, r.notice_count,
  (select count(*)::int from resumes c
    where c.owner_id = r.owner_id and c.content_hash = r.content_hash and c.id <> r.id) as copies,
  (select delete_on from resume_retention k where k.resume_id = r.id) as deletes_on, r.merged_into,
  (select to_char(kept_until, 'YYYY-MM-DD') from resume_retention k
    where k.resume_id = r.id and kept_until > (now() at time zone 'UTC')::date) as kept_until,
  (select count(*)::int from resumes e where e.merged_into = r.id) as earlier_versions,
  ${POSSIBLE_DUPLICATES} as possible_duplicates`;
}

/** One page of an owner's resumes: searched, filtered and sorted in one query. */
export async function listResumes(
  em: EntityManager,
  ownerId: string,
  query: ResumeListQuery & Pick<Search, 'isBlind'>,
): Promise<Page<ResumeRow>> {
  const best = bestMatchOf(ownerId, query);
  const page = pageSql(
    query.isBlind ? blindSortOf(query.sort, best) : sortOf(query.sort, best),
    query.cursor,
  );
  const rows = await em.execute<(ResumeRow & PagedRow)[]>(sql`
    select ${columnsWith(best)}, ${page.key} as sort_key
    from ${best.from}
    where r.owner_id = ${ownerId} and r.merged_into is null and ${fits(query)} and ${isFound(ownerId, query)} and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}

/** Own resumes in the order of their ids; what is not there, or not own, is left out. */
export async function listResumesByIds(
  em: EntityManager,
  ownerId: string,
  ids: readonly string[],
): Promise<ResumeRow[]> {
  // One text parameter, because the two drivers bind arrays differently.
  const wanted = sql`any(string_to_array(${ids.join(',')}, ',')::uuid[])`;
  const rows = await em.execute<ResumeRow[]>(sql`
    select ${columnsWith(OVERALL)} from ${OVERALL.from}
    where r.owner_id = ${ownerId} and r.id = ${wanted}`);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

function fits({ status, content_hash, uploaded }: ResumeListQuery): RawQueryFragment {
  const hasStatus = status === undefined ? sql`true` : sql`r.status = ${status}`;
  const hasContent = content_hash === undefined ? sql`true` : sql`r.content_hash = ${content_hash}`;
  return sql`${hasStatus} and ${hasContent} and ${isUploadedIn(uploaded, new Date())}`;
}

function isUploadedIn(time: ResumeListQuery['uploaded'], now: Date): RawQueryFragment {
  if (time === undefined) return sql`true`;
  const daysBefore = { today: 0, week: (now.getUTCDay() + 6) % 7, month: now.getUTCDate() - 1 };
  return sql`r.uploaded_at >= ${startOfDay(now, -daysBefore[time]).toISOString()}::timestamptz`;
}
