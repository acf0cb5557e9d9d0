import type { RequirementVerdict, Verdict } from '@shortlist/api-contract';

/** Who shows this much of what was asked for shows it; the score alone tells the rest. */
const AS_GOOD_AS_ALL = 0.75;

/** Whether less was shown than was asked for: a related skill, a word in a list. */
export function isMetInPart({ verdict, points, of }: RequirementVerdict): boolean {
  return verdict === 'met' && points < AS_GOOD_AS_ALL * of;
}

/** How many are met, and how many of these by less than was asked for: '6 met (2 in part)'. */
export function metWords(requirements: readonly RequirementVerdict[]): string {
  const met = requirements.filter(({ verdict }) => verdict === 'met');
  const inPart = met.filter(isMetInPart).length;
  return inPart === 0 ? `${met.length} met` : `${met.length} met (${inPart} in part)`;
}

/** How many requirements got each verdict. */
export function countVerdicts(
  requirements: readonly Pick<RequirementVerdict, 'verdict'>[],
): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { met: 0, not_met: 0, insufficient_data: 0 };
  for (const { verdict } of requirements) counts[verdict] += 1;
  return counts;
}
