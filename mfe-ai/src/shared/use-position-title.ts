import { jobs } from '@shortlist/api-contract';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';

/** The title of the position that a page is about; null until it is known. */
export function usePositionTitle(jobId: string): string | null {
  return useQuery(queryOf(jobs.get, { params: { id: jobId } })).data?.title ?? null;
}
