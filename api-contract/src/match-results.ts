import type { Match, MatchFailure } from './matches.ts';

/** What a match is put in order by. */
export type Standing = Pick<Match, 'match_score' | 'potential_score'>;

/**
 * Where a match stands among others, the highest first: by its score, among equals by what it could reach. A match without a score
 * ("not enough to tell") stands by what speaks for it, which is its `match_score` too. Scores have two digits, so that a thousandth
 * of the potential parts equals alone. The database keeps the same number (`matches.rank_key`).
 */
export function rankKeyOf({ match_score, potential_score }: Standing): number {
  return match_score + potential_score / 1000;
}

/** Tells a failure of a batch from a match. */
export function isMatchFailure(result: Match | MatchFailure): result is MatchFailure {
  return 'error' in result;
}
