import { JOB_STAGES, type JobStage, type KanbanQuery } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { type Expression, expressionBuilder, type InferResult, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely, type Tables } from '../../db/kysely.ts';
import { paged, pageSql, type Sort } from '../../db/page.ts';
import { matchesOf } from '../jobs/job-row.ts';
import { isNamed, isOfCompany } from '../jobs/list-jobs.ts';
import { isPostedIn } from '../jobs/posted-since.ts';
import { postedIn } from '../jobs/stage-by-age.ts';

const NEWEST: Sort<keyof Tables['jobs']> = { by: 'created_at', id: 'id', kind: 'time', direction: 'desc' };

/** One page of each column: which cards, from where, how many. */
interface ColumnPage {
  readonly ownerId: string;
  readonly isOwn: Expression<SqlBool>;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** A column of the board, and when what stands there by its age was posted. */
interface Board {
  board: { column_stage: JobStage; posted_from: string; posted_before: string };
}

/** One column: a page of its cards and one more, and how many it has in all. */
export type ColumnRow = InferResult<ReturnType<typeof columnsOf>>[number];

/** A position on the tracking board; the moments as JSON writes them. */
export type CardRow = ColumnRow['cards'][number];

/** Where a page of a column starts: after so many cards, at the cursor of the list beneath. */
export interface ColumnStart {
  readonly offset: number;
  readonly cursor: string | undefined;
}

const { selectFrom, and, eb, ref } = expressionBuilder<Tables & Board, 'jobs' | 'board'>();

/**
 * The columns of the tracking board, all of them or the one that is asked for, in one query, which is planned for one column. What
 * was moved to a column and what stands there by its age are two ranges of one index, merged in the order of their posting.
 */
export function listColumns(em: EntityManager, ownerId: string, asked: AskedColumns): Promise<ColumnRow[]> {
  const { query, start, now } = asked;
  const isOwn = and([eb('owner_id', '=', ownerId), fits(query, now)]);
  const page = { ownerId, isOwn, cursor: start.cursor, limit: query.limit };
  const stages = query.stage === undefined ? JOB_STAGES : [query.stage];
  return columnsOf(em, page, boardOf(stages, now)).execute();
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

/** What was moved to a column, and what nobody moved and its age puts there. */
const PLACES = [
  eb('stage', '=', ref('board.column_stage')),
  and([
    eb('stage', 'is', null),
    eb('created_at', '>=', ref('board.posted_from')),
    eb('created_at', '<', ref('board.posted_before')),
  ]),
];

function columnsOf(em: EntityManager, page: ColumnPage, board: ReturnType<typeof boardOf>) {
  const totals = PLACES.map((place) =>
    selectFrom('jobs').select(count().as('n')).where(page.isOwn).where(place),
  );
  return kysely(em)
    .selectFrom(board)
    .select([
      'board.column_stage',
      sql<number>`(${sql.join(totals, sql` + `)})`.as('total'),
      jsonArrayFrom(cardsOf(page)).as('cards'),
    ]);
}

/** A page of the cards of a column, with what is told of each from the indexes by position. */
function cardsOf({ ownerId, isOwn, cursor, limit }: ColumnPage) {
  const { order } = pageSql(NEWEST, undefined);
  const pages = PLACES.map((place) =>
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
    .crossJoinLateral((card) => matchesOf(ownerId, card.ref('c.id')))
    .crossJoinLateral((card) =>
      selectFrom('outcomes')
        .select((outcomes) => [
          count(outcomes.ref('interviewed_on')).as('interviewed'),
          count(outcomes.ref('offer_sent_on')).as('offers_sent'),
          count(outcomes.ref('offer_accepted_on')).as('offers_accepted'),
        ])
        .where('job_id', '=', card.ref('c.id'))
        .as('o'),
    )
    .selectAll()
    .orderBy(order);
}

/** Nothing is completed by age. */
function boardOf(stages: readonly JobStage[], now: Date) {
  const rows = stages.map((stage) => {
    const posted = stage === 'completed' ? null : postedIn(stage, now);
    const from = posted === null ? 'infinity' : (posted.from?.toISOString() ?? '-infinity');
    const before = posted?.before?.toISOString() ?? 'infinity';
    return sql`(${stage}::text, ${from}::timestamptz, ${before}::timestamptz)`;
  });
  return sql<Board['board']>`(values ${sql.join(rows)})`.as<'board'>(
    sql`board(column_stage, posted_from, posted_before)`,
  );
}

function fits({ date, company, position }: KanbanQuery, now: Date): Expression<SqlBool> {
  return and([
    isPostedIn(date, now),
    ...(company ? [isOfCompany(company)] : []),
    ...(position ? [isNamed(position)] : []),
  ]);
}
