import type { Job } from '@shortlist/api-contract';
import { companyOf } from '../shared/company.ts';

export const SORTS = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'title', label: 'Title A-Z' },
  { id: 'match', label: 'Best match first' },
  { id: 'matched', label: 'Most matched first' },
] as const;

export const STATUSES = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
] as const;

export type JobSort = (typeof SORTS)[number]['id'];
export type JobStatus = (typeof STATUSES)[number]['id'];

/** What the address says about the list. */
export interface JobView {
  readonly search: string;
  readonly sort: JobSort;
  readonly status: JobStatus;
}

/** Reads the view from the address; what it does not know is the default. */
export function readJobView(params: URLSearchParams): JobView {
  return {
    search: params.get('search') ?? '',
    sort: SORTS.find(({ id }) => id === params.get('sort'))?.id ?? 'newest',
    status: STATUSES.find(({ id }) => id === params.get('status'))?.id ?? 'all',
  };
}

/** Whether the newest page alone can't answer the view. */
export function needsAllJobs({ search, sort, status }: JobView): boolean {
  return search.trim() !== '' || sort !== 'newest' || status !== 'all';
}

/** The positions that the view asks for, in its order. `jobs` come newest first. */
export function applyJobView(jobs: readonly Job[], view: JobView): readonly Job[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = jobs.filter((job) => hasStatus(job, view.status) && hasWords(job, words));
  return view.sort === 'newest' ? chosen : chosen.sort(ORDERS[view.sort]);
}

function hasStatus(job: Job, status: JobStatus): boolean {
  return status === 'all' || job.is_active === (status === 'active');
}

function hasWords(job: Job, words: readonly string[]): boolean {
  const text = `${job.title} ${companyOf(job)}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

const byTitle = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const ORDERS: Record<Exclude<JobSort, 'newest'>, (a: Job, b: Job) => number> = {
  oldest: (a, b) => a.created_at.localeCompare(b.created_at),
  title: (a, b) => byTitle.compare(a.title, b.title),
  match: (a, b) => (b.best_match_score ?? -1) - (a.best_match_score ?? -1),
  matched: (a, b) => b.matched_resumes - a.matched_resumes,
};
