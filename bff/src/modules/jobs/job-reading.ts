import { type Expression, type SqlBool, sql } from 'kysely';
import { aliasDigest } from '../aliases/aliases-of.ts';

/** Names what of a position is read now: its own `reading`, and the aliases of the account. */
export function readingOfJob(ofJob: Expression<string>, ownerId: string) {
  return sql<string>`${ofJob} || ${aliasDigest(ownerId)}`;
}

/** Whether a match was made with another reading than the position has now. */
export function isOlderReading(ofMatch: Expression<string>, ofJob: Expression<string>) {
  return sql<SqlBool>`${ofMatch} <> ${ofJob}`.$castTo<boolean>();
}
