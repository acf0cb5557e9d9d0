import type { EndpointDefinition } from '@shortlist/api-contract';
import { type ApiError, queryClient, refresh } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useState } from 'react';

/** Where a result comes from: it is stored on the server, or has to be computed there. */
export interface Source<Result> {
  /** The query of the stored result; null when there is none. */
  readonly key: readonly unknown[];
  readonly fetchStored: (signal: AbortSignal) => Promise<Result | null>;
  readonly compute: (signal: AbortSignal) => Promise<Result>;
  /** The write behind `compute`: what it touches is asked again once it is done. */
  readonly endpoint: EndpointDefinition;
}

export type CachedResult<Result> =
  | { readonly status: 'loading' }
  | { readonly status: 'computing'; readonly stop: () => void }
  | { readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly status: 'none'; readonly compute: () => void }
  | { readonly status: 'ready'; readonly result: Result; readonly computeAgain: () => void };

/**
 * Shows the stored result, and has it computed when there is none. Computing again puts the current
 * result away first. The server keeps results by what they were made from, so that asking twice costs
 * nothing.
 */
export function useStoredOrComputed<Result>(source: Source<Result>): CachedResult<Result> {
  const [attempt, setAttempt] = useState(0);
  const stored = useQuery<Result | null, ApiError>({
    queryKey: source.key,
    queryFn: ({ signal }) => source.fetchStored(signal),
  });
  const computedKey = ['computed', ...source.key, attempt];
  const computed = useQuery<Result, ApiError>({
    queryKey: computedKey,
    queryFn: async ({ signal }) => {
      const result = await source.compute(signal);
      queryClient.setQueryData(source.key, result);
      void refresh(source.endpoint);
      return result;
    },
    enabled: stored.data === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  // What was just computed stands even where the server does not list it as stored yet.
  const result = stored.data ?? computed.data;
  if (result !== undefined) return { status: 'ready', result, computeAgain };
  if (stored.data === undefined) {
    if (stored.error === null) return { status: 'loading' };
    return { status: 'failed', error: stored.error, retry: () => void stored.refetch() };
  }
  const compute = () => void computed.refetch();
  if (computed.isFetching) return { status: 'computing', stop };
  if (computed.error) return { status: 'failed', error: computed.error, retry: compute };
  return { status: 'none', compute };

  function computeAgain(): void {
    setAttempt(attempt + 1);
    queryClient.setQueryData(source.key, null);
  }

  function stop(): void {
    void queryClient.cancelQueries({ queryKey: computedKey });
  }
}
