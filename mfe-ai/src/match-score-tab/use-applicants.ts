import { type MatchedResume, matches } from '@shortlist/api-contract';
import { pagesOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { useMemo } from 'react';

/** So many applicants one call brings, the best first. */
const PAGE_SIZE = 25;

export interface ApplicantPages {
  /** Best match first; undefined until something has come. */
  readonly matched: readonly MatchedResume[] | undefined;
  /** How many there are in all. */
  readonly count: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** There are more, or the call for them failed. */
  readonly canLoadMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** The matches of a position, best first, page by page. */
export function useApplicants(jobId: string): ApplicantPages {
  const pages = useInfiniteQuery({
    ...pagesOf(matches.jobsWithMatches, { query: { job_id: jobId, limit: PAGE_SIZE } }),
    meta: { failure: 'Failed to load applicants' },
  });
  const { data } = pages;
  const matched = useMemo(
    () => data?.pages.flatMap((page) => page.data.jobs).flatMap((job) => job.matched_resumes),
    [data],
  );
  return {
    matched,
    count: data?.pages.at(-1)?.data.jobs[0]?.matched_count ?? 0,
    error: pages.error,
    isFetching: pages.isFetching,
    retry: () => void pages.refetch(),
    canLoadMore: pages.hasNextPage || pages.isFetchNextPageError,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage({ cancelRefetch: false }),
  };
}
