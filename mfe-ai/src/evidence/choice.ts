/** The finding that a reader chose, and where, so that the other side scrolls to it and redraws its marker. */
export interface Choice {
  readonly number: number;
  readonly from: 'finding' | 'tag';
  /** Which of its quotes, by where it starts in the text; without it the first. */
  readonly start?: number | undefined;
  /** Grows with each choice: choosing the same finding again redraws its marker. */
  readonly turn: number;
}

/** The next choice after `last`. */
export function choose(last: Choice | null, number: number, from: Choice['from']): Choice {
  return { number, from, turn: (last?.turn ?? 0) + 1 };
}
