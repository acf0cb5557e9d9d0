import { isSectionHeading } from '../lines/section-heading.ts';
import type { Cell } from './fragment.ts';

/** Cells that are read together, top to bottom. */
export interface Region {
  cells: Cell[];
  left: number;
  right: number;
}

/** Fewest lines that make a column. */
const MIN_LINES = 4;
/** Narrowest gutter, in letter heights. */
const MIN_GUTTER = 0.8;
const STEP = 3;

interface Split {
  x: number;
  /** Indices into the cells, sorted by baseline: the run that no cell crosses. */
  from: number;
  to: number;
}

/**
 * Parts a page into regions in reading order. Two columns are told by a gutter that no text crosses, if both
 * sides have a section heading and four lines; else a right-aligned date would make a column.
 */
export function toRegions(cells: readonly Cell[], pageWidth: number): Region[] {
  const sorted = [...cells].sort((a, b) => a.baseline - b.baseline);
  if (sorted.length === 0) return [];
  const split = findGutter(sorted, pageWidth);
  if (split === null) return [toRegion(sorted)];
  const run = sorted.slice(split.from, split.to);
  const left = run.filter((cell) => cell.right <= split.x);
  const right = run.filter((cell) => cell.right > split.x);
  return [
    ...toRegions(sorted.slice(0, split.from), pageWidth),
    toRegion(left),
    toRegion(right),
    ...toRegions(sorted.slice(split.to), pageWidth),
  ];
}

function toRegion(cells: Cell[]): Region {
  return {
    cells,
    left: Math.min(...cells.map((cell) => cell.left)),
    right: Math.max(...cells.map((cell) => cell.right)),
  };
}

function findGutter(sorted: readonly Cell[], pageWidth: number): Split | null {
  let best: Split | null = null;
  for (let x = pageWidth * 0.2; x < pageWidth * 0.8; x += STEP) {
    const split = longestRun(sorted, x);
    if (best === null || split.to - split.from > best.to - best.from) {
      if (isTwoColumns(sorted.slice(split.from, split.to), x)) best = split;
    }
  }
  return best;
}

function longestRun(sorted: readonly Cell[], x: number): Split {
  let best: Split = { x, from: 0, to: 0 };
  let from = 0;
  for (let index = 0; index <= sorted.length; index += 1) {
    const cell = sorted[index];
    if (cell !== undefined && (cell.right <= x || cell.left >= x)) continue;
    if (index - from > best.to - best.from) best = { x, from, to: index };
    from = index + 1;
  }
  return best;
}

function isTwoColumns(run: readonly Cell[], x: number): boolean {
  const left = run.filter((cell) => cell.right <= x);
  const right = run.filter((cell) => cell.left >= x);
  if (left.length < MIN_LINES || right.length < MIN_LINES) return false;
  const gutter = Math.min(...right.map((cell) => cell.left)) - Math.max(...left.map((cell) => cell.right));
  if (gutter < MIN_GUTTER * medianSize(run)) return false;
  return hasHeading(left) && hasHeading(right);
}

function hasHeading(cells: readonly Cell[]): boolean {
  return cells.some((cell) => isSectionHeading(cell.text));
}

function medianSize(cells: readonly Cell[]): number {
  const sizes = cells.map((cell) => cell.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}
