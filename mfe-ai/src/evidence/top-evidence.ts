import type { Match, Quote } from '@shortlist/api-contract';

/**
 * The words that say most for a match, as the match history chooses them too: of the requirements that are met, the
 * quote of the one that counts most, and among equals the longest. A line that only names a role or its dates is taken
 * when nothing else is there. Null when none is met.
 */
export function topEvidence(match: Pick<Match, 'requirements'>): Quote | null {
  const met = match.requirements.filter(
    ({ kind, verdict, quotes }) => verdict === 'met' && kind !== 'logistics' && quotes.length > 0,
  );
  const candidates = met.flatMap(({ type, of, quotes }) =>
    quotes.map((quote) => ({ quote, of, isTelling: type !== 'years' && quote.text !== quote.source })),
  );
  const best = candidates.toSorted(
    (a, b) =>
      Number(b.isTelling) - Number(a.isTelling) || b.of - a.of || b.quote.text.length - a.quote.text.length,
  )[0];
  return best?.quote ?? null;
}
