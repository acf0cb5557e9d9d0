/** TanStack Query, as far as Shortlist uses it: one copy and one client for the shell and all remotes. */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
export { type Loaded, loadedOf } from './queries/loaded.ts';
export { type PagedList, pagedListOf } from './queries/paged-list.ts';
export { useDebouncedValue } from './queries/use-debounced-value.ts';
export { useFilterChoices } from './queries/use-filter-choices.ts';
