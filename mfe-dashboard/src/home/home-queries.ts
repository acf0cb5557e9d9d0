import { endpoints, type Job } from '@shortlist/api-contract';
import { messageOf, pagesOf, queryOf, useWithoutDeleted } from '@shortlist/platform';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@shortlist/platform/query';
import { useEffect, useMemo, useRef } from 'react';
import { type MetricSource, sourceFromLists } from './metrics.ts';

const URGENT_EVERY_MS = 30_000;
/** Of a page of positions: more come when they are asked for. */
const POSITIONS = 50;

interface Positions {
  /** Those of the pages that are there; undefined until the first one is. */
  readonly positions: readonly Job[] | undefined;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** The positions, newest first, page by page. */
export function usePositions(): Positions {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...pagesOf(endpoints.jobs.list, { query: { limit: POSITIONS } }),
    meta: { failure: 'Failed to load job positions' },
  });
  const positions = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return {
    positions: useWithoutDeleted(positions),
    isPending,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage: () => fetchNextPage(),
    refetch: () => refetch(),
  };
}

/** The best matches of a position or, with `null`, of all; the ones before stay until the next are there. */
export function useTopApplicants(jobId: string | null) {
  return useQuery({
    ...queryOf(endpoints.dashboard.topApplicants, { query: jobId === null ? {} : { job_id: jobId } }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to load top applicants' },
  });
}

/** The counts. */
export function useStats() {
  return useQuery({
    ...queryOf(endpoints.dashboard.stats),
    meta: { failure: 'Failed to load dashboard metrics' },
  });
}

/** What happened in each of the last weeks. */
export function useTrends() {
  return useQuery({
    ...queryOf(endpoints.dashboard.trends),
    meta: { failure: 'Failed to load trends' },
  });
}

interface Metrics {
  readonly source: MetricSource | null;
  /** Why the figures come from the lists; null while they are the counts. */
  readonly failure: string | null;
}

/** The counts; while they can't be had, what the list of positions gives, else zero. */
export function useMetricSource(): Metrics {
  const stats = useStats();
  const { positions, hasNextPage } = usePositions();
  if (stats.data) return { source: stats.data, failure: null };
  if (!stats.isError) return { source: null, failure: null };
  const lists = hasNextPage ? `your ${POSITIONS} newest positions` : 'your positions and resumes';
  return {
    source: sourceFromLists(positions),
    failure: `Showing totals from ${lists}. ${messageOf(stats.error)}`,
  };
}

/** The one thing most worth doing now; asked again every 30 seconds and when the counts behind it change. */
export function useUrgentMessage() {
  const urgent = useQuery({
    ...queryOf(endpoints.dashboard.urgentMessage),
    refetchInterval: URGENT_EVERY_MS,
    meta: { failure: 'Failed to load urgent message' },
  });
  const stats = useStats().data;
  const counts = stats ? `${stats.total_resumes} ${stats.total_job_positions}` : null;
  const { refetch } = urgent;
  const before = useRef(counts);
  useEffect(() => {
    if (counts === null || counts === before.current) return;
    const isChange = before.current !== null;
    before.current = counts;
    if (isChange) void refetch({ cancelRefetch: false });
  }, [counts, refetch]);
  return urgent;
}
