import { type Job, jobs } from '@shortlist/api-contract';
import { queryOf } from '@shortlist/platform';
import { type Loaded, loadedOf, useQuery } from '@shortlist/platform/query';

/** The newest positions of the signed-in user, so many at most. */
export function usePositions(limit: number): Loaded<Job[]> {
  return loadedOf(useQuery(queryOf(jobs.list, { query: { limit } })));
}
