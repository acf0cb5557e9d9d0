import type { endpoints, OutcomeInput } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { expressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { kysely, type Tables } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { readPage } from '../../db/page.ts';
import { Outcome } from './outcome.entity.ts';
import { isNothing, mergedDays, type OutcomeDays, refuseFuture, refuseUnsent } from './outcome-rules.ts';

/** A candidate for a position, of a user. */
export interface Pair {
  readonly ownerId: string;
  readonly jobId: string;
  readonly resumeId: string;
}

type OutcomeListQuery = z.output<typeof endpoints.outcomes.list.query>;

/** A recorded outcome. */
export type OutcomeRow = Awaited<ReturnType<typeof lockedRow>>;

const OUTCOME_COLUMNS = [
  'id',
  'job_id',
  'resume_id',
  'interviewed_on',
  'offer_sent_on',
  'offer_accepted_on',
  'updated_at',
] as const;

const NEWEST = { by: 'updated_at', id: 'id', kind: 'time', direction: 'desc' } as const;

/** @throws AppError invalid_input for a cursor that is none */
export async function listOutcomes(em: EntityManager, ownerId: string, query: OutcomeListQuery) {
  const { job_id, resume_id } = query;
  const outcomes = kysely(em)
    .selectFrom('outcomes')
    .select(OUTCOME_COLUMNS)
    .where('owner_id', '=', ownerId)
    .where(({ eb, lit }) => (job_id === undefined ? lit(true) : eb('job_id', '=', job_id)))
    .where(({ eb, lit }) => (resume_id === undefined ? lit(true) : eb('resume_id', '=', resume_id)));
  return readPage(outcomes, NEWEST, query);
}

/** Null when nothing is recorded. @throws AppError not_found when position or resume is not own */
export async function findOutcome(em: EntityManager, pair: Pair): Promise<OutcomeRow | null> {
  const row = await kysely(em)
    .selectFrom('outcomes')
    .select(OUTCOME_COLUMNS)
    .where('owner_id', '=', pair.ownerId)
    .where('job_id', '=', pair.jobId)
    .where('resume_id', '=', pair.resumeId)
    .executeTakeFirst();
  if (row !== undefined) return row;
  const own = await kysely(em).selectFrom(pairOf(pair).as('pair')).selectAll().executeTakeFirst();
  if (own === undefined) throw notFound();
  return null;
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
async function lockedRow(tx: EntityManager, pair: Pair, now: Date) {
  const row = await kysely(tx)
    .insertInto('outcomes')
    .columns(['owner_id', 'job_id', 'resume_id', 'id', 'updated_at'])
    .expression(
      pairOf(pair).select([
        sql`${newId()}::uuid`.as('id'),
        sql`${now.toISOString()}::timestamptz`.as('updated_at'),
      ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'resume_id']).doUpdateSet({ updated_at: now.toISOString() }),
    )
    .returning(OUTCOME_COLUMNS)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** A position and a resume, where both are own. */
function pairOf({ ownerId, jobId, resumeId }: Pair) {
  return expressionBuilder<Tables>()
    .selectFrom('jobs as j')
    .innerJoin('resumes as r', 'r.owner_id', 'j.owner_id')
    .select(['j.owner_id', 'j.id as job_id', 'r.id as resume_id'])
    .where('j.owner_id', '=', ownerId)
    .where('j.id', '=', jobId)
    .where('r.id', '=', resumeId);
}

function columnsOf(days: OutcomeDays) {
  return {
    interviewedOn: days.interviewed_on,
    offerSentOn: days.offer_sent_on,
    offerAcceptedOn: days.offer_accepted_on,
  };
}

function notFound(): AppError {
  return new AppError('not_found', "Position or resume not found, or you don't have access.");
}
