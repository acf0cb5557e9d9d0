import { QueryCache, QueryClient } from '@tanstack/query-core';
import { ApiError } from '../api/api-error.ts';
import { reportFailure } from './report-failure.ts';

/** Tries again only what may pass by itself: no answer, or a server fault. */
function shouldRetry(failures: number, error: Error): boolean {
  const mayPass = !(error instanceof ApiError) || error.code === 'network' || error.status >= 502;
  return mayPass && failures < 1;
}

/** The one cache of server data in the browser, shared by the shell and all remotes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportFailure }),
  defaultOptions: {
    queries: { staleTime: 15_000, gcTime: 5 * 60_000, retry: shouldRetry, retryDelay: 400 },
    // A write waits for a connection by itself, so that it counts as under way.
    mutations: { retry: false, networkMode: 'always' },
  },
});
