/** A query as a screen sees it: data, or why there is none, and a way to try again. */
export interface Loaded<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export interface QueryResult<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What of a query's result a screen needs. */
export function loadedOf<T>({ data, error, isFetching, refetch }: QueryResult<T>): Loaded<T> {
  return { data, error, isRetrying: isFetching, retry: () => void refetch() };
}
