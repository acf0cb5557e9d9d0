import { type Resume, resumes } from '@shortlist/api-contract';
import { pagesOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';

export interface ResumeList {
  /** Those loaded so far, newest first. */
  readonly resumes: readonly Resume[];
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Null once all are loaded. */
  readonly more: {
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
    readonly load: () => void;
  } | null;
}

/** The own resumes, page by page. */
export function useResumes(): ResumeList {
  const pages = useInfiniteQuery(pagesOf(resumes.list));
  return {
    resumes: pages.data?.pages.flatMap(({ data }) => data.resumes) ?? [],
    isPending: pages.isPending,
    isFetching: pages.isFetching,
    hasFailed: pages.isError,
    retry: () => void pages.refetch(),
    more: pages.hasNextPage
      ? {
          isLoading: pages.isFetchingNextPage,
          hasFailed: pages.isFetchNextPageError,
          load: () => void pages.fetchNextPage(),
        }
      : null,
  };
}

/** The resumes whose candidate, file, headline or skills contain each word of a search. */
export function searchResumes(all: readonly Resume[], search: string): Resume[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ candidate_name, file_name, headline, skills }) => {
    const text = [candidate_name, file_name, headline ?? '', ...skills].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
