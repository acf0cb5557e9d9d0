import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import { AppError } from '@shortlist/api-contract/app-error';
import { z } from 'zod';

/**
 * How a list is sorted. Rows of one value stand in the order of their ids, in the same direction, so that one
 * index on (owner, `by`, `id`), read forwards or backwards, serves both directions.
 */
export interface Sort {
  /**
   * SQL of the column or indexed expression, never null: where the column may be, `coalesce` it to a value that
   * stands last. A text is cut to at most 200 characters (`left(lower(x), 200)`): an index and a cursor are limited.
   */
  readonly by: string;
  /** SQL of the row's id, a uuid. */
  readonly id: string;
  readonly kind: SortKind;
  readonly direction: 'asc' | 'desc';
}

export type SortKind = 'time' | 'date' | 'number' | 'text';

/** The parts of a query that make it answer one page. */
export interface PageSql {
  /** To select as `sort_key`. */
  readonly key: RawQueryFragment;
  /** A condition: rows after the cursor; true on the first page. */
  readonly after: RawQueryFragment;
  /** What follows `order by`. */
  readonly order: RawQueryFragment;
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

/**
 * The parts of a query for the page that a cursor names. The query asks for one row more than the page has:
 *
 *     const page = pageSql(NEWEST, query.cursor);
 *     const rows = await em.execute<Row[]>(sql`
 *       select j.id, j.title, ${page.key} as sort_key from jobs j
 *       where j.owner_id = ${ownerId} and ${page.after} order by ${page.order} limit ${query.limit + 1}`);
 *     return cutPage(rows, query.limit);
 *
 * @throws AppError invalid_input when the cursor was not made by `cutPage` for this kind of sort.
 */
export function pageSql(sort: Sort, cursor: string | undefined): PageSql {
  const { by, id, direction } = sort;
  const kind = KINDS[sort.kind];
  return {
    key: raw(kind.key(by)),
    after: cursor === undefined ? raw('true') : after(sort, kind.cast, positionIn(cursor, sort.kind)),
    order: raw(`${by} ${direction}, ${id} ${direction}`),
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

function after({ by, id, direction }: Sort, cast: string, position: Position): RawQueryFragment {
  const value = sql`${position.value}::${raw(cast)}`;
  const isAfter = raw(direction === 'asc' ? '>' : '<');
  return sql`(${raw(by)}, ${raw(id)}) ${isAfter} (${value}, ${position.id}::uuid)`;
}

/** The calendar of the database has no year 0. */
const hasYear = (date: string): boolean => date >= '0001';

/** What each kind is cast to, how its value is selected without loss, and what its cursor may hold. */
const KINDS: Readonly<
  Record<SortKind, { cast: string; key(by: string): string; value: z.ZodType<string | number> }>
> = {
  time: {
    cast: 'timestamptz',
    key: (by) => `to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    value: z.iso.datetime().refine(hasYear),
  },
  date: {
    cast: 'date',
    key: (by) => `(${by})::text`,
    value: z.union([z.iso.date().refine(hasYear), z.enum(['infinity', '-infinity'])]),
  },
  number: {
    cast: 'float8',
    key: (by) => `(${by})::float8`,
    value: z.string().min(1).pipe(z.coerce.number()),
  },
  text: { cast: 'text', key: (by) => by, value: z.string().refine((text) => !text.includes('\0')) },
};

const ID_LENGTH = 36;

function positionIn(cursor: string, kind: SortKind): Position {
  const decoded = Buffer.from(cursor, 'base64url').toString('utf8');
  const id = z.uuid().safeParse(decoded.slice(0, ID_LENGTH));
  const value = KINDS[kind].value.safeParse(decoded.slice(ID_LENGTH));
  if (id.success && value.success) return { id: id.data, value: value.data };
  const sentence = 'This page does not exist. Please start from the first one.';
  throw new AppError('invalid_input', sentence, { cursor: sentence });
}
