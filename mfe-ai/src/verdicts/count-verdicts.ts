import type { RequirementVerdict, VerdictCounts } from '@shortlist/api-contract';

/** How many requirements got each verdict; logistics are not counted. */
export function countVerdicts(
  requirements: readonly Pick<RequirementVerdict, 'kind' | 'verdict'>[],
): VerdictCounts {
  const counts: VerdictCounts = { met: 0, partly: 0, not_met: 0, to_check: 0, not_mentioned: 0 };
  for (const { kind, verdict } of requirements) if (kind !== 'logistics') counts[verdict] += 1;
  return counts;
}
