import type { RESUME_SORTS } from '@shortlist/api-contract';

export type ResumeSort = (typeof RESUME_SORTS)[number];

/** The orders that the server knows, as people read them. */
export const SORTS: readonly { readonly id: ResumeSort; readonly label: string }[] = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'name', label: 'Name A-Z' },
  { id: 'name_desc', label: 'Name Z-A' },
  { id: 'score_desc', label: 'Best score first' },
  { id: 'score', label: 'Lowest score first' },
  { id: 'match_desc', label: 'Best match first' },
  { id: 'match', label: 'Lowest match first' },
];
