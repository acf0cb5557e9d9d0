import type { MatchedResume } from '@shortlist/api-contract';
import { anId } from '@shortlist/api-contract/testing';

/** A match, and that of an earlier version of the same person, which stays beside it. */
export function twoVersions(later: MatchedResume): MatchedResume[] {
  const earlier = { match_id: anId(), resume_id: anId(), is_earlier_version: true };
  return [later, { ...later, ...earlier, match_score: 0.5, band: 'possible' }];
}
