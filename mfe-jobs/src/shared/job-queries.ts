import { type Job, jobs, type MatchedResume, matches } from '@shortlist/api-contract';
import { callPage, pagesOf, queryOf } from '@shortlist/platform';
import { useInfiniteQuery, useQuery } from '@shortlist/platform/query';
import { type Loaded, loadedOf } from './loaded.ts';

/** What people read when a list of positions can't be had; the platform logs it too. */
export const LIST_FAILURE = 'Failed to load job positions';

const logged = { meta: { failure: LIST_FAILURE } };

const pagesQuery = { ...pagesOf(jobs.list, { query: { limit: 100 } }), ...logged };
const newestQuery = { ...queryOf(jobs.list, { query: { limit: 5 } }), ...logged };
const wholeQuery = {
  queryKey: ['jobs', jobs.list.id, 'whole'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readToTheEnd(signal),
  ...logged,
};

async function readToTheEnd(signal: AbortSignal): Promise<Job[]> {
  const found: Job[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: 200, ...(cursor ? { cursor } : {}) };
    const page: { data: Job[]; next: string | null } = await callPage(jobs.list, { query }, { signal });
    found.push(...page.data);
    cursor = page.next;
  } while (cursor);
  return found;
}

export interface JobList {
  /** Newest first; undefined until something has come. */
  readonly jobs: readonly Job[] | undefined;
  /** Why nothing has come. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** The older ones are being read, because a search or an order needs them. */
  readonly isReadingAll: boolean;
  /** Why the older ones could not be read. */
  readonly readAllError: Error | null;
  readonly retryAll: () => void;
  readonly canLoadMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** The own positions, a hundred at first; all of them once a search or an order needs all. */
export function useJobs(needsAll: boolean): JobList {
  const pages = useInfiniteQuery(pagesQuery);
  const whole = useQuery({ ...wholeQuery, enabled: needsAll && pages.hasNextPage });
  const loaded = pages.data?.pages.flatMap((page) => page.data);
  const all = needsAll ? whole.data : undefined;
  return {
    jobs: all ?? loaded,
    error: pages.error,
    isRetrying: pages.isFetching,
    retry: () => void pages.refetch(),
    isReadingAll: whole.isLoading,
    readAllError: needsAll ? whole.error : null,
    retryAll: () => void whole.refetch(),
    canLoadMore: pages.hasNextPage && !all && !whole.isLoading,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}

/** The five newest positions. */
export function useNewestJobs(): Loaded<Job[]> {
  return loadedOf(useQuery(newestQuery));
}

/** One position. */
export function useJob(id: string): Loaded<Job> {
  return loadedOf(useQuery(queryOf(jobs.get, { params: { id } })));
}

/** The resumes matched with a position, best first, out of the match history. */
export function useMatchedResumes(jobId: string): Loaded<MatchedResume[]> {
  const { data, ...rest } = loadedOf(
    useQuery(queryOf(matches.jobsWithMatches, { query: { job_id: jobId } })),
  );
  return {
    ...rest,
    data: data?.jobs.find(({ job_id }) => job_id === jobId)?.matched_resumes ?? (data && []),
  };
}
