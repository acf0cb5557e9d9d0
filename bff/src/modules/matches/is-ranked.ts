import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../db/kysely.ts';

/**
 * Holds of a match, by its id, that rankings and counts speak of: not of one of an earlier version that a later version of
 * the same person stands for. The database keeps which those are (docs/decisions/0042).
 */
export function excludeSuperseded(matchId: Expression<string>): Expression<SqlBool> {
  const { not, exists, selectFrom } = expressionBuilder<Tables>();
  return not(exists(selectFrom('superseded_matches').select('match_id').where('match_id', '=', matchId)));
}
