import { isMatchFailure, type Match, type MatchFailure, type Quote } from '@shortlist/api-contract';

export interface RankedMatch {
  /** From 1; equal scores share a rank, and the next rank counts them all. */
  readonly rank: number;
  readonly match: Match;
}

export interface Ranking {
  readonly ranked: readonly RankedMatch[];
  readonly failures: readonly MatchFailure[];
}

/** Ranks matches: highest score first, then highest potential, then name. Failures keep their order. */
export function rankingOf(results: readonly (Match | MatchFailure)[]): Ranking {
  const matches = results.filter((result): result is Match => !isMatchFailure(result)).sort(byScore);
  return {
    ranked: matches.map((match) => ({
      rank: 1 + matches.filter((other) => other.match_score > match.match_score).length,
      match,
    })),
    failures: results.filter(isMatchFailure),
  };
}

function byScore(a: Match, b: Match): number {
  return (
    b.match_score - a.match_score ||
    b.potential_score - a.potential_score ||
    a.resume_info.candidate_name.localeCompare(b.resume_info.candidate_name)
  );
}

/**
 * The words that carry the weightiest requirement that is met, the most telling where several weigh the
 * same: the longest. Null when none is met.
 */
export function strongestLine(match: Pick<Match, 'requirements'>): Quote | null {
  const met = match.requirements.filter(({ verdict, quotes }) => verdict === 'met' && quotes.length > 0);
  const weight = Math.max(...met.map(({ of }) => of));
  return met
    .filter(({ of }) => of === weight)
    .flatMap(({ quotes }) => quotes)
    .reduce<Quote | null>(
      (best, quote) => (best && best.text.length >= quote.text.length ? best : quote),
      null,
    );
}

/** The candidate who is not first but would be, once all that is unknown of them were confirmed. */
export function couldBeFirst(ranking: Ranking): Match | null {
  const first = ranking.ranked[0];
  if (!first) return null;
  const others = ranking.ranked.filter(
    ({ rank, match }) => rank > 1 && match.potential_score > first.match.potential_score,
  );
  return others.map(({ match }) => match).sort((a, b) => b.potential_score - a.potential_score)[0] ?? null;
}
