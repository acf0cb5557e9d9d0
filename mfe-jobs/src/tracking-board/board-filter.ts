import { KANBAN_DATES } from '@shortlist/api-contract';
import type { TabParams } from '@shortlist/platform';

export type BoardParams = TabParams<'date' | 'company' | 'position'>;
export type BoardDate = (typeof KANBAN_DATES)[number];

/** Which positions the board shows. */
export interface BoardFilter {
  /** Posted since. */
  readonly date: BoardDate;
  /** As its positions write it, in any case; null for all. */
  readonly company: string | null;
  /** Words of the title; null for all. */
  readonly position: string | null;
}

/** The choices of the date, with the words of the product. */
export const DATES: readonly { readonly id: BoardDate; readonly label: string }[] = [
  { id: 'all', label: 'All Date' },
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'This Week' },
  { id: 'month', label: 'This Month' },
];

export const NO_FILTERS: BoardFilter = { date: 'all', company: null, position: null };

/** Characters that the server takes in a company and a title. */
const WORD_LIMIT = 200;

interface SaidOfBoard {
  readonly date?: string | undefined;
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}

/** What the address says; what it may not say counts as not said. */
export function readBoardFilter({ date, company, position }: SaidOfBoard): BoardFilter {
  return {
    date: KANBAN_DATES.find((each) => each === date) ?? 'all',
    company: wordsOf(company),
    position: wordsOf(position),
  };
}

/** What the address shall say: only what narrows. */
export function boardParams({ date, company, position }: BoardFilter): BoardParams {
  return {
    ...(date === 'all' ? {} : { date }),
    ...(company === null ? {} : { company }),
    ...(position === null ? {} : { position }),
  };
}

/** Whether anything is left out. */
export function hasBoardFilters({ date, company, position }: BoardFilter): boolean {
  return date !== 'all' || company !== null || position !== null;
}

/** The filter without what would hide a position that is posted now. */
export function filterShowing(filter: BoardFilter, job: { title: string; company: string }): BoardFilter {
  const isOfCompany = job.company.toLowerCase() === filter.company?.toLowerCase();
  const isNamed = filter.position !== null && job.title.toLowerCase().includes(filter.position.toLowerCase());
  return {
    ...filter,
    company: isOfCompany ? filter.company : null,
    position: isNamed ? filter.position : null,
  };
}

function wordsOf(text: string | undefined): string | null {
  const words = text?.trim().slice(0, WORD_LIMIT) ?? '';
  return words === '' ? null : words;
}
