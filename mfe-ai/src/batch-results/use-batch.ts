import { type Match, type MatchFailure, matches } from '@shortlist/api-contract';
import { type ApiError, call, queryClient, refresh } from '@shortlist/platform';
import { useQueries } from '@shortlist/platform/query';
import { useMemo, useState } from 'react';
import { failureText } from '../shared/failure-text.ts';
import { chunksOf, failuresOf } from './chunks.ts';

export interface Batch {
  /** In the order of the selection, as far as they have come. */
  readonly results: readonly (Match | MatchFailure)[];
  /** How many resumes have been answered for, and how many there are. */
  readonly done: number;
  readonly total: number;
  readonly status: 'running' | 'stopped' | 'done';
  /** Set when not one call succeeded: why the first one failed. */
  readonly error: string | null;
  readonly stop: () => void;
  /** Sends what failed as a whole or was stopped once more. */
  readonly resume: () => void;
}

const FAILED = 'Failed to fetch batch match results';

/** Matches the chosen resumes, a few a call, one call after another. A call that fails does not end the others. */
export function useBatch(jobId: string, resumeIds: readonly string[]): Batch {
  const [isStopped, setStopped] = useState(false);
  const chunks = useMemo(() => chunksOf(resumeIds), [resumeIds]);
  const keys = chunks.map((ids) => ['batch', jobId, ...ids]);
  const queries = useQueries({
    queries: chunks.map((ids, index) => ({
      queryKey: keys[index] ?? [],
      queryFn: ({ signal }: { signal: AbortSignal }) => matchChunk(jobId, ids, signal),
      enabled: !isStopped && isSettled(keys[index - 1]),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    })),
  });
  const results = queries.flatMap((query, index) => query.data ?? refusedChunk(chunks[index], query.error));
  const isRunning = queries.some((query) => query.isFetching || (query.isPending && !isStopped));
  const first = queries.find((query) => query.error !== null);
  const hasAny = queries.some((query) => query.data !== undefined);
  return {
    results,
    done: results.length,
    total: chunks.flat().length,
    status: isRunning ? 'running' : isStopped ? 'stopped' : 'done',
    error: first && !hasAny && !isRunning ? failureText(first.error, FAILED) : null,
    stop: () => {
      setStopped(true);
      void queryClient.cancelQueries({ queryKey: ['batch', jobId] });
    },
    resume: () => {
      setStopped(false);
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}

async function matchChunk(jobId: string, ids: string[], signal: AbortSignal) {
  const input = { params: { jobId }, body: { resume_ids: ids } };
  const { results } = await call(matches.matchBatch, input, { signal });
  void refresh(matches.matchBatch);
  return results;
}

/** A call waits until the one before it was answered, well or badly. */
function isSettled(key: readonly unknown[] | undefined): boolean {
  if (key === undefined) return true;
  const state = queryClient.getQueryState(key);
  return state !== undefined && state.status !== 'pending' && state.fetchStatus === 'idle';
}

function refusedChunk(ids: readonly string[] | undefined, error: Error | null): MatchFailure[] {
  if (!ids || !error) return [];
  const code = (error as Partial<ApiError>).code;
  return failuresOf(ids, {
    error: failureText(error, FAILED),
    code:
      code === undefined || code === 'network' || code === 'invalid_answer' || code === 'aborted'
        ? 'unavailable'
        : code,
  });
}
