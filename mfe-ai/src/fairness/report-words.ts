import type { FairnessMeasure, GroupRate } from '@shortlist/api-contract';

export const MEASURE_NAMES: Readonly<Record<FairnessMeasure, string>> = {
  scored_above_median: 'Above-median score',
  interviewed: 'Interviewed',
  offer_sent: 'Offer sent',
  offer_accepted: 'Hired',
};

export const VERDICT_NAMES: Readonly<Record<NonNullable<GroupRate['verdict']>, string>> = {
  highest: 'Highest rate',
  within: 'At or above 0.80',
  below: 'Below 0.80',
  too_few_to_tell: 'Inconclusive',
  too_small_share: 'Under 2% of applications',
};

/** "Female, Asian". */
export function groupName({ group }: GroupRate): string {
  return group.join(', ');
}
