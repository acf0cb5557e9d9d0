import type { Resume } from '@shortlist/api-contract';

/**
 * The rows of several lists as one, newest first. While a change travels from list to list, a resume may stand in two
 * of them or in none: what is kept apart is the newest word on it.
 */
export function mergeRows(lists: readonly (readonly Resume[])[], kept: readonly Resume[]): Resume[] {
  const byId = new Map([...lists.flat(), ...kept].map((resume) => [resume.id, resume]));
  return [...byId.values()].toSorted(newestFirst);
}

function newestFirst(a: Resume, b: Resume): number {
  return b.uploaded_at.localeCompare(a.uploaded_at) || b.id.localeCompare(a.id);
}
