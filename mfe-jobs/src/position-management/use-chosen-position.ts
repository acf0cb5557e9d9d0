import { type Job, jobs } from '@shortlist/api-contract';
import { ApiError, queryOf, type TabProps, useDeleted } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useState } from 'react';
import type { ManagedPositions } from './use-managed-positions.ts';

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
  { params, onParamsChange }: TabProps<'job'>,
  { positions }: Pick<ManagedPositions, 'positions'>,
): ChosenPosition {
  const deleted = useDeleted();
  const wanted = params.job && !deleted.has(params.job) ? params.job : null;
  const listed = positions?.find(({ id }) => id === wanted)?.job;
  const [seen, setSeen] = useState<Job | null>(null);
  if (listed && listed !== seen) setSeen(listed);
  const { data, error, isFetching, isLoading, refetch } = useQuery({
    ...queryOf(jobs.get, { params: { id: wanted ?? '' } }),
    enabled: wanted !== null && positions !== undefined && !listed,
  });
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const id = isGone ? null : wanted;
  // On its way from one list to the other it is in neither for a moment.
  const known = listed ?? data ?? (seen?.id === id ? seen : null);
  const first = positions?.find(({ zoneId }) => zoneId === 'active')?.job ?? null;
  const job = id === null ? first : known;
  return {
    job,
    isOpened: id !== null,
    isLoading: positions === undefined || isLoading,
    error: job || isGone ? null : error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    choose: (next) => onParamsChange({ job: next }),
    close: () => onParamsChange({}),
  };
}
