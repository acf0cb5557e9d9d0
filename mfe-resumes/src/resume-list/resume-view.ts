import type { Resume, ResumeStatus } from '@shortlist/api-contract';

export const SORTS = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'name', label: 'Name A-Z' },
  { id: 'score', label: 'Best score first' },
  { id: 'match', label: 'Best match first' },
] as const;

export const STATUSES = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'reserve', label: 'Reserve' },
  { id: 'inactive', label: 'Inactive' },
] as const;

export type ResumeSort = (typeof SORTS)[number]['id'];
export type StatusFilter = 'all' | ResumeStatus;

/** What the address says about the list. */
export interface ResumeView {
  readonly search: string;
  readonly sort: ResumeSort;
  readonly status: StatusFilter;
}

/** Reads the view from the address; what it does not know is the default. */
export function readResumeView(params: URLSearchParams): ResumeView {
  return {
    search: params.get('search') ?? '',
    sort: SORTS.find(({ id }) => id === params.get('sort'))?.id ?? 'newest',
    status: STATUSES.find(({ id }) => id === params.get('status'))?.id ?? 'all',
  };
}

/** Whether the newest page alone can't answer the view. */
export function needsAllResumes({ search, sort, status }: ResumeView): boolean {
  return search.trim() !== '' || sort !== 'newest' || status !== 'all';
}

/** The resumes that the view asks for, in its order. `resumes` come newest first. */
export function applyResumeView(resumes: readonly Resume[], view: ResumeView): readonly Resume[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = resumes.filter(
    (resume) => (view.status === 'all' || resume.status === view.status) && hasWords(resume, words),
  );
  return view.sort === 'newest' ? chosen : chosen.sort(ORDERS[view.sort]);
}

function hasWords(resume: Resume, words: readonly string[]): boolean {
  const { candidate_name, file_name, headline, skills, email } = resume;
  const text = [candidate_name, file_name, headline, email, ...skills].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Not scored comes after every score, 0 included. */
const ORDERS: Record<Exclude<ResumeSort, 'newest'>, (a: Resume, b: Resume) => number> = {
  oldest: (a, b) => a.uploaded_at.localeCompare(b.uploaded_at),
  name: (a, b) => byName.compare(a.candidate_name, b.candidate_name),
  score: (a, b) => (b.analysis?.score_overall ?? -1) - (a.analysis?.score_overall ?? -1),
  match: (a, b) => (b.best_match?.match_score ?? -1) - (a.best_match?.match_score ?? -1),
};
