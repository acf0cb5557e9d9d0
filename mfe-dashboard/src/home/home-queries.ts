import { endpoints } from '@shortlist/api-contract';
import { messageOf, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { type MetricSource, sourceFromLists } from './metrics.ts';

const URGENT_EVERY_MS = 30_000;

/** The first positions, newest first. */
export function usePositions() {
  return useQuery(queryOf(endpoints.jobs.list, { query: { limit: 100 } }));
}

/** The positions with the best matches, a hundred at most, each with as many as a table of the best five may show. */
export function useMatchedJobs() {
  return useQuery(queryOf(endpoints.matches.jobsWithMatches, { query: { sort: 'best', matches: 5 } }));
}

/** The counts; while they can't be had, what the list of positions gives, else zero. */
export function useMetricSource(): { readonly source: MetricSource | null; readonly failure: string | null } {
  const stats = useQuery(queryOf(endpoints.dashboard.stats));
  const positions = usePositions();
  if (stats.data) return { source: stats.data, failure: null };
  if (!stats.isError) return { source: null, failure: null };
  return { source: sourceFromLists(positions.data), failure: messageOf(stats.error) };
}

/** The one thing most worth doing now; asked again every 30 seconds and when the counts behind it change. */
export function useUrgentMessage() {
  return useQuery({ ...queryOf(endpoints.dashboard.urgentMessage), refetchInterval: URGENT_EVERY_MS });
}
