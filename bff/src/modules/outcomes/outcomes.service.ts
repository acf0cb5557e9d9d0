import { raw, sql } from '@mikro-orm/core';
import type { endpoints, OutcomeInput } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page-sql.ts';
import { Outcome } from './outcome.entity.ts';
import { OUTCOME_ROW, type OutcomeRow } from './outcome-row.ts';
import { isNothing, mergedDays, type OutcomeDays, refuseFuture, refuseUnsent } from './outcome-rules.ts';

/** A candidate for a position, of a user. */
export interface Pair {
  readonly ownerId: string;
  readonly jobId: string;
  readonly resumeId: string;
}

type OutcomeListQuery = z.output<typeof endpoints.outcomes.list.query>;

const NEWEST: Sort = { by: 'o.updated_at', id: 'o.id', kind: 'time', direction: 'desc' };

/** @throws AppError invalid_input for a cursor that is none */
export async function listOutcomes(
  em: EntityManager,
  ownerId: string,
  query: OutcomeListQuery,
): Promise<Page<OutcomeRow>> {
  const page = pageSql(NEWEST, query.cursor);
  const ofJob = query.job_id === undefined ? raw('true') : sql`o.job_id = ${query.job_id}`;
  const ofResume = query.resume_id === undefined ? raw('true') : sql`o.resume_id = ${query.resume_id}`;
  const rows = await em.execute<(OutcomeRow & PagedRow)[]>(sql`
    select ${raw(OUTCOME_ROW)}, ${page.key} as sort_key from outcomes o
    where o.owner_id = ${ownerId} and ${ofJob} and ${ofResume} and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}

/** Null when nothing is recorded. @throws AppError not_found when position or resume is not own */
export async function findOutcome(em: EntityManager, pair: Pair): Promise<OutcomeRow | null> {
  const [row] = await em.execute<(OutcomeRow | { readonly id: null })[]>(sql`
    select ${raw(OUTCOME_ROW)} from jobs j
    join resumes r on r.owner_id = j.owner_id
    left join outcomes o on o.job_id = j.id and o.resume_id = r.id
    where j.owner_id = ${pair.ownerId} and j.id = ${pair.jobId} and r.id = ${pair.resumeId}`);
  if (row === undefined) throw notFound();
  return row.id === null ? null : row;
}

/**
 * Records the steps of the input beside those that are there. Of two calls at once the second waits for the
 * first and then adds its steps. A row without any step goes.
 *
 * @throws AppError not_found when position or resume is not own; invalid_input for days that can't be
 */
export async function recordOutcome(em: EntityManager, pair: Pair, input: OutcomeInput): Promise<OutcomeRow> {
  const now = new Date();
  refuseFuture(input, now);
  return em.transactional(async (tx) => {
    const row = await lockedRow(tx, pair, now);
    const days = mergedDays(row, input);
    refuseUnsent(days, input);
    if (isNothing(days)) await tx.nativeDelete(Outcome, { id: row.id });
    else await tx.nativeUpdate(Outcome, { id: row.id }, columnsOf(days));
    return { ...row, ...days };
  });
}

/** Takes everything back, if there is anything. @throws AppError not_found when position or resume is not own */
export async function removeOutcome(em: EntityManager, pair: Pair): Promise<void> {
  const row = await findOutcome(em, pair);
  if (row !== null) await em.nativeDelete(Outcome, { ...pair });
}

/** The row of the pair, made when it is not there, and held until the transaction ends. */
async function lockedRow(tx: EntityManager, pair: Pair, now: Date): Promise<OutcomeRow> {
  const [row] = await tx.execute<OutcomeRow[]>(sql`
    insert into outcomes as o (id, owner_id, job_id, resume_id, updated_at)
    select ${newId()}::uuid, j.owner_id, j.id, r.id, ${now.toISOString()}::timestamptz
    from jobs j join resumes r on r.owner_id = j.owner_id
    where j.owner_id = ${pair.ownerId} and j.id = ${pair.jobId} and r.id = ${pair.resumeId}
    on conflict (job_id, resume_id) do update set updated_at = excluded.updated_at
    returning ${raw(OUTCOME_ROW)}`);
  if (row === undefined) throw notFound();
  return row;
}

function columnsOf(days: OutcomeDays) {
  return {
    interviewedOn: days.interviewed_on,
    offerSentOn: days.offer_sent_on,
    offerAcceptedOn: days.offer_accepted_on,
  };
}

function notFound(): AppError {
  return new AppError('not_found', 'This position or this resume does not exist, or it is not yours.');
}
