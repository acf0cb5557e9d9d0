import type { Job } from '@shortlist/api-contract';
import { useChosenPosition } from '../positions/use-positions.ts';

interface ShownPosition {
  /** The chosen one, else the first; null while it is on its way. */
  readonly job: Job | null;
  /** Somebody chose it: where there is no room it stands in place of the list. */
  readonly isOpened: boolean;
}

/** The position of the address; without it, or when it is nobody's, the first of the list. */
export function useShownPosition(jobId: string | null, jobs: readonly Job[] | undefined): ShownPosition {
  const { job, isLoading } = useChosenPosition(jobId, jobs);
  if (job !== null) return { job, isOpened: true };
  return { job: isLoading ? null : (jobs?.[0] ?? null), isOpened: isLoading };
}
