export * from './ListFilters.tsx';
