import { dashboard, type Job } from '@shortlist/api-contract';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useMemo, useState } from 'react';
import { saveActivity } from '../shared/activity.ts';
import { type JobList, useJobs } from '../shared/job-queries.ts';
import { type ManagedPosition, managedPositions, type ZoneId } from './managed-positions.ts';

/** Positions that each list brings at a time. */
const PAGE = 50;

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
  /** It was deleted. */
  readonly forget: (id: string) => void;
}

/** The own positions that fit a search, active and inactive: a page of each at first. */
export function useManagedPositions(search: string): ManagedPositions {
  const lists = { active: useJobs(pageOf(true, search)), inactive: useJobs(pageOf(false, search)) };
  const { active, inactive } = lists;
  const counts = useCounts(lists, search);
  const [moved, setMoved] = useState<readonly Job[]>([]);
  const isWhole = (isActive: boolean) => !(isActive ? active : inactive).loadMore;
  // What was moved here stays in sight, also where its place in the other list is beyond what was loaded.
  const kept = search ? [] : moved.filter((job) => !isWhole(job.is_active));
  const positions = active.jobs && inactive.jobs && managedPositions([active.jobs, inactive.jobs, kept]);

  async function move(ids: readonly string[], zone: ZoneId) {
    const jobs = positions?.filter(({ id }) => ids.includes(id)).map(({ job }) => job) ?? [];
    await Promise.all(jobs.map((job) => saveActivity(job, zone === 'active')));
    setMoved((before) => [
      ...before.filter(({ id }) => !ids.includes(id)),
      ...jobs.map((job) => ({ ...job, is_active: zone === 'active' })),
    ]);
  }

  return {
    positions,
    lists,
    counts,
    isSearching: active.isSearching || inactive.isSearching,
    error: positions ? null : (active.error ?? inactive.error),
    isRetrying: active.isRetrying || inactive.isRetrying,
    retry: () => {
      for (const list of [active, inactive]) if (list.error) list.retry();
    },
    move,
    forget: (id) => setMoved((before) => before.filter((job) => job.id !== id)),
  };
}

function pageOf(isActive: boolean, search: string) {
  const words = search.trim().replaceAll(/\s+/gu, ' ');
  return { is_active: String(isActive), limit: PAGE, ...(words ? { search: words } : {}) };
}

/** The server's own counts where a list is longer than what was loaded; a search has none. */
function useCounts(lists: ManagedPositions['lists'], search: string): ManagedPositions['counts'] {
  const isLong = Object.values(lists).some(({ loadMore }) => loadMore !== null);
  const { data } = useQuery({ ...queryOf(dashboard.stats), enabled: isLong && search.trim() === '' });
  return useMemo(() => {
    if (!data || !isLong || search.trim() !== '') return { active: null, inactive: null };
    const { open_job_positions: active, total_job_positions: all } = data;
    return { active, inactive: all - active };
  }, [data, isLong, search]);
}
