import { useSyncExternalStore } from 'react';
import { type MatchAllState, matchAllOf } from './match-all.ts';

/** How far the matching of all resumes against a position is. */
export function useMatchAll(jobId: string): MatchAllState {
  const run = matchAllOf(jobId);
  return useSyncExternalStore(run.subscribe, run.state);
}
