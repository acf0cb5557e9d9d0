/** A long list as a screen sees it: how it comes page by page, whatever is in it. */
export interface PagedList {
  /** Why nothing has come. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** Shown is the list of the question before, while the new one is on its way. */
  readonly isStale: boolean;
  readonly canLoadMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the next page has not come. */
  readonly loadMoreError: Error | null;
  readonly loadMore: () => void;
}

interface PagesResult {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
}

/** What of an infinite query's result a long list needs. */
export function pagedListOf(pages: PagesResult): PagedList {
  const { isFetchingNextPage } = pages;
  return {
    error: pages.error,
    isRetrying: pages.isFetching,
    retry: () => void pages.refetch(),
    isStale: pages.isPlaceholderData,
    canLoadMore: pages.hasNextPage && !pages.isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    loadMoreError: pages.isFetchNextPageError ? pages.error : null,
    loadMore: () => void (isFetchingNextPage || pages.fetchNextPage({ cancelRefetch: false })),
  };
}
