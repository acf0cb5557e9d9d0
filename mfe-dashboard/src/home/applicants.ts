import type { Job } from '@shortlist/api-contract';

/** The choices of the filter bar: every position that is loaded, with how many resumes it is matched with. */
export function positionChoices(
  positions: readonly Pick<Job, 'id' | 'title' | 'matched_resumes'>[],
): readonly { id: string; label: string; count: number }[] {
  return positions.map(({ id, title, matched_resumes }) => ({ id, label: title, count: matched_resumes }));
}

/** A score of 0 to 100 as the dashboards show it: a rounded percent. */
export function percentText(score: number): string {
  return `${Math.round(score)}%`;
}
