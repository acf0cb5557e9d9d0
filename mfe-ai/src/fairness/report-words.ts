import type { FairnessMeasure, GroupRate } from '@shortlist/api-contract';

export const MEASURE_NAMES: Readonly<Record<FairnessMeasure, string>> = {
  scored_above_median: 'Score above the median',
  interviewed: 'Interviewed',
  offer_sent: 'Offer sent',
  offer_accepted: 'Hired',
};

export const VERDICT_NAMES: Readonly<Record<NonNullable<GroupRate['verdict']>, string>> = {
  highest: 'Highest rate',
  within: 'Four fifths or more',
  below: 'Below four fifths',
  too_few_to_tell: 'Too few to tell',
  too_small_share: 'Under 2%, no ratio',
};

/** "Female, Asian". */
export function groupName({ group }: GroupRate): string {
  return group.join(', ');
}
