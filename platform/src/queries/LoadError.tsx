import { ErrorState, type ErrorStateProps } from '@shortlist/design-system/ErrorState';
import { messageOf } from '../api/api-error.ts';
import { type Loaded, loadedOf, type QueryResult } from './loaded.ts';

/** A query's result, or what a screen needs of one. */
export type FailedQuery = Omit<Loaded<unknown>, 'data'> | QueryResult<unknown>;

interface LoadErrorProps extends Pick<ErrorStateProps, 'title' | 'headingLevel' | 'action'> {
  /** What failed. */
  readonly query: FailedQuery;
}

/** Says that something could not be loaded and why, in its own place, with Retry. */
export function LoadError({ query, ...rest }: LoadErrorProps) {
  const { error, isRetrying, retry } = 'retry' in query ? query : loadedOf(query);
  return <ErrorState {...rest} description={messageOf(error)} isRetrying={isRetrying} onRetry={retry} />;
}
