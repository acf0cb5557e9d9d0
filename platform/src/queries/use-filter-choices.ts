import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';

interface FilterSearch {
  /** False until the filter is used: nothing is asked for before. */
  readonly isAsked: boolean;
}

/**
 * The choices of a filter that a server searches. While the next are on their way, those before stay.
 *
 * @returns `search` and the props of a SearchedFilter that say what was found.
 */
export function useFilterChoices<Search extends FilterSearch, Found, Failure, Choice>(
  search: Search,
  query: UseQueryOptions<Found, Failure>,
  choicesOf: (found: Found) => readonly Choice[],
) {
  const { data, isFetching, isError } = useQuery({
    ...query,
    enabled: search.isAsked,
    placeholderData: keepPreviousData,
  });
  const items = data === undefined ? [] : choicesOf(data);
  return { search, items, isLoading: isFetching, hasFailed: isError };
}
