import { type InputOf, type Job, jobs, type MatchedResume, matches } from '@shortlist/api-contract';
import { pagesOf, queryOf, useWithoutDeleted } from '@shortlist/platform';
import {
  keepPreviousData,
  type Loaded,
  loadedOf,
  type PagedList,
  pagedListOf,
  useInfiniteQuery,
  useQuery,
} from '@shortlist/platform/query';
import { useMemo } from 'react';

/** What people read when a list of positions can't be had; the platform logs it too. */
export const LIST_FAILURE = 'Failed to load job positions';

const logged = { meta: { failure: LIST_FAILURE } };

const newestQuery = { ...queryOf(jobs.list, { query: { limit: 5 } }), ...logged };

/** A list of positions as a screen sees it. */
export interface JobList extends PagedList {
  /** Undefined until something has come. While another search is under way, still those of the one before. */
  readonly jobs: readonly Job[] | undefined;
}

/** The own positions that a query asks for, a page at first; the answer to an older query is dropped. */
export function useJobs(query: InputOf<typeof jobs.list>['query']): JobList {
  const pages = useInfiniteQuery({
    ...pagesOf(jobs.list, { query }),
    ...logged,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => pages.data?.pages.flatMap(({ data }) => data), [pages.data]);
  return { jobs: useWithoutDeleted(rows), ...pagedListOf(pages) };
}

/** The five newest positions. */
export function useNewestJobs(): Loaded<readonly Job[]> {
  const { data, ...rest } = loadedOf(useQuery(newestQuery));
  return { ...rest, data: useWithoutDeleted(data) };
}

/** One position. */
export function useJob(id: string): Loaded<Job> {
  return loadedOf(useQuery(queryOf(jobs.get, { params: { id } })));
}

/** The resumes matched with a position, best first, out of the match history. */
export function useMatchedResumes(jobId: string): Loaded<MatchedResume[]> {
  const { data, ...rest } = loadedOf(
    useQuery(queryOf(matches.jobsWithMatches, { query: { job_id: jobId } })),
  );
  return {
    ...rest,
    data: data?.jobs.find(({ job_id }) => job_id === jobId)?.matched_resumes ?? (data && []),
  };
}
