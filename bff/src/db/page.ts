import { AppError } from '@shortlist/api-contract/app-error';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely';
import { z } from 'zod';

/**
 * How a list is sorted. Rows of one value stand in the order of their ids, in the same direction, so that one
 * index on (owner, `by`, `id`), read forwards or backwards, serves both directions.
 */
export interface Sort<Column extends string = string> {
  /**
   * The column or indexed expression, never null: where the column may be, `coalesce` it to a value that
   * stands last. A text is cut to at most 200 characters (`left(lower(x), 200)`): an index and a cursor are limited.
   */
  readonly by: Column | RawBuilder<unknown>;
  /** The row's id, a uuid. */
  readonly id: Column;
  readonly kind: SortKind;
  readonly direction: 'asc' | 'desc';
}

export type SortKind = 'time' | 'date' | 'number' | 'text';

/** The parts of a query that make it answer one page. */
export interface PageSql {
  /** To select as `sort_key`. */
  readonly key: RawBuilder<string | number>;
  /** A condition: rows after the cursor; true on the first page. */
  readonly after: RawBuilder<SqlBool>;
  /** What follows `order by`. */
  readonly order: RawBuilder<unknown>;
}

/** A row of such a query. */
export interface PagedRow {
  readonly id: string;
  readonly sort_key: string | number;
}

/** Rows of one page, and the cursor of the next; null on the last page. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;
}

/** What a list that answers a page has in it. */
export type RowOf<List extends (...asked: never[]) => Promise<Page<unknown>>> = Awaited<
  ReturnType<List>
>['rows'][number];

/** Which page is asked for, and how many rows it has. */
export interface AskedPage {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * The page of a query that a cursor names:
 *
 *     readPage(kysely(em).selectFrom('jobs as j').select(['j.id', 'j.title']).where('j.owner_id', '=', ownerId), NEWEST, query)
 *
 * @throws AppError invalid_input when the cursor was not made here for this kind of sort.
 */
export async function readPage<DB, TB extends keyof DB, Row extends { readonly id: string }>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  sort: Sort<StringReference<DB, TB>>,
  asked: AskedPage,
): Promise<Page<Row & PagedRow>> {
  const found = await paged(rows, sort, asked).$castTo<PagedRow>().execute();
  // They have the columns of `rows` too: Kysely can not add one to a row whose type is a parameter.
  return cutPage(found as (Row & PagedRow)[], asked.limit);
}

/** A query of one page and one row more, for `cutPage`. @throws AppError invalid_input as `readPage` does */
export function paged<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  sort: Sort<StringReference<DB, TB>>,
  { cursor, limit }: AskedPage,
) {
  const { key, after, order } = pageSql(sort, cursor);
  return (
    rows
      .select(key.as('sort_key'))
      .where(after)
      .orderBy(order)
      // In the text: a prepared query is planned for pages of this length.
      .limit(sql.lit(limit + 1))
  );
}

/** The parts of such a query, where it is no single one. @throws AppError invalid_input as `readPage` does */
export function pageSql(sort: Sort, cursor: string | undefined): PageSql {
  const { kind, direction } = sort;
  const [by, id] = [expressionOf(sort.by), sql.ref(sort.id)];
  const way = sql.raw(direction);
  return {
    key: KINDS[kind].key(by),
    after: cursor === undefined ? sql.lit(true) : after(sort, positionIn(cursor, kind)),
    order: sql`${by} ${way}, ${id} ${way}`,
  };
}

/** Cuts the rows of a query that asked for one more than `limit`, and makes the next cursor from the last. */
export function cutPage<Row extends PagedRow>(rows: Row[], limit: number): Page<Row> {
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows, nextCursor: null };
  return { rows: rows.slice(0, limit), nextCursor: cursorOf(last) };
}

/** The cursor of the page that starts after a row. */
export function cursorOf({ id, sort_key }: PagedRow): string {
  return Buffer.from(`${id}${sort_key}`).toString('base64url');
}

interface Position {
  readonly value: string | number;
  readonly id: string;
}

function after({ by, id, kind, direction }: Sort, position: Position): RawBuilder<SqlBool> {
  const value = sql`${position.value}::${sql.raw(KINDS[kind].cast)}`;
  const isAfter = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(${expressionOf(by)}, ${sql.ref(id)}) ${isAfter} (${value}, ${position.id}::uuid)`;
}

function expressionOf(by: Sort['by']): RawBuilder<unknown> {
  return typeof by === 'string' ? sql.ref(by) : by;
}

/** The calendar of the database has no year 0. */
const hasYear = (date: string): boolean => date >= '0001';

interface Kind {
  /** What a value is cast to. */
  readonly cast: string;
  /** How it is selected without loss. */
  key(by: RawBuilder<unknown>): RawBuilder<string | number>;
  /** What a cursor may hold. */
  readonly value: z.ZodType<string | number>;
}

const KINDS: Readonly<Record<SortKind, Kind>> = {
  time: {
    cast: 'timestamptz',
    key: (by) => sql`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    value: z.iso.datetime().refine(hasYear),
  },
  date: {
    cast: 'date',
    key: (by) => sql`(${by})::text`,
    value: z.union([z.iso.date().refine(hasYear), z.enum(['infinity', '-infinity'])]),
  },
  number: {
    cast: 'float8',
    key: (by) => sql`(${by})::float8`,
    value: z.string().min(1).pipe(z.coerce.number()),
  },
  text: {
    cast: 'text',
    key: (by) => sql`${by}`,
    value: z.string().refine((text) => !text.includes('\0')),
  },
};

const ID_LENGTH = 36;

function positionIn(cursor: string, kind: SortKind): Position {
  const decoded = Buffer.from(cursor, 'base64url').toString('utf8');
  const id = z.uuid().safeParse(decoded.slice(0, ID_LENGTH));
  const value = KINDS[kind].value.safeParse(decoded.slice(ID_LENGTH));
  if (id.success && value.success) return { id: id.data, value: value.data };
  const sentence = "This page doesn't exist. Start from the first page.";
  throw new AppError('invalid_input', sentence, { cursor: sentence });
}
