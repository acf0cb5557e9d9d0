import type { MatchedResume, Quote } from '@shortlist/api-contract';
import type { MatchResult } from '../../engine/analyser.ts';

type Requirements = MatchResult['requirements'];

/** How many requirements have which verdict. */
export function countVerdicts(requirements: Requirements): MatchedResume['verdicts'] {
  const verdicts = { met: 0, not_met: 0, insufficient_data: 0 };
  for (const { verdict } of requirements) verdicts[verdict] += 1;
  return verdicts;
}

/** The first quote of the requirement that is met and counts most; null when none is met. */
export function weightiestEvidence(requirements: Requirements): Quote | null {
  const met = requirements.filter(({ verdict, quotes }) => verdict === 'met' && quotes.length > 0);
  const weightiest = met.toSorted((a, b) => b.of - a.of)[0];
  return weightiest?.quotes[0] ?? null;
}
