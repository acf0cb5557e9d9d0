import type { MatchFailure } from '@shortlist/api-contract';

/** How many resumes the first call takes: few, so that the first names soon stand in the ranking. */
export const FIRST_CHUNK = 4;

/** Never fewer than the server works on at a time, and never so many that Cancel has to wait long. */
const FEWEST = 3;
const MOST = 32;

/** Milliseconds within which a call counts as quick, and after which it counts as slow. */
const QUICK = 700;
const SLOW = 4000;

/** How many resumes the next call takes, by how long the one before took. */
export function nextChunkSize(size: number, milliseconds: number): number {
  if (milliseconds < QUICK) return Math.min(MOST, size * 2);
  if (milliseconds > SLOW) return Math.max(FEWEST, Math.floor(size / 2));
  return size;
}

/** The results of a call that failed as a whole: the same sentence beside each of its resumes. */
export function failuresOf(
  ids: readonly string[],
  failure: Pick<MatchFailure, 'error' | 'code'>,
): MatchFailure[] {
  return ids.map((id) => ({ resume_id: id, resume_info: null, ...failure }));
}

const PASSING: readonly MatchFailure['code'][] = ['unavailable', 'internal', 'rate_limited', 'timeout'];

/** Whether asking again may help: a file without text stays without text. */
export function isRetryable({ code }: Pick<MatchFailure, 'code'>): boolean {
  return PASSING.includes(code);
}
