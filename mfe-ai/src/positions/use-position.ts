import { jobs } from '@shortlist/api-contract';
import { queryOf, serverMessageOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';

export interface Position {
  /** Null until it is known. */
  readonly title: string | null;
  /** Why it can't be shown; null while all is well. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** The position that a page is about. */
export function usePosition(jobId: string): Position {
  const { data, error, refetch } = useQuery(queryOf(jobs.get, { params: { id: jobId } }));
  return {
    title: data?.title ?? null,
    failure: error && !data ? serverMessageOf(error, 'Failed to load position') : null,
    retry: () => void refetch(),
  };
}
