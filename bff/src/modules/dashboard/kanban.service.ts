import { JOB_STAGES, type JobStage, type KanbanQuery } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { type Expression, expressionBuilder, type InferResult, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely, type Tables } from '../../db/kysely.ts';
import { paged, pageSql, type Sort } from '../../db/page.ts';
import { matchesOf } from '../jobs/job-row.ts';
import { isNamed, isOfCompany } from '../jobs/list-jobs.ts';
import { isPostedIn, postedSince } from '../jobs/posted-since.ts';
import { postedIn } from '../jobs/stage-by-age.ts';

const NEWEST: Sort<keyof Tables['jobs']> = { by: 'created_at', id: 'id', kind: 'time', direction: 'desc' };

/** One page of a column: which cards, from where, how many. */
interface ColumnPage {
  readonly ownerId: string;
  readonly isOwn: Expression<SqlBool>;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** One column: a page of its cards and one more, and how many it has in all. */
export type ColumnRow = InferResult<ReturnType<typeof columnOf>>[number];

/** A position on the tracking board; the moments as JSON writes them. */
export type CardRow = ColumnRow['cards'][number];

/** Where a page of a column starts: after so many cards, at the cursor of the list beneath. */
export interface ColumnStart {
  readonly offset: number;
  readonly cursor: string | undefined;
}

const { selectFrom, and, eb, lit } = expressionBuilder<Tables, 'jobs'>();

/**
 * The columns of the tracking board, all of them or the one that is asked for, in one query. What was moved to a
 * column and what stands there by its age are two ranges of one index, merged in the order of their posting.
 */
export function listColumns(em: EntityManager, ownerId: string, asked: AskedColumns): Promise<ColumnRow[]> {
  const { query, start, now } = asked;
  const isOwn = and([eb('owner_id', '=', ownerId), fits(query, now)]);
  const page = { ownerId, isOwn, cursor: start.cursor, limit: query.limit, now };
  const stages = query.stage === undefined ? JOB_STAGES : [query.stage];
  const columns = stages.map((stage) => columnOf(em, stage, page));
  return columns.reduce((all, each) => all.unionAll(each)).execute();
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
  if (stage === undefined) refuse('cursor requires a stage.');
  const [, offset, rest] = OFFSET.exec(cursor) ?? [];
  if (rest === undefined) refuse("This page doesn't exist. Start from the first page.");
  return { offset: Number(offset), cursor: rest };
}

function refuse(sentence: string): never {
  throw new AppError('invalid_input', sentence, { cursor: sentence });
}

function columnOf(em: EntityManager, stage: JobStage, page: ColumnPage) {
  const places = [eb('stage', '=', stage), ...byAge(stage, page.now)];
  const totals = places.map((place) =>
    selectFrom('jobs').select(count().as('n')).where(page.isOwn).where(place),
  );
  return kysely(em).selectNoFrom([
    sql<JobStage>`${stage}::text`.as('column_stage'),
    sql<number>`(${sql.join(totals, sql` + `)})`.as('total'),
    jsonArrayFrom(cardsOf(places, page)).as('cards'),
  ]);
}

/** A page of the cards in some places of the board, with what is told of each from the indexes by position. */
function cardsOf(places: readonly Expression<SqlBool>[], { ownerId, isOwn, cursor, limit }: ColumnPage) {
  const { order } = pageSql(NEWEST, undefined);
  const pages = places.map((place) =>
    selectFrom(
      paged(
        selectFrom('jobs')
          .select(['id', 'title', 'company', 'created_at', 'is_active', 'stage'])
          .where(isOwn)
          .where(place),
        NEWEST,
        { cursor, limit },
      ).as('place'),
    ).selectAll(),
  );
  const cards = pages.reduce((all, each) => all.unionAll(each));
  return selectFrom(
    selectFrom(cards.as('places'))
      .selectAll()
      .orderBy(order)
      .limit(limit + 1)
      .as('c'),
  )
    .crossJoinLateral(({ ref }) => matchesOf(ownerId, ref('c.id')))
    .crossJoinLateral(({ ref }) =>
      selectFrom('outcomes')
        .select((outcomes) => [
          count(outcomes.ref('interviewed_on')).as('interviewed'),
          count(outcomes.ref('offer_sent_on')).as('offers_sent'),
          count(outcomes.ref('offer_accepted_on')).as('offers_accepted'),
        ])
        .where('job_id', '=', ref('c.id'))
        .as('o'),
    )
    .selectAll()
    .orderBy(order);
}

/** What nobody moved stands where its age puts it; nothing is completed by age. */
function byAge(stage: JobStage, now: Date): Expression<SqlBool>[] {
  if (stage === 'completed') return [];
  const { from, before } = postedIn(stage, now);
  const isOldEnough = before === null ? lit(true) : eb('created_at', '<', before.toISOString());
  return [and([eb('stage', 'is', null), postedSince(from), isOldEnough])];
}

function fits({ date, company, position }: KanbanQuery, now: Date): Expression<SqlBool> {
  return and([
    isPostedIn(date, now),
    ...(company ? [isOfCompany(company)] : []),
    ...(position ? [isNamed(position)] : []),
  ]);
}
