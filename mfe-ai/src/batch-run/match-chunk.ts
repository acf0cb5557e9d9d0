import { type Match, type MatchFailure, matches } from '@shortlist/api-contract';
import { ApiError, call, refresh, serverMessageOf } from '@shortlist/platform';
import type { Outcome } from './batch-run.ts';
import { failuresOf } from './chunks.ts';

const FAILED = 'Failed to fetch batch match results';

/** Matches some resumes against a position in one call. A call that fails puts its reason beside each of them. */
export function matchChunk(jobId: string) {
  return async (ids: readonly string[], signal: AbortSignal): Promise<Outcome<Match | MatchFailure>> => {
    try {
      const input = { params: { jobId }, body: { resume_ids: [...ids] } };
      const { results } = await call(matches.matchBatch, input, { signal });
      void refresh(matches.matchBatch);
      return { results, failure: null };
    } catch (error) {
      const failure = serverMessageOf(error, FAILED);
      return { results: failuresOf(ids, { error: failure, code: codeOf(error) }), failure };
    }
  };
}

function codeOf(error: unknown): MatchFailure['code'] {
  if (!(error instanceof ApiError)) return 'unavailable';
  const { code } = error;
  return code === 'network' || code === 'invalid_answer' || code === 'aborted' ? 'unavailable' : code;
}
