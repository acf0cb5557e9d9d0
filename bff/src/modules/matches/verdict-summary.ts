import type { Quote, VerdictCounts } from '@shortlist/api-contract';
import type { MatchResult } from '@shortlist/engine';

type Requirements = MatchResult['requirements'];

/** How many requirements have which verdict; logistics are shown and not counted. */
export function countVerdicts(requirements: Requirements): VerdictCounts {
  const verdicts = { met: 0, partly: 0, not_met: 0, to_check: 0, not_mentioned: 0 };
  for (const { kind, verdict } of requirements) if (kind !== 'logistics') verdicts[verdict] += 1;
  return verdicts;
}

/**
 * The words that say most for a match: of the requirements that are met, the quote of the one that counts
 * most, and among equals the longest. A line that only names a role or its dates is taken when nothing else is there.
 */
export function weightiestEvidence(requirements: Requirements): Quote | null {
  const met = requirements.filter(({ verdict }) => verdict === 'met');
  const candidates = met.flatMap(({ type, of, quotes }) =>
    quotes.map((quote) => ({ quote, of, isTelling: type !== 'years' && quote.text !== quote.source })),
  );
  const best = candidates.toSorted(
    (a, b) =>
      Number(b.isTelling) - Number(a.isTelling) || b.of - a.of || b.quote.text.length - a.quote.text.length,
  )[0];
  return best?.quote ?? null;
}
