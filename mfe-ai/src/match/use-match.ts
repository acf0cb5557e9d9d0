import { type Match, matches } from '@shortlist/api-contract';
import { call, queryOf } from '@shortlist/platform';
import { type CachedResult, useStoredOrComputed } from '../results/cached-result.ts';

/** Where the shown match of a resume against a position is kept. */
export function matchKey(jobId: string, resumeId: string): readonly unknown[] {
  return [...queryOf(matches.latest, { params: { jobId, resumeId } }).queryKey, 'shown'];
}

/** The latest match of a resume against a position; without one it is matched. */
export function useMatch(jobId: string, resumeId: string): CachedResult<Match> {
  const input = { params: { jobId, resumeId } };
  return useStoredOrComputed({
    key: matchKey(jobId, resumeId),
    fetchStored: async (signal) => (await call(matches.latest, input, { signal })).match,
    compute: (signal) => call(matches.match, input, { signal }),
    endpoint: matches.match,
  });
}
