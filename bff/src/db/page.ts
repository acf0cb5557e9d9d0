import type { PageQuery } from '@shortlist/api-contract';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/** The calendar of the database has no year 0. */
const Position = z.tuple([z.iso.datetime().refine((time) => time >= '0001'), z.uuid()]);

/** Where a page starts: after the row with this time and id, newest first. */
export interface After {
  readonly time: Date;
  readonly id: string;
}

/** Rows of one page, and the cursor of the next; null on the last page. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;
}

/** The time of the first page: later than any row. */
const NEVER = new Date('9999-12-31T00:00:00Z');
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Reads the cursor of a page query.
 *
 * @throws AppError invalid_input when the cursor was not made by `pageOf`.
 */
export function startOf(query: PageQuery): After {
  if (query.cursor === undefined) return { time: NEVER, id: LAST_ID };
  const position = Position.safeParse(decoded(query.cursor));
  if (!position.success) {
    const sentence = 'This page does not exist. Please start from the first one.';
    throw new AppError('invalid_input', sentence, { cursor: sentence });
  }
  return { time: new Date(position.data[0]), id: position.data[1] };
}

/** Cuts the rows of a query that asked for one more than `limit`, and makes the next cursor from the last. */
export function pageOf<Row>(rows: Row[], limit: number, positionOf: (row: Row) => After): Page<Row> {
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows, nextCursor: null };
  const { time, id } = positionOf(last);
  const cursor = Buffer.from(JSON.stringify([time.toISOString(), id])).toString('base64url');
  return { rows: rows.slice(0, limit), nextCursor: cursor };
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
