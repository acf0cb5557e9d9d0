import { type Resume, resumes } from '@shortlist/api-contract';
import { callPage, pagesOf, queryOf } from '@shortlist/platform';
import { useInfiniteQuery, useQuery } from '@shortlist/platform/query';
import { type Loaded, loadedOf } from './loaded.ts';

/** What people read when a list of resumes can't be had; the platform logs it too. */
export const LIST_FAILURE = 'Failed to load resumes';

const logged = { meta: { failure: LIST_FAILURE } };

const pagesQuery = { ...pagesOf(resumes.list, { query: { limit: 100 } }), ...logged };
const newestQuery = { ...queryOf(resumes.list, { query: { limit: 5 } }), ...logged };
const wholeQuery = {
  queryKey: ['resumes', resumes.list.id, 'whole'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readToTheEnd(signal),
  ...logged,
};

async function readToTheEnd(signal: AbortSignal): Promise<Resume[]> {
  const found: Resume[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: 200, ...(cursor ? { cursor } : {}) };
    const page: { data: { resumes: Resume[] }; next: string | null } = await callPage(
      resumes.list,
      { query },
      { signal },
    );
    found.push(...page.data.resumes);
    cursor = page.next;
  } while (cursor);
  return found;
}

export interface ResumeList {
  /** Newest first; undefined until something has come. */
  readonly resumes: readonly Resume[] | undefined;
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

/** The own resumes, a hundred at first; all of them once a search or an order needs all. */
export function useResumes(needsAll: boolean): ResumeList {
  const pages = useInfiniteQuery(pagesQuery);
  const whole = useQuery({ ...wholeQuery, enabled: needsAll && pages.hasNextPage });
  const loaded = pages.data?.pages.flatMap((page) => page.data.resumes);
  const all = needsAll ? whole.data : undefined;
  return {
    resumes: all ?? loaded,
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

/** The five newest resumes. */
export function useNewestResumes(): Loaded<{ resumes: Resume[] }> {
  return loadedOf(useQuery(newestQuery));
}

/** One resume. */
export function useResume(id: string): Loaded<Resume> {
  return loadedOf(useQuery(queryOf(resumes.get, { params: { id } })));
}
