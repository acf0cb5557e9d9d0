import { isMatchFailure, type Match, type MatchFailure } from '@shortlist/api-contract';

export interface RankedMatch {
  /** From 1; equal scores share a rank, and the next rank counts them all. */
  readonly rank: number;
  readonly match: Match;
}

export interface Ranking {
  readonly ranked: readonly RankedMatch[];
  readonly failures: readonly MatchFailure[];
}

/**
 * Ranks matches: highest score first, then highest potential, then name. Resumes that say too little to tell stand behind all
 * others, whatever their score. Failures keep their order.
 */
export function rankingOf(results: readonly (Match | MatchFailure)[]): Ranking {
  const matches = results.filter((result): result is Match => !isMatchFailure(result)).sort(byScore);
  const ranked: RankedMatch[] = [];
  for (const [index, match] of matches.entries()) {
    const before = ranked.at(-1);
    const isEqual =
      before?.match.match_score === match.match_score && saysTooLittle(before.match) === saysTooLittle(match);
    ranked.push({ rank: before && isEqual ? before.rank : index + 1, match });
  }
  return { ranked, failures: results.filter(isMatchFailure) };
}

function byScore(a: Match, b: Match): number {
  return (
    Number(saysTooLittle(a)) - Number(saysTooLittle(b)) ||
    b.match_score - a.match_score ||
    b.potential_score - a.potential_score ||
    a.resume_info.candidate_name.localeCompare(b.resume_info.candidate_name)
  );
}

function saysTooLittle({ band }: Match): boolean {
  return band === 'insufficient_data';
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
