import type { RESUME_SORTS, ResumeListQuery } from '@shortlist/api-contract';

type ResumeSort = (typeof RESUME_SORTS)[number];

/** The orders in which resumes to choose from may stand. */
export const SORTS: readonly { readonly id: ResumeSort; readonly label: string }[] = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'name', label: 'Name A-Z' },
  { id: 'name_desc', label: 'Name Z-A' },
  { id: 'score_desc', label: 'Best score first' },
  { id: 'match_desc', label: 'Best match first' },
];

/** What the contract takes at most. */
export const LONGEST_SEARCH = 200;

/** What the address says about the list; an empty search leaves nothing out. */
export interface PickerView {
  readonly search: string;
  readonly sort: ResumeSort;
}

/** Words as the server is asked for them. */
export function searchOf(text: string): string {
  return text.trim().slice(0, LONGEST_SEARCH).trimEnd();
}

/** Reads the view from the address; what it does not know is the default. */
export function readPickerView(params: URLSearchParams): PickerView {
  return {
    search: searchOf(params.get('search') ?? ''),
    sort: SORTS.find(({ id }) => id === params.get('sort'))?.id ?? 'newest',
  };
}

/** The address with a part of the view changed; what is the default is left out, what is not the view's stays. */
export function withPickerView(before: URLSearchParams, part: Partial<PickerView>): URLSearchParams {
  const after = new URLSearchParams(before);
  const { search, sort } = { ...readPickerView(before), ...part };
  after.delete('search');
  after.delete('sort');
  if (searchOf(search)) after.set('search', searchOf(search));
  if (sort !== 'newest') after.set('sort', sort);
  return after;
}

/** The view as the server takes it; a default is left out, so that equal views share one cached answer. */
export function pickerQuery({ search, sort }: PickerView): Partial<ResumeListQuery> {
  return { ...(search && { search }), ...(sort !== 'newest' && { sort }) };
}
