import { isMatchFailure, type Match, type MatchFailure, rankKeyOf } from '@shortlist/api-contract';

export interface RankedMatch {
  /** From 1; equal scores share a rank, and the next rank counts them all. Null of whom nobody can tell. */
  readonly rank: number | null;
  readonly match: Match;
}

export interface Ranking {
  readonly ranked: readonly RankedMatch[];
  readonly failures: readonly MatchFailure[];
}

/** Ranks matches in the order of every list (`rankKeyOf`), the newest of equals first. Failures keep their order. */
export function rankingOf(results: readonly (Match | MatchFailure)[]): Ranking {
  const matches = results.filter((result): result is Match => !isMatchFailure(result)).sort(byStanding);
  const ranked: RankedMatch[] = [];
  for (const match of matches) ranked.push({ rank: rankOf(match, ranked), match });
  return { ranked, failures: results.filter(isMatchFailure) };
}

function byStanding(a: Match, b: Match): number {
  return rankKeyOf(b) - rankKeyOf(a) || (a.id < b.id ? 1 : -1);
}

/** Whom nobody can tell stands among the others by what speaks for them, and takes no rank. */
function rankOf({ band, match_score }: Match, above: readonly RankedMatch[]): number | null {
  if (band === 'insufficient_data') return null;
  const told = above.filter(({ rank }) => rank !== null);
  const before = told.at(-1);
  return before?.match.match_score === match_score ? before.rank : told.length + 1;
}

/** The candidate who is not first but would be, once all that is unknown of them were confirmed. */
export function couldBeFirst(ranking: Ranking): Match | null {
  const told = ranking.ranked.filter(({ rank }) => rank !== null);
  const first = told[0];
  if (!first) return null;
  const others = told.filter(
    ({ rank, match }) => rank !== 1 && match.potential_score > first.match.potential_score,
  );
  return others.map(({ match }) => match).sort((a, b) => b.potential_score - a.potential_score)[0] ?? null;
}
