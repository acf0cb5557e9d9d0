/** A long list as a screen sees it: how it comes page by page, whatever stands in it. */
export interface ListPages {
  /** Why nothing has come. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** Shown is the list of the question before, while the new one is on its way. */
  readonly isStale: boolean;
  readonly canLoadMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailedToLoadMore: boolean;
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
export function listPagesOf(pages: PagesResult): ListPages {
  const { isFetchingNextPage } = pages;
  return {
    error: pages.error,
    isRetrying: pages.isFetching,
    retry: () => void pages.refetch(),
    isStale: pages.isPlaceholderData,
    canLoadMore: pages.hasNextPage && !pages.isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    hasFailedToLoadMore: pages.isFetchNextPageError,
    loadMore: () => void (isFetchingNextPage || pages.fetchNextPage({ cancelRefetch: false })),
  };
}
