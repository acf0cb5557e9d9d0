import type { MatchedResume, Quote } from '@shortlist/api-contract';
import type { MatchResult } from '@shortlist/engine';

type Requirements = MatchResult['requirements'];

/** How many requirements have which verdict. */
export function countVerdicts(requirements: Requirements): MatchedResume['verdicts'] {
  const verdicts = { met: 0, not_met: 0, insufficient_data: 0 };
  for (const { verdict } of requirements) verdicts[verdict] += 1;
  return verdicts;
}

/**
 * The words that say most for a match: of the requirements that are met, the quote of the one that counts
 * most, and among equals the longest. A line that only names a role or its dates is taken when nothing else is there.
 */
export function weightiestEvidence(requirements: Requirements): Quote | null {
  const met = requirements.filter(({ verdict, quotes }) => verdict === 'met' && quotes.length > 0);
  const candidates = met.flatMap(({ kind, of, quotes }) =>
    quotes.map((quote) => ({ quote, of, isTelling: kind !== 'years' && quote.text !== quote.source })),
  );
  const best = candidates.toSorted(
    (a, b) =>
      Number(b.isTelling) - Number(a.isTelling) || b.of - a.of || b.quote.text.length - a.quote.text.length,
  )[0];
  return best?.quote ?? null;
}
