import { dashboard, type Job } from '@shortlist/api-contract';
import { queryOf, useWithoutDeleted } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useMemo, useState } from 'react';
import { saveActivity } from '../job-activity/activity.ts';
import { type JobList, useJobs } from '../job-queries/job-queries.ts';
import { type ManagedPosition, managedPositions, type ZoneId } from './managed-positions.ts';

/** Positions that each list brings at a time. */
const PAGE = 20;

/** Both lists as the tab sees them. */
export interface ManagedPositions {
  /** Undefined until both lists have come. */
  readonly positions: readonly ManagedPosition[] | undefined;
  readonly lists: Readonly<Record<ZoneId, JobList>>;
  /** How many there are in a list; null when only those that are shown can be counted. */
  readonly counts: Readonly<Record<ZoneId, number | null>>;
  readonly isSearching: boolean;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** Puts positions into a list, at once on the screen. @throws what the server said */
  readonly move: (ids: readonly string[], zone: ZoneId) => Promise<void>;
}

/** The own positions that fit a search, active and inactive: a page of each at first. */
export function useManagedPositions(search: string): ManagedPositions {
  const lists = { active: useJobs(pageOf(true, search)), inactive: useJobs(pageOf(false, search)) };
  const { active, inactive } = lists;
  const [moved, setMoved] = useState<readonly Job[]>([]);
  const shown = useWithoutDeleted(moved) ?? moved;
  const [isActiveLong, isInactiveLong] = [active.canLoadMore, inactive.canLoadMore];
  const positions = useMemo(() => {
    if (!active.jobs || !inactive.jobs) return undefined;
    // What was moved here stays in sight, also where its place in the other list is beyond what was loaded.
    const isBeyond = (job: Job) => search === '' && (job.is_active ? isActiveLong : isInactiveLong);
    return managedPositions([active.jobs, inactive.jobs, shown.filter(isBeyond)]);
  }, [active.jobs, inactive.jobs, isActiveLong, isInactiveLong, search, shown]);

  async function move(ids: readonly string[], zone: ZoneId) {
    const isActive = zone === 'active';
    const jobs = positions?.filter(({ id }) => ids.includes(id)).map(({ job }) => job) ?? [];
    await Promise.all(jobs.map((job) => saveActivity(job, isActive))).catch(rejectOnceDrawn);
    const now = jobs.map((job) => ({ ...job, is_active: isActive }));
    setMoved((before) => [...before.filter(({ id }) => !ids.includes(id)), ...now]);
  }

  return {
    positions,
    lists,
    counts: useCounts(isActiveLong || isInactiveLong, search),
    isSearching: active.isStale || inactive.isStale,
    error: positions ? null : (active.error ?? inactive.error),
    isRetrying: active.isRetrying || inactive.isRetrying,
    retry: () => {
      for (const list of [active, inactive]) if (list.error) list.retry();
    },
    move,
  };
}

/** The cache tells its readers a moment later: until then the lists do not show that the position is back. */
async function rejectOnceDrawn(refusal: unknown): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve));
  throw refusal;
}

function pageOf(isActive: boolean, search: string) {
  const words = search.trim().replaceAll(/\s+/gu, ' ');
  return { is_active: String(isActive), limit: PAGE, ...(words ? { search: words } : {}) };
}

/**
 * The server's own counts where a list is longer than what was loaded; a search has none. They are asked for beside the lists,
 * not after them: so the lists are drawn once.
 */
function useCounts(isLong: boolean, search: string): ManagedPositions['counts'] {
  const isWhole = search.trim() === '';
  const { data } = useQuery({ ...queryOf(dashboard.stats), enabled: isWhole });
  if (!data || !isLong || !isWhole) return { active: null, inactive: null };
  const { open_job_positions: active, total_job_positions: all } = data;
  return { active, inactive: all - active };
}
