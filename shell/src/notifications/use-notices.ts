import { endpoints } from '@shortlist/api-contract';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useMemo } from 'react';
import { type Notice, noticesOf } from './notices.ts';

/** The newest positions, each with its best matches; the newest batches; the own plan. */
export const noticeQueries = {
  jobs: queryOf(endpoints.matches.jobsWithMatches, { query: { limit: 10, matches: 5 } }),
  batches: queryOf(endpoints.batches.list, { query: { limit: 10 } }),
  subscription: queryOf(endpoints.subscriptions.mine),
};

/** What another browser or a worker did shows within a minute; what this page did, at once. */
const EVERY_MS = 60_000;

export interface Notices {
  readonly notices: readonly Notice[];
  /** Nothing has come yet. */
  readonly isPending: boolean;
  /** A part of it could not be had. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** @param isWanted false until the page has what it needs itself: then nothing is asked. */
export function useNotices(isWanted: boolean): Notices {
  const asked = { enabled: isWanted, refetchInterval: EVERY_MS };
  const jobs = useQuery({ ...noticeQueries.jobs, ...asked });
  const batches = useQuery({ ...noticeQueries.batches, ...asked });
  const subscription = useQuery({ ...noticeQueries.subscription, ...asked });
  const parts = [jobs, batches, subscription];
  const [ofJobs, ofBatches, ofPlan] = [jobs.data?.jobs, batches.data?.batches, subscription.data];
  const askedAt = Math.max(...parts.map((part) => part.dataUpdatedAt));
  const isPending = parts.some((part) => part.isPending);
  const notices = useMemo(() => {
    const situation = { jobs: ofJobs ?? null, batches: ofBatches ?? null, subscription: ofPlan ?? null };
    // While a part is still on its way the rest would only be moved by it.
    return isPending ? [] : noticesOf(situation, new Date(askedAt));
  }, [ofJobs, ofBatches, ofPlan, isPending, askedAt]);
  return {
    notices,
    isPending,
    error: parts.find((part) => part.isError)?.error ?? null,
    isRetrying: parts.some((part) => part.isError && part.isFetching),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}
