import { type Resume, type ResumeListQuery, resumes } from '@shortlist/api-contract';
import { pagesOf, queryOf } from '@shortlist/platform';
import {
  keepPreviousData,
  type Loaded,
  loadedOf,
  useInfiniteQuery,
  useQuery,
} from '@shortlist/platform/query';
import { useMemo } from 'react';
import { useDeleted } from '../delete-resume/deletions.ts';

/** What people read when a list of resumes can't be had; the platform logs it too. */
export const LIST_FAILURE = 'Failed to load resumes';

const logged = { meta: { failure: LIST_FAILURE } };

const newestQuery = { ...queryOf(resumes.list, { query: { limit: 5 } }), ...logged };

/** How many resumes one call brings. */
const PAGE_SIZE = 100;

export interface ResumeList {
  /** As the server found and ordered them; undefined until something has come. */
  readonly resumes: readonly Resume[] | undefined;
  /** Why nothing has come. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** Shown are the resumes of the question before, while the new one is on its way. */
  readonly isStale: boolean;
  readonly canLoadMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the next ones have not come. */
  readonly loadMoreError: Error | null;
  readonly loadMore: () => void;
}

/** The own resumes that fit, a hundred at a time unless told. A question that was replaced by another is cancelled. */
export function useResumes(query: Partial<ResumeListQuery>): ResumeList {
  const pages = useInfiniteQuery({
    ...pagesOf(resumes.list, { query: { limit: PAGE_SIZE, ...query } }),
    ...logged,
    placeholderData: keepPreviousData,
  });
  const { data, isFetchNextPageError, isFetchingNextPage } = pages;
  const deleted = useDeleted();
  const loaded = useMemo(
    () => data?.pages.flatMap((page) => withoutDeleted(page.data.resumes, deleted)),
    [data, deleted],
  );
  return {
    resumes: loaded,
    error: pages.error,
    isRetrying: pages.isFetching,
    retry: () => void pages.refetch(),
    isStale: pages.isPlaceholderData,
    canLoadMore: pages.hasNextPage && !pages.isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    loadMoreError: isFetchNextPageError ? pages.error : null,
    loadMore: () => void (isFetchingNextPage || pages.fetchNextPage({ cancelRefetch: false })),
  };
}

function withoutDeleted(found: readonly Resume[], deleted: ReadonlySet<string>): readonly Resume[] {
  return deleted.size === 0 ? found : found.filter(({ id }) => !deleted.has(id));
}

/** The five newest resumes. */
export function useNewestResumes(): Loaded<{ resumes: readonly Resume[] }> {
  const deleted = useDeleted();
  const { data, ...rest } = loadedOf(useQuery(newestQuery));
  return { ...rest, data: data && { resumes: withoutDeleted(data.resumes, deleted) } };
}

/** One resume. */
export function useResume(id: string): Loaded<Resume> {
  return loadedOf(useQuery(queryOf(resumes.get, { params: { id } })));
}
