/** How many rows are drawn, or left out, together. */
export const BLOCK = 4;

/** So many rows are drawn at first, before anything tells where the reader looks. */
const AT_FIRST = 16;

/** Pixels above and below the window in which rows are drawn already. */
export const MARGIN = 700;

/** Blocks from one to another, both included. */
export interface Blocks {
  readonly first: number;
  readonly last: number;
}

/** What of a long list is drawn. */
export interface RowWindow {
  /** The drawn blocks, rising. */
  readonly drawn: readonly number[];
  /** Those of which something was in the window when it was looked at last. */
  readonly inView: Blocks;
}

/** A stretch of the list: rows that are drawn, or the room of rows that are not. */
export type RowRange =
  | { readonly kind: 'rows'; readonly block: number }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number };

export const FIRST_WINDOW: RowWindow = {
  drawn: Array.from({ length: AT_FIRST / BLOCK }, (_, block) => block),
  inView: { first: 0, last: AT_FIRST / BLOCK - 1 },
};

/** How many blocks so many rows make; the last may be smaller. */
export function blocksOf(rows: number): number {
  return Math.ceil(rows / BLOCK);
}

/**
 * The blocks that stand between two heights of the list, at least one.
 *
 * @param heights of every block, pixels.
 * @param top and bottom: pixels from where the list begins.
 */
export function blocksBetween(heights: readonly number[], top: number, bottom: number): Blocks {
  let end = 0;
  let first = -1;
  for (const [block, height] of heights.entries()) {
    end += height;
    if (first === -1 && end > top) first = block;
    if (end >= bottom) return { first: first === -1 ? block : first, last: block };
  }
  const last = Math.max(0, heights.length - 1);
  return { first: first === -1 ? last : first, last };
}

/**
 * What is drawn next: what is wanted and there already stays, and one missing block comes, the one nearest to the
 * reader, so that no frame has more to do than that.
 *
 * @param held the block that has the focus: it stays wherever the reader looks, or the keyboard would lose its place.
 * @returns the same window when nothing changes.
 */
export function nextWindow(
  before: RowWindow,
  { wanted, inView, held }: { wanted: Blocks; inView: Blocks; held: number | null },
): RowWindow {
  const kept = before.drawn.filter((block) => isIn(wanted, block) || block === held);
  const center = (inView.first + inView.last) / 2;
  let nearest: number | null = null;
  for (let block = wanted.first; block <= wanted.last; block += 1) {
    if (kept.includes(block)) continue;
    if (nearest === null || Math.abs(block - center) < Math.abs(nearest - center)) nearest = block;
  }
  const drawn = nearest === null ? kept : [...kept, nearest].sort((a, b) => a - b);
  const isSame =
    drawn.length === before.drawn.length &&
    drawn.every((block, at) => block === before.drawn[at]) &&
    inView.first === before.inView.first &&
    inView.last === before.inView.last;
  return isSame ? before : { drawn, inView };
}

/** The list from its beginning to its end: what is drawn, and the gaps between. */
export function rangesOf(drawn: readonly number[], blocks: number): RowRange[] {
  const stretches: RowRange[] = [];
  let next = 0;
  for (const block of drawn.filter((each) => each < blocks)) {
    if (block > next) stretches.push({ kind: 'gap', from: next, to: block - 1 });
    stretches.push({ kind: 'rows', block });
    next = block + 1;
  }
  if (next < blocks) stretches.push({ kind: 'gap', from: next, to: blocks - 1 });
  return stretches;
}

export function isIn({ first, last }: Blocks, block: number): boolean {
  return block >= first && block <= last;
}
