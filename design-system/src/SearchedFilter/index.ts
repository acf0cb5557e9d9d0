export * from './SearchedFilter.tsx';
export * from './use-filter-search.ts';
