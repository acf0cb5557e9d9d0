import type { Assessment, OverrideVerdict } from '@shortlist/api-contract';
import { percent } from '../scores/score-text.ts';

/** What each verdict of a person is called. */
export const VERDICT_NAMES: Readonly<Record<OverrideVerdict, string>> = {
  strong: 'Strong fit',
  possible: 'Possible fit',
  weak: 'Weak fit',
};

/** `Strong fit, 90%`; without a score of their own the verdict alone. */
export function assessmentText({ verdict, score }: Pick<Assessment, 'verdict' | 'score'>): string {
  return score === null ? VERDICT_NAMES[verdict] : `${VERDICT_NAMES[verdict]}, ${percent(score)}`;
}
