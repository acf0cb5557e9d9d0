import { type Job, jobs } from '@shortlist/api-contract';
import { pagesOf, queryOf, useWithoutDeleted } from '@shortlist/platform';
import {
  keepPreviousData,
  type PagedList,
  pagedListOf,
  useInfiniteQuery,
  useQuery,
} from '@shortlist/platform/query';
import { useMemo } from 'react';

/** What people read when the positions can't be had; the platform logs it too. */
export const POSITIONS_FAILURE = 'Failed to load job positions';

/** How many positions one call brings. */
const PAGE_SIZE = 20;

/** Which positions; without any of it all of them. */
export interface PositionQuery {
  readonly search?: string;
  readonly posted?: 'today' | 'week' | 'month';
  readonly company?: string;
  readonly title?: string;
}

export interface Positions extends PagedList {
  /** Newest first; undefined until something has come. */
  readonly jobs: readonly Job[] | undefined;
}

/** The own positions that fit, page by page. */
export function usePositions(query: PositionQuery): Positions {
  const pages = useInfiniteQuery({
    ...pagesOf(jobs.list, { query: { ...query, limit: PAGE_SIZE } }),
    meta: { failure: POSITIONS_FAILURE },
    placeholderData: keepPreviousData,
  });
  const { data } = pages;
  const loaded = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return { jobs: useWithoutDeleted(loaded), ...pagedListOf(pages) };
}

/** A position that somebody chose by its id. */
export interface ChosenPosition {
  /** Null while, or because, it is not there. */
  readonly job: Job | null;
  readonly isLoading: boolean;
}

/** The position of an id, out of those that are loaded or by itself; an id that is unknown or a stranger's is not chosen. */
export function useChosenPosition(id: string | null, loaded: readonly Job[] | undefined): ChosenPosition {
  const known = loaded?.find((job) => job.id === id);
  const asked = useQuery({
    ...queryOf(jobs.get, { params: { id: id ?? '' } }),
    enabled: id !== null && loaded !== undefined && known === undefined,
    retry: false,
  });
  if (id === null) return { job: null, isLoading: false };
  if (known) return { job: known, isLoading: false };
  return {
    job: asked.isError ? null : (asked.data ?? null),
    isLoading: loaded === undefined || asked.isLoading,
  };
}
