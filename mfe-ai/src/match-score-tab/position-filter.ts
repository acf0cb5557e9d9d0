import { POSTED_DATES } from '@shortlist/api-contract';
import type { TabParams } from '@shortlist/platform';
import type { PositionQuery } from '../positions/use-positions.ts';

export type MatchScoreParams = TabParams<'job' | 'date' | 'company' | 'position'>;
export type FilterDate = 'all' | (typeof POSTED_DATES)[number];

/** Which positions stand in the sidebar. */
export interface PositionFilter {
  /** Posted since. */
  readonly date: FilterDate;
  /** As positions write it, in any case; null for all. */
  readonly company: string | null;
  /** Words of the title; null for all. */
  readonly position: string | null;
}

export const NO_FILTER: PositionFilter = { date: 'all', company: null, position: null };

/** Characters that the server takes in a company and a title. */
const WORD_LIMIT = 200;

/** What the address says; what it may not say counts as not said. */
export function readPositionFilter({ date, company, position }: MatchScoreParams): PositionFilter {
  return {
    date: POSTED_DATES.find((each) => each === date) ?? 'all',
    company: wordsOf(company),
    position: wordsOf(position),
  };
}

function wordsOf(text: string | undefined): string | null {
  return text?.trim().slice(0, WORD_LIMIT) || null;
}

/** What the address shall say: only what narrows. */
export function filterParams({ date, company, position }: PositionFilter): MatchScoreParams {
  return {
    ...(date !== 'all' && { date }),
    ...(company !== null && { company }),
    ...(position !== null && { position }),
  };
}

/** What the server is asked for. */
export function queryOfFilter({ date, company, position }: PositionFilter): PositionQuery {
  return {
    ...(date !== 'all' && { posted: date }),
    ...(company !== null && { company }),
    ...(position !== null && { title: position }),
  };
}
