import type { ResumeListQuery } from '@shortlist/api-contract';
import type { TabParams } from '@shortlist/platform';
import { LONGEST } from '../resume-queries/longest.ts';
import { type ResumeSort, SORTS } from '../resume-queries/sorts.ts';

/** What the address may say to the tab. */
export type ScoreParam = 'resume' | 'search' | 'sort' | 'date' | 'company' | 'position';
export type ScoreParams = TabParams<ScoreParam>;

export const DATES = [
  { id: 'all', label: 'All Date' },
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'This Week' },
  { id: 'month', label: 'This Month' },
] as const;
export type DateFilter = (typeof DATES)[number]['id'];

/** What is listed and in which order; an empty text or 'all' filters nothing. */
export interface ScoreView {
  readonly search: string;
  readonly sort: ResumeSort;
  readonly date: DateFilter;
  readonly company: string;
  /** The id of a position. */
  readonly position: string;
}

const DEFAULTS: ScoreView = { search: '', sort: 'newest', date: 'all', company: '', position: '' };

/** The view that leaves nothing out, in the order that was chosen. */
export const NO_FILTERS = { search: '', date: 'all', company: '', position: '' } as const;

/** Reads the view from the address; what it does not know is the default. */
export function readScoreView(params: ScoreParams): ScoreView {
  return {
    search: (params.search ?? '').trim().slice(0, LONGEST.search),
    sort: SORTS.find(({ id }) => id === params.sort)?.id ?? DEFAULTS.sort,
    date: DATES.find(({ id }) => id === params.date)?.id ?? DEFAULTS.date,
    company: (params.company ?? '').trim().slice(0, LONGEST.company),
    position: idOf(params.position) ?? '',
  };
}

/** The resume whose detail is asked for; null for the list, and for what is no id. */
export function readResumeId(params: ScoreParams): string | null {
  return idOf(params.resume);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function idOf(text: string | undefined): string | null {
  return text !== undefined && UUID.test(text) ? text.toLowerCase() : null;
}

/** The view as the address says it; what is the default is left out. */
export function scoreParams(view: ScoreView, resume?: string): ScoreParams {
  const said = Object.entries(view).filter(([name, value]) => value !== DEFAULTS[name as keyof ScoreView]);
  return Object.fromEntries(resume === undefined ? said : [...said, ['resume', resume]]);
}

/** The address of the tab with a view: the list, or in it the detail of a resume. */
export function scoreHref(view: ScoreView, resume?: string): string {
  return `/new-dashboard?${new URLSearchParams({ tab: 'candidate-score', ...scoreParams(view, resume) })}`;
}

/** Whether the view can leave resumes out. */
export function hasScoreFilters({ search, date, company, position }: ScoreView): boolean {
  return search !== '' || date !== 'all' || company !== '' || position !== '';
}

/** The view as the server takes it; a default is left out, so that equal views share one cached answer. */
export function scoreListQuery({
  search,
  sort,
  date,
  company,
  position,
}: ScoreView): Partial<ResumeListQuery> {
  return {
    ...(search && { search }),
    ...(date !== 'all' && { uploaded: date }),
    ...(company && { company }),
    ...(position && { job_id: position }),
    ...(sort !== DEFAULTS.sort && { sort }),
  };
}
