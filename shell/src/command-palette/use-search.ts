import { endpoints, type Job, type Resume } from '@shortlist/api-contract';
import { queryOf } from '@shortlist/platform';
import { keepPreviousData, useQuery } from '@shortlist/platform/query';
import { useDebounced } from './use-debounced.ts';

const PAUSE_MS = 180;
/** One letter fits nearly everything. */
const SHORTEST = 2;
const MOST = 5;

export interface Search {
  readonly jobs: readonly Job[];
  readonly resumes: readonly Resume[];
  readonly isLoading: boolean;
  /** Says which of the two could not be searched. */
  readonly errorMessage: string | undefined;
  readonly retry: () => void;
}

/**
 * The own positions and resumes that fit some words, as the server finds them. It waits for a pause in the typing;
 * a question that nobody waits for any more is canceled.
 *
 * @param isSignedIn without it nothing is asked.
 */
export function useSearch(words: string, isSignedIn: boolean): Search {
  const search = useDebounced(words, PAUSE_MS);
  const isAsked = isSignedIn && words.length >= SHORTEST;
  const asked = { enabled: isAsked && search.length >= SHORTEST, placeholderData: keepPreviousData };
  const query = { search, limit: MOST };
  const jobs = useQuery({ ...queryOf(endpoints.jobs.list, { query }), ...asked });
  const resumes = useQuery({ ...queryOf(endpoints.resumes.list, { query }), ...asked });
  const failed = [jobs.isError && 'Positions', resumes.isError && 'resumes'].filter((what) => what !== false);
  return {
    jobs: isAsked ? (jobs.data ?? []) : [],
    resumes: isAsked ? (resumes.data?.resumes ?? []) : [],
    isLoading: isAsked && (search !== words || jobs.isFetching || resumes.isFetching),
    errorMessage: isAsked && failed.length > 0 ? sentenceOf(failed) : undefined,
    retry: () => {
      if (jobs.isError) void jobs.refetch();
      if (resumes.isError) void resumes.refetch();
    },
  };
}

function sentenceOf(failed: readonly string[]): string {
  const what = failed.join(' and ');
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} search is unavailable. Everything else still works.`;
}
