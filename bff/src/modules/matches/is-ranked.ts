/**
 * SQL that holds of a match (`matches` under the alias `match`) that rankings and counts speak of: not of one of an
 * earlier version that a later version of the same person stands for. The database keeps which those are
 * (docs/decisions/0042).
 */
export function isRanked(match: string): string {
  return `not exists (select from superseded_matches where match_id = ${match}.id)`;
}
