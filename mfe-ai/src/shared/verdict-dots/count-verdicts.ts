import type { RequirementVerdict, Verdict } from '@shortlist/api-contract';

/** How many requirements got each verdict. */
export function countVerdicts(
  requirements: readonly Pick<RequirementVerdict, 'verdict'>[],
): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { met: 0, not_met: 0, insufficient_data: 0 };
  for (const { verdict } of requirements) counts[verdict] += 1;
  return counts;
}
