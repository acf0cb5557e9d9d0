import { type RefObject, useEffect, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { freeColumns, keepColumns } from './kept-columns.ts';
import {
  BLOCK,
  type Blocks,
  blocksBetween,
  blocksOf,
  FIRST_WINDOW,
  isIn,
  MARGIN,
  nextWindow,
  type RowRange,
  type RowWindow,
  rangesOf,
} from './row-window.ts';

/** As many rows are drawn as they are. */
const SHORT = 40;

/** How high a block was when it was drawn last, by its first item: coming back to a list finds its place. */
const drawnHeights = new WeakMap<object, number>();

/** Rows to draw, or room of so many pixels. */
export type Part = Extract<RowRange, { kind: 'rows' }> | { kind: 'gap'; from: number; height: number };

export interface DrawnRows {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly stretches: readonly Part[];
}

/** Which rows of a list are drawn, as the page is scrolled. */
export function useRowWindow(items: readonly object[], rowHeight: number): DrawnRows {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isDrawing, startDrawing] = useTransition();
  const [isPrinting, setPrinting] = useState(false);
  const [shown, setShown] = useState<RowWindow>(FIRST_WINDOW);
  const first = items[0];
  const [listOf, setListOf] = useState(first);
  // Another list: the rows in view come first, their neighbors follow one block at a time.
  if (first !== listOf) {
    setListOf(first);
    setShown({ ...shown, drawn: shown.drawn.filter((block) => isIn(shown.inView, block)) });
  }
  const isLong = items.length > SHORT && !isPrinting;
  const blocks = blocksOf(items.length);
  const heights = isLong ? heightsOf(items, rowHeight) : [];
  const stretches = isLong ? rangesOf(shown.drawn, blocks) : allBlocks(blocks);

  useEffect(() => {
    if (!isLong || isDrawing) return;
    return watchScrolling(() => {
      const element = body.current;
      if (!element) return;
      const held = measure(element, items, stretches);
      const next = nextWindow(shown, { ...viewOf(element, heightsOf(items, rowHeight)), held });
      if (next === shown) return;
      keepColumns(element);
      startDrawing(() => setShown(next));
    });
  });

  useEffect(() => {
    if (!isLong || !body.current) return;
    return freeColumns(body.current);
  }, [isLong]);

  usePrinting(setPrinting);
  return { body, stretches: stretches.map((stretch) => partOf(stretch, heights)) };
}

/** What was not drawn yet is taken to be as high as the first block, which always is drawn first. */
function heightsOf(items: readonly object[], rowHeight: number): number[] {
  const first = items[0] && drawnHeights.get(items[0]);
  const likely = first === undefined ? rowHeight : first / Math.min(BLOCK, items.length);
  return Array.from({ length: blocksOf(items.length) }, (_, block) => {
    const begin = items[block * BLOCK];
    const rows = Math.min(BLOCK, items.length - block * BLOCK);
    return (begin && drawnHeights.get(begin)) ?? rows * likely;
  });
}

function allBlocks(blocks: number): RowRange[] {
  return Array.from({ length: blocks }, (_, block) => ({ kind: 'rows', block }));
}

function partOf(stretch: RowRange, heights: readonly number[]): Part {
  if (stretch.kind === 'rows') return stretch;
  const height = heights.slice(stretch.from, stretch.to + 1).reduce((sum, each) => sum + each, 0);
  return { kind: 'gap', from: stretch.from, height };
}

/** Notes how high the drawn blocks are. Returns the block that has the focus. */
function measure(
  body: HTMLTableSectionElement,
  items: readonly object[],
  stretches: readonly RowRange[],
): number | null {
  const { activeElement } = document;
  const focused = body.contains(activeElement) ? activeElement : null;
  let held: number | null = null;
  let at = 0;
  for (const stretch of stretches) {
    const size = stretch.kind === 'gap' ? 1 : Math.min(BLOCK, items.length - stretch.block * BLOCK);
    const [first, last] = [body.rows[at], body.rows[at + size - 1]];
    at += size;
    if (stretch.kind === 'gap' || !first || !last) continue;
    const item = items[stretch.block * BLOCK];
    const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
    if (item && height > 0) drawnHeights.set(item, height);
    if (focused && isFromTo(first, last, focused)) held = stretch.block;
  }
  return held;
}

/** Whether an element stands in a row from the first to the last. */
function isFromTo(first: Element, last: Element, element: Element): boolean {
  const row = element.closest('tr');
  if (!row) return false;
  const after = first.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_PRECEDING;
  const before = last.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
  return after === 0 && before === 0;
}

/** The blocks in the window, and those that are drawn because they are near it. */
function viewOf(body: Element, heights: readonly number[]): { inView: Blocks; wanted: Blocks } {
  const { top } = body.getBoundingClientRect();
  const bottom = window.innerHeight - top;
  return {
    inView: blocksBetween(heights, -top, bottom),
    wanted: blocksBetween(heights, -top - MARGIN, bottom + MARGIN),
  };
}

/** Calls in the next frame, and then in each frame in which something scrolled or the window changed. */
function watchScrolling(look: () => void): () => void {
  let frame = requestAnimationFrame(look);
  const onMove = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  // Captured, since a table may stand in something that scrolls by itself.
  document.addEventListener('scroll', onMove, { capture: true, passive: true });
  window.addEventListener('resize', onMove);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', onMove, { capture: true });
    window.removeEventListener('resize', onMove);
  };
}

/** Before the browser prints, every row must be there. */
function usePrinting(setPrinting: (isPrinting: boolean) => void): void {
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [setPrinting]);
}
