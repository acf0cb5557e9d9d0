import type { InputOf, JOB_SORTS, jobs } from '@shortlist/api-contract';

export const SORTS = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'title', label: 'Title A-Z' },
  { id: 'title_desc', label: 'Title Z-A' },
  { id: 'due_date', label: 'Due soonest' },
] as const satisfies readonly { id: (typeof JOB_SORTS)[number]; label: string }[];

export const STATUSES = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
] as const;

/** Characters that the server takes in a search. */
export const SEARCH_LIMIT = 200;

export type JobSort = (typeof SORTS)[number]['id'];
export type JobStatus = (typeof STATUSES)[number]['id'];

/** What the address says about the list. */
export interface JobView {
  readonly search: string;
  readonly sort: JobSort;
  readonly status: JobStatus;
}

/** All of them, newest first. */
export const NO_FILTERS: JobView = { search: '', sort: 'newest', status: 'all' };

/** Reads the view from the address; what it does not know is the default. */
export function readJobView(params: URLSearchParams): JobView {
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_LIMIT),
    sort: SORTS.find(({ id }) => id === params.get('sort'))?.id ?? NO_FILTERS.sort,
    status: STATUSES.find(({ id }) => id === params.get('status'))?.id ?? NO_FILTERS.status,
  };
}

/** The address of a list with a part of its view changed; defaults are left out. */
export function withJobView(before: URLSearchParams, part: Partial<JobView>): URLSearchParams {
  const after = new URLSearchParams(before);
  const defaults: Readonly<Record<string, string>> = { ...NO_FILTERS };
  for (const [name, value] of Object.entries(part)) {
    if (value === defaults[name]) after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** Whether positions may exist that the view leaves out. */
export function hasJobFilters({ search, status }: JobView): boolean {
  return search.trim() !== '' || status !== 'all';
}

/** What the server is asked for; views that differ only in spaces ask the same. */
export function jobListQuery({ search, sort, status }: JobView): InputOf<typeof jobs.list>['query'] {
  const words = search.trim().replaceAll(/\s+/gu, ' ');
  return {
    sort,
    limit: 100,
    ...(words ? { search: words } : {}),
    ...(status === 'all' ? {} : { is_active: String(status === 'active') }),
  };
}
