import type { ResumeListQuery, ResumeStatus } from '@shortlist/api-contract';
import { STATUS_NAMES } from '../resume-changes/status-names.ts';
import { LONGEST } from '../resume-queries/longest.ts';
import { type ResumeSort, SORTS } from '../resume-queries/sorts.ts';

export type StatusFilter = 'all' | ResumeStatus;

export const STATUSES = [
  { id: 'all', label: 'All' },
  { id: 'active', label: STATUS_NAMES.active },
  { id: 'reserve', label: STATUS_NAMES.reserve },
  { id: 'inactive', label: STATUS_NAMES.inactive },
] as const;

/** What the address says about the list; an empty text or 'all' filters nothing. */
export interface ResumeView {
  /** The content hash of a file: it and its copies. */
  readonly content: string;
  readonly search: string;
  readonly skill: string;
  readonly sort: ResumeSort;
  readonly status: StatusFilter;
}

const DEFAULTS: ResumeView = { content: '', search: '', skill: '', sort: 'newest', status: 'all' };

/** The view that hides nothing, in the order that was chosen. */
export const NO_FILTERS = { content: '', search: '', skill: '', status: 'all' } as const;

/** Reads the view from the address; what it does not know is the default. */
export function readResumeView(params: URLSearchParams): ResumeView {
  return {
    content: contentOf(params),
    search: textOf(params, 'search'),
    skill: textOf(params, 'skill'),
    sort: SORTS.find(({ id }) => id === params.get('sort'))?.id ?? DEFAULTS.sort,
    status: STATUSES.find(({ id }) => id === params.get('status'))?.id ?? DEFAULTS.status,
  };
}

/** The address with a part of the view changed; what is the default is left out, what is not the view's stays. */
export function withView(before: URLSearchParams, part: Partial<ResumeView>): URLSearchParams {
  const after = new URLSearchParams(before);
  const asText: Readonly<Record<string, string>> = { ...readResumeView(before), ...part };
  for (const [name, standard] of Object.entries(DEFAULTS)) {
    const value = (asText[name] ?? '').trim();
    if (value === standard) after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** Whether the view can leave resumes out. */
export function hasResumeFilters({ content, search, skill, status }: ResumeView): boolean {
  return content !== '' || search !== '' || skill !== '' || status !== 'all';
}

/** The view as the server takes it; a default is left out, so that equal views share one cached answer. */
export function resumeListQuery({
  content,
  search,
  skill,
  sort,
  status,
}: ResumeView): Partial<ResumeListQuery> {
  return {
    ...(content && { content_hash: content }),
    ...(search && { search }),
    ...(skill && { skill }),
    ...(status !== 'all' && { status }),
    ...(sort !== DEFAULTS.sort && { sort }),
  };
}

/** What is no content hash asks for none, where the server would refuse it. */
function contentOf(params: URLSearchParams): string {
  const content = params.get('content') ?? '';
  return /^[0-9a-f]{64}$/.test(content) ? content : '';
}

function textOf(params: URLSearchParams, name: keyof typeof LONGEST): string {
  return (params.get(name) ?? '').trim().slice(0, LONGEST[name]);
}
