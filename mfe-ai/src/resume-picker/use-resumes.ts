import { type Resume, resumes } from '@shortlist/api-contract';
import { pagesOf } from '@shortlist/platform';
import { keepPreviousData, type PagedList, pagedListOf, useInfiniteQuery } from '@shortlist/platform/query';
import { useMemo } from 'react';
import { type PickerView, pickerQuery } from './picker-view.ts';

/** What people read when the resumes can't be had; the platform logs it too. */
export const LIST_FAILURE = 'Failed to load resumes';

/** How many resumes one call brings. */
const PAGE_SIZE = 100;

export interface ResumeList extends PagedList {
  /** As the server found and ordered them; undefined until something has come. */
  readonly resumes: readonly Resume[] | undefined;
}

/** The own resumes that fit, page by page. A question that was replaced by another is canceled. */
export function useResumes(view: PickerView): ResumeList {
  const pages = useInfiniteQuery({
    ...pagesOf(resumes.list, { query: { ...pickerQuery(view), limit: PAGE_SIZE } }),
    meta: { failure: LIST_FAILURE },
    placeholderData: keepPreviousData,
  });
  const { data } = pages;
  const loaded = useMemo(() => data?.pages.flatMap((page) => page.data.resumes), [data]);
  return { resumes: loaded, ...pagedListOf(pages) };
}
