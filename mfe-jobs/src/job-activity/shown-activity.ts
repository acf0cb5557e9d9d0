import { type Job, jobs } from '@shortlist/api-contract';
import { type Page, queryClient } from '@shortlist/platform';

const { resource } = jobs.list;
const ONE = [resource, jobs.get.id];
const LISTS = [resource, jobs.list.id];

interface Pages {
  readonly pages: readonly Page<Job[]>[];
}

/** Shows a position as active or inactive wherever it is on the screen, and drops answers that are on their way. */
export function showActivity(id: string, isActive: boolean): void {
  const shown = (job: Job) => (job.id === id ? { ...job, is_active: isActive } : job);
  // A canceled query goes back to what it was at once: what is shown comes after.
  for (const queryKey of [ONE, LISTS]) void queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<Job>({ queryKey: ONE }, (job) => job && shown(job));
  queryClient.setQueriesData<Job[] | Pages>({ queryKey: LISTS }, (list) => list && inList(list, shown));
}

function inList(list: Job[] | Pages, shown: (job: Job) => Job): Job[] | Pages {
  if (Array.isArray(list)) return list.map(shown);
  return { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(shown) })) };
}
