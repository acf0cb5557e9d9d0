import { RESUME_STATUSES, type Resume, type ResumeStatus, resumes } from '@shortlist/api-contract';
import { queryOf } from '@shortlist/platform';
import { keepPreviousData, useQuery } from '@shortlist/platform/query';
import { type ResumeList, useResumes } from '../resume-queries/resume-queries.ts';
import { mergeRows } from './merge-rows.ts';

/** How many resumes of a zone one call brings. */
const PAGE_SIZE = 20;

export interface Zones {
  /** What is shown, newest first, whichever zone it stands in; undefined until every zone has come. */
  readonly rows: readonly Resume[] | undefined;
  readonly lists: Readonly<Record<ResumeStatus, ResumeList>>;
  /** How many each zone has in all; undefined as long as nobody has counted. */
  readonly counts: Readonly<Record<ResumeStatus, number>> | undefined;
  /** Why a zone has not come. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * The three zones, each a page of its own list.
 *
 * @param search words that narrow all three.
 * @param kept resumes that are shown wherever their page begins: the chosen one, and what was just moved.
 */
export function useZones(search: string, kept: readonly Resume[]): Zones {
  const words = search ? { search } : {};
  const lists = {
    active: useResumes({ ...words, status: 'active', limit: PAGE_SIZE }),
    reserve: useResumes({ ...words, status: 'reserve', limit: PAGE_SIZE }),
    inactive: useResumes({ ...words, status: 'inactive', limit: PAGE_SIZE }),
  };
  const { data: counts } = useQuery({
    ...queryOf(resumes.counts, { query: words }),
    placeholderData: keepPreviousData,
  });
  const all = RESUME_STATUSES.map((status) => lists[status]);
  const [active, reserve, inactive] = all.map((list) => list.resumes);
  return {
    rows: active && reserve && inactive && mergeRows([active, reserve, inactive], kept),
    lists,
    counts,
    error: all.find(({ error, resumes: loaded }) => error && !loaded)?.error ?? null,
    isRetrying: all.some(({ isRetrying }) => isRetrying),
    retry: () => {
      for (const { resumes: loaded, retry } of all) if (!loaded) retry();
    },
  };
}
