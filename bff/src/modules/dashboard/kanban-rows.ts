import type { JobStage, MatchBand } from '@shortlist/api-contract';

/** A position on the tracking board, as the database returns it; the moments as JSON writes them. */
export interface CardRow {
  readonly id: string;
  readonly title: string;
  readonly company: string | null;
  readonly created_at: string;
  readonly is_active: boolean;
  readonly stage: JobStage | null;
  readonly matched_resumes: number;
  readonly best_match_score: number | null;
  readonly best_match_band: MatchBand | null;
  readonly interviewed: number;
  readonly offers_sent: number;
  readonly offers_accepted: number;
  readonly sort_key: string;
}

/** One column: a page of its cards and one more, and how many it has in all. */
export interface ColumnRow {
  readonly column_stage: JobStage;
  readonly total: number;
  readonly cards: readonly CardRow[];
}

/** Where a page of a column starts: after so many cards, at the cursor of the list beneath. */
export interface ColumnStart {
  readonly offset: number;
  readonly cursor: string | undefined;
}
