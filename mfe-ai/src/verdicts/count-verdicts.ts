import type { RequirementVerdict, VerdictCounts } from '@shortlist/api-contract';
import { VERDICT_ORDER, VERDICT_WORDS } from '@shortlist/design-system/Verdict';

/** How many requirements got each verdict; logistics are not counted. */
export function countVerdicts(
  requirements: readonly Pick<RequirementVerdict, 'kind' | 'verdict'>[],
): VerdictCounts {
  const counts: VerdictCounts = { met: 0, partly: 0, not_met: 0, to_check: 0, not_mentioned: 0 };
  for (const { kind, verdict } of requirements) if (kind !== 'logistics') counts[verdict] += 1;
  return counts;
}

/** '6 met, 1 partly met, 3 to check'; a verdict that nothing has is left out. */
export function countWords(counts: VerdictCounts): string {
  const words = VERDICT_ORDER.filter((verdict) => counts[verdict] > 0).map(
    (verdict) => `${counts[verdict]} ${VERDICT_WORDS[verdict].toLowerCase()}`,
  );
  return words.join(', ') || 'No requirements';
}
