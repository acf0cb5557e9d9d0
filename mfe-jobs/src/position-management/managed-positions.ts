import type { Job } from '@shortlist/api-contract';
import type { DropZoneItem } from '@shortlist/design-system/DropZones';
import { companyOrDefault } from '../job-queries/company.ts';
import { tagColorOf } from '../tags/tag-color.ts';

export type ZoneId = 'active' | 'inactive';

/** A position as it stands in one of the two lists. */
export interface ManagedPosition extends DropZoneItem {
  readonly zoneId: ZoneId;
  readonly company: string;
  readonly color: string;
  readonly applicants: number;
  readonly job: Job;
}

/**
 * The positions of both lists, newest first, each once and where its own flag says: while a move is under way it may be in
 * the list that it left, or in both.
 */
export function managedPositions(lists: readonly (readonly Job[])[]): ManagedPosition[] {
  const latest = new Map<string, Job>();
  for (const job of lists.flat()) {
    const known = latest.get(job.id);
    if (!known || known.updated_at < job.updated_at) latest.set(job.id, job);
  }
  return [...latest.values()]
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .map(asItem);
}

function asItem(job: Job): ManagedPosition {
  return {
    id: job.id,
    name: job.title,
    zoneId: job.is_active ? 'active' : 'inactive',
    company: companyOrDefault(job.company ?? ''),
    color: tagColorOf(job.description),
    applicants: job.matched_resumes,
    job,
  };
}

/** How many resumes are matched with a position, in words. */
export function applicantsText(count: number): string {
  return count === 1 ? '1 applicant' : `${count} applicants`;
}
