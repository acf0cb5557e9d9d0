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
/** Between the name and the contacts beside it. */
const HEADER_GUTTER = 2;

/** So often a page is parted into what stands above, in and below columns; each time all of it is looked at once. */
const MOST_SPLITS = 12;

interface Split {
  x: number;
  /** Indices into the cells, sorted by baseline: the run that no cell crosses. */
  from: number;
  to: number;
}

/**
 * Parts a page into regions in reading order. Two columns are told by a gutter that no text crosses, if both
 * sides have a section heading and four lines; else a right-aligned date would make a column. The columns of the page
 * `before` go on without headings.
 */
function toRegions(
  cells: readonly Cell[],
  page: { readonly width: number; readonly before: readonly Region[] },
  splits = 0,
): Region[] {
  const { width: pageWidth, before } = page;
  const sorted = [...cells].sort((a, b) => a.baseline - b.baseline);
  if (sorted.length === 0) return [];
  const split = splits < MOST_SPLITS ? (findGutter(sorted, pageWidth) ?? findGutterOf(before, sorted)) : null;
  if (split === null) return partHeader(sorted, pageWidth);
  const run = sorted.slice(split.from, split.to);
  const left = run.filter((cell) => cell.right <= split.x);
  const right = run.filter((cell) => cell.right > split.x);
  const sides = [left, right];
  const top = topOfBodies(sides);
  const header = sides.map((side) => side.filter((cell) => cell.baseline < top));
  const bodies = sides.map((side) => side.filter((cell) => cell.baseline >= top));
  return [
    ...toRegions(sorted.slice(0, split.from), page, splits + 1),
    ...[...header, ...bodies].filter((cells) => cells.length > 0).map(toRegion),
    ...toRegions(sorted.slice(split.to), page, splits + 1),
  ];
}

/** A block of contacts beside the name: what stands above the first heading is read side by side. */
function partHeader(sorted: readonly Cell[], pageWidth: number): Region[] {
  const end = sorted.findIndex(isHeading);
  const header = sorted.slice(0, Math.max(end, 0));
  for (let x = pageWidth * 0.25; x < pageWidth * 0.85 && header.length >= 4; x += STEP) {
    const left = header.filter((cell) => cell.right <= x);
    const right = header.filter((cell) => cell.left >= x);
    if (left.length + right.length < header.length || Math.min(left.length, right.length) < 2) continue;
    const gutter = leastOf(right.map((cell) => cell.left)) - mostOf(left.map((cell) => cell.right));
    if (gutter < HEADER_GUTTER * medianSize(header) || areRows(left, right)) continue;
    return [toRegion(left), toRegion(right), toRegion(sorted.slice(end))];
  }
  return [toRegion([...sorted])];
}

/** Whether every line of the shorter side stands on a line of the other; both from top to bottom. */
function areRows(left: readonly Cell[], right: readonly Cell[]): boolean {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  let at = 0;
  const below = (cell: Cell) => (many[at]?.baseline ?? Number.POSITIVE_INFINITY) - cell.baseline;
  return few.every((cell) => {
    while (below(cell) <= -2) at += 1;
    return below(cell) < 2;
  });
}

function toRegion(cells: Cell[]): Region {
  return {
    cells,
    left: leastOf(cells.map((cell) => cell.left)),
    right: mostOf(cells.map((cell) => cell.right)),
  };
}

function findGutter(sorted: readonly Cell[], pageWidth: number): Split | null {
  let best: Split | null = null;
  for (let x = pageWidth * 0.2; x < pageWidth * 0.8; x += STEP) {
    const split = longestRun(sorted, x);
    const more = best === null ? 1 : split.to - split.from - (best.to - best.from);
    const isBetter =
      more > 0 || (more === 0 && best !== null && alignment(sorted, split) > alignment(sorted, best));
    if (isBetter && isTwoColumns(sorted.slice(split.from, split.to), x)) best = split;
  }
  return best;
}

/** Edges of one column are no further apart than this, in points. */
const EDGE = 6;

/** The gutter between two columns of the page before, where most of this page stands at their edges. */
function findGutterOf(before: readonly Region[], sorted: readonly Cell[]): Split | null {
  const columns = before.filter(hasHeading);
  for (const one of columns) {
    const other = columns.find(({ left }) => left > one.right);
    if (other === undefined) continue;
    const split = longestRun(sorted, other.left - 1);
    const run = sorted.slice(split.from, split.to);
    const sides = [one, other].map((column) => ({
      column,
      cells: run.filter(({ left }) => left < other.left - EDGE === (column === one)),
    }));
    const isAligned = sides.every(
      ({ column, cells }) =>
        cells.length > 1 && Math.abs(leastOf(cells.map(({ left }) => left)) - column.left) < EDGE,
    );
    if (isAligned && run.length > sorted.length / 2) return split;
  }
  return null;
}

/** A region with its page; `isColumn` where it has a heading, or goes on with a region that has one. */
interface Placed {
  part: Region;
  page: number;
  isColumn: boolean;
}

/** Regions of all pages in reading order: a column that goes on over the page without a heading is read where it stopped. */
export function readPages(pages: readonly { cells: readonly Cell[]; width: number }[]): Placed[] {
  const order: Placed[] = [];
  let before: Region[] = [];
  for (const [index, { cells, width }] of pages.entries()) {
    const parts = toRegions(cells, { width, before });
    if (parts.some(hasHeading)) before = parts;
    for (const part of parts) {
      const isOpened = part.cells[0] === undefined || isHeading(part.cells[0]);
      const at = isOpened
        ? -1
        : order.findLastIndex(({ page, ...placed }) => page === index && goesOn(placed, part));
      const isColumn = hasHeading(part) || at >= 0;
      order.splice(at < 0 ? order.length : at + 1, 0, { part, page: index + 1, isColumn });
    }
  }
  return order;
}

function goesOn({ part: column, isColumn }: Omit<Placed, 'page'>, part: Region): boolean {
  const isWithin = part.right <= column.right + (column.right - column.left) / 5;
  return isColumn && Math.abs(column.left - part.left) < EDGE && isWithin;
}

function hasHeading({ cells }: Region): boolean {
  return cells.some(isHeading);
}

/** Share of the cells behind the gutter that begin at one edge: dates at the right margin of the left column don't. */
function alignment(sorted: readonly Cell[], { x, from, to }: Split): number {
  const right = sorted.slice(from, to).filter((cell) => cell.left >= x);
  const edge = leastOf(right.map((cell) => cell.left));
  return right.filter((cell) => cell.left - edge < 3).length / Math.max(right.length, 1);
}

/** Where the sections of both columns begin; the top of the page where a header goes on below the other's first heading. */
function topOfBodies(sides: readonly (readonly Cell[])[]): number {
  const headings = sides.map(firstHeading);
  const top = Math.min(...headings) - 1;
  const isClear = sides.every((side, index) =>
    side.every(({ baseline }) => baseline < top || baseline >= (headings[index] ?? 0)),
  );
  return isClear ? top : -Infinity;
}

function firstHeading(cells: readonly Cell[]): number {
  return leastOf(cells.filter(isHeading).map((cell) => cell.baseline));
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
  const gutter = leastOf(right.map((cell) => cell.left)) - mostOf(left.map((cell) => cell.right));
  if (gutter < MIN_GUTTER * medianSize(run)) return false;
  return left.some(isHeading) && right.some(isHeading);
}

const headings = new WeakMap<Cell, boolean>();

/** Asked of each cell for each place where columns may part, and looked up once. */
function isHeading(cell: Cell): boolean {
  const known = headings.get(cell) ?? isSectionHeading(cell.text);
  headings.set(cell, known);
  return known;
}

function medianSize(cells: readonly Cell[]): number {
  const sizes = cells.map((cell) => cell.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}

/** A page may have more cells than a call takes arguments. */
const leastOf = (numbers: readonly number[]): number =>
  numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);

export const mostOf = (numbers: readonly number[]): number =>
  numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY);
