import type { MatchFailure } from '@shortlist/api-contract';

/** How many resumes one call takes: few, so that progress is seen and Cancel soon works. */
export const CHUNK_SIZE = 4;

/** Cuts ids into calls, in order, each id once. */
export function chunksOf(ids: readonly string[], size: number = CHUNK_SIZE): string[][] {
  const once = [...new Set(ids)];
  return Array.from({ length: Math.ceil(once.length / size) }, (_, index) =>
    once.slice(index * size, (index + 1) * size),
  );
}

/** The results of a call that failed as a whole: the same sentence beside each of its resumes. */
export function failuresOf(
  ids: readonly string[],
  failure: Pick<MatchFailure, 'error' | 'code'>,
): MatchFailure[] {
  return ids.map((id) => ({ resume_id: id, resume_info: null, ...failure }));
}

/** What a page hands to the results in navigation state. */
export interface BatchSelection {
  readonly resumeIds: readonly string[];
}

/** Reads the selection out of navigation state; null when it is not there. */
export function selectionFrom(state: unknown): BatchSelection | null {
  if (typeof state !== 'object' || state === null || !('resumeIds' in state)) return null;
  const ids = state.resumeIds;
  if (!Array.isArray(ids) || ids.length === 0) return null;
  return ids.every((id) => typeof id === 'string') ? { resumeIds: ids } : null;
}
