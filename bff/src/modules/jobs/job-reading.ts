import type { OlderReading } from '@shortlist/api-contract';
import { type Expression, sql } from 'kysely';
import { aliasDigest } from '../aliases/aliases-of.ts';

/** Names what of a position is read now: its own `reading`, and behind a plus the aliases of the account. */
export function readingOfJob(ofJob: Expression<string>, ownerId: string) {
  return sql<string>`${ofJob} || ${aliasDigest(ownerId)}`;
}

/** What was changed since a match was made, of what the position is read with now; null where nothing was. */
export function olderReading(ofMatch: Expression<string>, ofJob: Expression<string>) {
  const own = sql<string>`split_part(${ofJob}, '+', 1)`;
  // Earlier versions wrote both parts without the plus.
  return sql<OlderReading | null>`case when replace(${ofMatch}, '+', '') = replace(${ofJob}, '+', '') then null
    when split_part(${ofMatch}, '+', 1) = ${own} or (${own} <> '' and starts_with(${ofMatch}, ${own})) then 'aliases'
    else 'requirements' end`;
}
