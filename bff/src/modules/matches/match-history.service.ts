import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import { HISTORY_MATCHES, type HistoryQuery, type PageQuery } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page.ts';
import { OVERRIDE_OF_MATCH } from '../overrides/overrides.presenter.ts';
import { isRanked } from './is-ranked.ts';
import type { JobWithMatchesRow, MatchedResumeRow } from './match-rows.ts';

const BEST_MATCHES: Sort = { by: 'm.standing', id: 'm.id', kind: 'number', direction: 'desc' };

/** The order of a history, and the rows that it is made of: one for each position. */
interface HistoryOrder {
  readonly sort: Sort;
  readonly from: RawQueryFragment;
  /** The column whose index gives the rows in this order. */
  readonly owner: RawQueryFragment;
  /** Which of them stand in the history. */
  readonly where: RawQueryFragment;
}

/** How many matches of position `j` are ranked. */
const COUNTED = `(select count(*)::int as matched_count from matches c where job_id = j.id and ${isRanked('c')})`;

const NEWEST_FIRST: HistoryOrder = {
  sort: { by: 'j.created_at', id: 'j.id', kind: 'time', direction: 'desc' },
  from: raw('jobs j'),
  owner: raw('j.owner_id'),
  where: raw('counted.matched_count > 0'),
};

/**
 * The owner's matches from the best on, but of each position only its own best. `offset 0` has each position found by
 * its key, so that the index of matches keeps the order and the page ends the reading.
 */
const BEST_FIRST: HistoryOrder = {
  sort: { by: 'top.standing', id: 'top.id', kind: 'number', direction: 'desc' },
  from: raw(`matches top cross join lateral (
    select id, title, created_at from jobs where id = top.job_id offset 0) j`),
  owner: raw('top.owner_id'),
  where:
    raw(`${isRanked('top')} and not exists (select from matches better where better.job_id = top.job_id and ${isRanked('better')}
    and (better.standing, better.id) > (top.standing, top.id))`),
};

/** A match as the history shows it, of `matches m`, its resume `r` and the analysis `a` that this may have. */
const MATCHED_RESUME = sql`json_build_object(
  'match_id', m.id, 'resume_id', m.resume_id, 'file_name', r.file_name,
  'candidate_name', r.candidate_name, 'uploaded_at', r.uploaded_at,
  'is_earlier_version', r.merged_into is not null, 'match_score', m.match_score,
  'potential_score', m.potential_score, 'score_skills', m.score_skills,
  'score_experience', m.score_experience, 'summary', m.summary, 'verdicts', m.verdicts, 'band', m.band, 'confidence', m.confidence,
  'evidence', m.evidence, 'notice_count', r.notice_count, 'evaluated_at', m.evaluated_at, 'override', ${OVERRIDE_OF_MATCH},
  'analysis', case when a.id is not null then json_build_object(
    'score_overall', a.score_overall, 'score_format', a.score_format, 'score_skills', a.score_skills,
    'score_experience', a.score_experience, 'evaluated_at', a.evaluated_at) end)`;

/** One page of the own positions that have matches, each with its best matches: one query. */
export async function listJobsWithMatches(
  em: EntityManager,
  ownerId: string,
  query: HistoryQuery,
): Promise<Page<JobWithMatchesRow>> {
  const { sort, from, owner, where } = query.sort === 'best' ? BEST_FIRST : NEWEST_FIRST;
  const page = pageSql(sort, query.cursor);
  const rows = await em.execute<(JobWithMatchesRow & PagedRow)[]>(sql`
    select ${raw(sort.id)} as id, j.id as job_id, j.title as job_title, j.created_at, counted.matched_count,
      best.matched_resumes, ${page.key} as sort_key
    from ${from}
    cross join lateral ${raw(COUNTED)} counted
    cross join lateral (
      select json_agg(${MATCHED_RESUME} order by m.standing desc, m.id desc) as matched_resumes
      from (
        select * from matches ranked where job_id = j.id and ${raw(isRanked('ranked'))} order by standing desc, id desc
        limit ${query.matches ?? HISTORY_MATCHES}
      ) m
      join resumes r on r.id = m.resume_id left join analyses a on a.resume_id = m.resume_id
    ) best
    where ${owner} = ${ownerId} and ${where} and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}

/** A position with one of its matches. */
type OneMatchRow = Omit<JobWithMatchesRow, 'matched_resumes'> & { readonly matched_resume: MatchedResumeRow };

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
  const ofJob = sql`j.id = ${own.jobId} and j.owner_id = ${own.ownerId} and ${raw(isRanked('m'))}`;
  const { rows, nextCursor } = await listMatches(em, ofJob, query);
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
  const ofJob = query.job_id === undefined ? raw('true') : sql`m.job_id = ${query.job_id}`;
  const ofResume = sql`m.resume_id = ${own.resumeId} and m.owner_id = ${own.ownerId} and ${ofJob}`;
  const { rows, nextCursor } = await listMatches(em, ofResume, query);
  return { rows: rows.map((row) => ({ ...row, matched_resumes: [row.matched_resume] })), nextCursor };
}

async function listMatches(
  em: EntityManager,
  where: RawQueryFragment,
  query: PageQuery,
): Promise<Page<OneMatchRow & PagedRow>> {
  const page = pageSql(BEST_MATCHES, query.cursor);
  const rows = await em.execute<(OneMatchRow & PagedRow)[]>(sql`
    select m.id, j.id as job_id, j.title as job_title, j.created_at, counted.matched_count,
      ${MATCHED_RESUME} as matched_resume, ${page.key} as sort_key
    from jobs j cross join lateral ${raw(COUNTED)} counted join matches m on m.job_id = j.id
    join resumes r on r.id = m.resume_id left join analyses a on a.resume_id = m.resume_id
    where ${where} and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}
