import { type Job, jobs } from '@shortlist/api-contract';
import { ApiError, queryOf, type TabProps } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ManagedPosition } from './managed-positions.ts';

/** The position that the panel shows. */
export interface ChosenPosition {
  readonly job: Job | null;
  /** Somebody chose it; else it is the first of the list, which is shown where there is room. */
  readonly isOpened: boolean;
  readonly isLoading: boolean;
  /** Why it can not be had; not that it is gone. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  readonly choose: (id: string) => void;
  /** Back to the lists. */
  readonly close: () => void;
}

/** The one of the address; without it, or when it is nobody's, the first active one. */
export function useChosenPosition(
  { params: { job: id }, onParamsChange }: TabProps<'job'>,
  positions: readonly ManagedPosition[] | undefined,
): ChosenPosition {
  const listed = positions?.find((position) => position.id === id)?.job;
  const { data, error, isFetching, isLoading, refetch } = useQuery({
    ...queryOf(jobs.get, { params: { id: id ?? '' } }),
    enabled: Boolean(id) && positions !== undefined && !listed,
  });
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const own = listed ?? (id && !isGone ? data : undefined);
  const first = positions?.find(({ zoneId }) => zoneId === 'active')?.job;
  return {
    job: own ?? (id && !isGone ? null : (first ?? null)),
    isOpened: Boolean(id) && !isGone,
    isLoading: positions === undefined || isLoading,
    error: own || isGone ? null : error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    choose: (job) => onParamsChange({ job }),
    close: () => onParamsChange({}),
  };
}
