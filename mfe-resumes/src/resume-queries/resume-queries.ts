import { type Resume, type ResumeListQuery, resumes } from '@shortlist/api-contract';
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

/** What people read when a list of resumes can't be had; the platform logs it too. */
export const LIST_FAILURE = 'Failed to load resumes';

const logged = { meta: { failure: LIST_FAILURE } };

const newestQuery = { ...queryOf(resumes.list, { query: { limit: 5 } }), ...logged };

/** How many resumes one call brings. */
const PAGE_SIZE = 100;

export interface ResumeList extends PagedList {
  /** As the server found and ordered them; undefined until something has come. */
  readonly resumes: readonly Resume[] | undefined;
}

/** The own resumes that fit, a hundred at a time unless told. A question that was replaced by another is canceled. */
export function useResumes(query: Partial<ResumeListQuery>): ResumeList {
  const pages = useInfiniteQuery({
    ...pagesOf(resumes.list, { query: { limit: PAGE_SIZE, ...query } }),
    ...logged,
    placeholderData: keepPreviousData,
  });
  const { data } = pages;
  const loaded = useMemo(() => data?.pages.flatMap((page) => page.data.resumes), [data]);
  return { resumes: useWithoutDeleted(loaded), ...pagedListOf(pages) };
}

/** The five newest resumes. */
export function useNewestResumes(): Loaded<{ resumes: readonly Resume[] }> {
  const { data, ...rest } = loadedOf(useQuery(newestQuery));
  const found = useWithoutDeleted(data?.resumes);
  return { ...rest, data: found && { resumes: found } };
}

/** One resume. */
export function useResume(id: string): Loaded<Resume> {
  return loadedOf(useQuery(queryOf(resumes.get, { params: { id } })));
}
