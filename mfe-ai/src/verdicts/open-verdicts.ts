import type { Match } from '@shortlist/api-contract';
import { groupByKind } from './requirement-kinds.ts';

/** What is to check about one requirement, over several candidates. */
export interface OpenRequirement {
  readonly id: string;
  readonly text: string;
  /** The resumes whose lines may answer it, in the order of the matches. */
  readonly resumeIds: readonly string[];
}

/** What is to check in these matches, by requirement in the order in which they are shown, so that all are judged alike. */
export function openRequirements(matches: readonly Match[]): OpenRequirement[] {
  const open = new Map<string, { id: string; text: string; resumeIds: string[] }>();
  for (const { resume_id, requirements } of matches) {
    const shown = groupByKind(requirements).flatMap((group) => group.requirements);
    for (const { id, text, verdict } of shown) {
      if (verdict !== 'to_check') continue;
      const known = open.get(id) ?? { id, text, resumeIds: [] };
      known.resumeIds.push(resume_id);
      open.set(id, known);
    }
  }
  return [...open.values()];
}

/** How many verdicts are to check. */
export function countOpen(matches: readonly Match[]): number {
  return openRequirements(matches).reduce((sum, { resumeIds }) => sum + resumeIds.length, 0);
}
