import type { BlindLogQuery, PageQuery } from '@shortlist/api-contract';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { type RowOf, readPage } from '../../db/page.ts';

/** A line of the log. */
export type BlindRow = RowOf<typeof listBlindLog>;

/** That, with the account that did it. */
export type AccountBlindRow = RowOf<typeof listBlindLogOfAll>;

const NEWEST = { by: 'l.happened_at', id: 'l.id', kind: 'time', direction: 'desc' } as const;

/** @throws AppError invalid_input for a cursor that is none */
export async function listBlindLog(em: EntityManager, ownerId: string, query: PageQuery) {
  return readPage(lines(em).where('l.owner_id', '=', ownerId), NEWEST, query);
}

/**
 * The log of every account, for administrators.
 *
 * @throws AppError invalid_input for a cursor that is none
 */
export async function listBlindLogOfAll(em: EntityManager, { person, from, to, ...page }: BlindLogQuery) {
  const found = lines(em)
    .innerJoin('users as u', 'u.id', 'l.owner_id')
    .select(['u.username', 'u.email'])
    .where(({ and, eb, fn, lit, ref, val }) => {
      const said = sql<string>`concat_ws(chr(10), ${ref('u.username')}, ${ref('u.email')}, ${ref('r.candidate_name')})`;
      const isBy = person
        ? eb(fn<number>('strpos', [fn('lower', [said]), fn('lower', [val(person)])]), '>', 0)
        : lit(true);
      const isSince = from === undefined ? lit(true) : eb('l.happened_at', '>=', `${from}T00:00:00Z`);
      const isUntil = to === undefined ? lit(true) : eb('l.happened_at', '<', dayAfter(to));
      return and([isBy, isSince, isUntil]);
    });
  return readPage(found, NEWEST, page);
}

function lines(em: EntityManager) {
  return kysely(em)
    .selectFrom('blind_log as l')
    .leftJoin('resumes as r', 'r.id', 'l.resume_id')
    .select(['l.id', 'l.event', 'l.resume_id', 'r.candidate_name', 'l.reason', 'l.happened_at']);
}

function dayAfter(day: string) {
  return sql<string>`${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`;
}
