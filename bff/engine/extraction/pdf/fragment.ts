import { isLedByJobNoun } from '../lines/job-title.ts';
import { LONGEST_LINE } from '../lines/long-line.ts';

/** A run of text on a page, in points from the top left corner. */
export interface Fragment {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  font: string;
  /** A blank stands before it, and it has a face of its own. */
  isApart?: boolean;
}

/** Runs on one baseline with no wide gap between them. */
export interface Cell {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  font: string;
  /** Where the words begin that are read from right to left and stand last; null where none do. */
  turnsAt?: number | null;
}

const BASELINE_TOLERANCE = 0.45;
const SPACE = 0.14;
const DOUBLE_SPACE = 0.8;
/** A gap wider than this many letter heights separates cells: a column, or a date at the right edge. */
const WIDE_GAP = 1.6;

/** A narrower gap separates cells too where several rows go on at the very same place behind one: a rail of dates or labels. */
const RAIL_GAP = 0.9;
const RAIL_ROWS = 3;
/** Behind dates a gap is told by less. */
const DATE_GAP = 0.5;
const IN_RAIL =
  /^(?=.{4,22}$)[^\d]{0,10}(?:\d{1,2}[./])?(?:19|20)\d\d(?:\s?[–—-]{1,2}\s?(?:(?:\d{1,2}[./])?(?:19|20)\d\d|\p{L}{3,9}\.?(?:\s\d{4})?)?)?\s?$/u;

/** Puts runs together to cells, in order from top to bottom and left to right. */
export function toCells(fragments: readonly Fragment[]): Cell[] {
  const rows = toRows(fragments);
  const rails = findRails(rows);
  return rows.flatMap((row) => joinRow(row, rails));
}

/** Where rows go on behind a gap, in points; text between margins has its gaps elsewhere in every row. */
function findRails(rows: readonly Fragment[][]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const [first, ...rest] = row;
    const behind = rest.find((fragment, index) => {
      const before = index === 0 ? first : rest[index - 1];
      const gap = before === undefined ? 0 : fragment.left - before.right;
      const least = index === 0 && IN_RAIL.test((before?.text ?? '').trim()) ? DATE_GAP : RAIL_GAP;
      return gap > least * fragment.size && !isBullet(before?.text ?? '');
    });
    if (behind === undefined) continue;
    const at = Math.round(behind.left);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, rowsThere]) => rowsThere >= RAIL_ROWS).map(([at]) => at));
}

/** Runs or cells that stand on one baseline, each row from left to right. */
export function toRows<T extends Fragment | Cell>(fragments: readonly T[]): T[][] {
  const sorted = [...fragments].sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const rows: T[][] = [];
  let row: T[] = [];
  let [baseline, tallest] = [0, 0];
  for (const fragment of sorted) {
    const height = Math.min(tallest, fragment.size * 1.5);
    if (row.length > 0 && fragment.baseline - baseline <= BASELINE_TOLERANCE * height) {
      row.push(fragment);
      tallest = Math.max(tallest, fragment.size);
    } else {
      row = [fragment];
      rows.push(row);
      [baseline, tallest] = [fragment.baseline, Math.max(0, fragment.size)];
    }
  }
  return rows.map((members) => members.sort((a, b) => a.left - b.left));
}

function joinRow(row: readonly Fragment[], rails: ReadonlySet<number>): Cell[] {
  const cells: Cell[] = [];
  for (const fragment of row) {
    const last = cells.at(-1);
    const gap = last === undefined ? 0 : fragment.left - last.right;
    const em = Math.max(fragment.size, last?.size ?? 0);
    const least = rails.has(Math.round(fragment.left)) ? DATE_GAP : WIDE_GAP;
    const isBeside =
      last !== undefined && areOfTwoSizes(last, fragment) && gap > 0.5 * Math.min(fragment.size, last.size);
    const isFull = last !== undefined && last.text.length >= LONGEST_LINE;
    if (last === undefined || isFull || isBeside || (gap > least * em && !isBullet(last.text))) {
      cells.push({ ...fragment, turnsAt: isFromRight(fragment.text) ? 0 : null });
      continue;
    }
    if (isPrintedTwice(last, fragment)) continue;
    appendTo(last, fragment, gap / em);
  }
  return cells.filter((cell) => cell.text.trim() !== '');
}

/** `gap` in letter heights: two spaces for one between the words of a letter-spaced line. */
function appendTo(cell: Cell, fragment: Fragment, gap: number): void {
  const isSpaced = cell.text.endsWith(' ') || fragment.text.startsWith(' ');
  const isBlank = gap > SPACE || fragment.isApart === true;
  const space = partsTitle(cell, fragment)
    ? '\t'
    : gap > DOUBLE_SPACE
      ? '  '
      : isBlank && !isSpaced
        ? ' '
        : '';
  if (fragment.text.length > cell.text.length) cell.font = fragment.font;
  const isTurned = isFromRight(fragment.text);
  const at = isTurned ? (cell.turnsAt ?? null) : null;
  if (at === null) {
    cell.turnsAt = isTurned ? cell.text.length + space.length : null;
    cell.text += space + fragment.text;
  } else {
    cell.text = `${cell.text.slice(0, at)}${fragment.text}${space}${cell.text.slice(at)}`;
  }
  cell.right = Math.max(cell.right, fragment.right);
  cell.size = Math.max(cell.size, fragment.size);
}

/** "KEY ACCOUNT MANAGER VODAFONE", with nothing between title and employer, or degree and school, but another face. */
function partsTitle(cell: Cell, next: Fragment): boolean {
  if (next.isApart !== true || cell.text.includes('\t') || !/^\s?\p{Lu}/u.test(next.text)) return false;
  const before = cell.text.trim();
  return (
    before.split(' ').length <= 8 && (isLedByJobNoun(before) || DEGREE.test(before)) && before.includes(' ')
  );
}

const DEGREE =
  /^(?:bachelor|master|diploma|licen[cs]\p{L}+|laurea|diplom|doctor|ph\.?d|[bm]\.?\s?(?:a|sc|s|eng|tech|com|ed)\.?)\s(?:\S+\s){0,6}\S+$/iu;

/** A name and the small contacts right beside it, which are no part of it. */
function areOfTwoSizes(one: Cell, other: Fragment): boolean {
  return !isBullet(one.text) && Math.max(one.size, other.size) > 1.35 * Math.min(one.size, other.size);
}

/** Arabic, Hebrew and the like: what stands further left is read later. */
function isFromRight(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);
}

/** Some programs print bold by printing the same run twice, a hair apart. */
function isPrintedTwice(last: Cell, next: Fragment): boolean {
  return last.text.endsWith(next.text) && last.right - next.right < 1 && next.left < last.right - 1;
}

function isBullet(text: string): boolean {
  return /^\s*[^\p{L}\p{N}]\s*$/u.test(text);
}
