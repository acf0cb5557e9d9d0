import { type Resume, resumes } from '@shortlist/api-contract';
import { ApiError, queryClient, queryOf, useDeleted } from '@shortlist/platform';
import { useQueries } from '@shortlist/platform/query';

/** What is known of one resume that was asked for by its id. */
export interface KeptRow {
  readonly id: string;
  readonly resume: Resume | undefined;
  /** It is nobody's, or another's. */
  readonly isUnknown: boolean;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

const keyOf = (id: string) => queryOf(resumes.get, { params: { id } }).queryKey;

/** Some resumes by their ids, wherever they stand in the lists. */
export function useOptimisticRows(ids: readonly string[]): readonly KeptRow[] {
  const deleted = useDeleted();
  const wanted = [...new Set(ids)].filter((id) => !deleted.has(id));
  const found = useQueries({ queries: wanted.map((id) => queryOf(resumes.get, { params: { id } })) });
  return found.map(({ data, error, isFetching, refetch }, index) => ({
    id: wanted[index] ?? '',
    resume: data,
    isUnknown: error instanceof ApiError && error.status >= 400 && error.status < 500,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }));
}

/** Spares the call for a resume that a list has brought already. */
export function keepRow(resume: Resume): void {
  queryClient.setQueryData(keyOf(resume.id), resume);
}
