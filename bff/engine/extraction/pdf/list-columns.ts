import type { Cell } from './fragment.ts';

const BULLET = /^\s*[•‣▪▫●○◦■□◆◇▸▶➢✓·*–-]\s/u;
const LEAST_ROWS = 2;
/** Each cell is looked for in each column, and nobody prints a list in more. */
const MOST_COLUMNS = 12;
/** What stands below an item's marker starts a little to the right of it. */
const INDENT = 2.5;

/**
 * A list in two columns or more is read column by column, so that an item which goes on below stays whole: rows with a
 * marker in several cells at the same places, and the rows between them whose cells stand below those.
 */
export function readListsByColumn(rows: readonly Cell[][]): Cell[][] {
  const read: Cell[][] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const lefts = markersOf(rows[index] ?? []);
    const isList = lefts.length >= 2 && lefts.length <= MOST_COLUMNS;
    const end = isList ? endOfList(rows, index, lefts) : index;
    const list = rows.slice(index, end);
    if (list.filter(hasMarkers).length < LEAST_ROWS) {
      read.push([...(rows[index] ?? [])]);
      continue;
    }
    for (const [column] of lefts.entries())
      read.push(
        ...list.flatMap((row) =>
          row.filter((cell) => columnOf(cell, lefts) === column).map((cell) => [cell]),
        ),
      );
    index = end - 1;
  }
  return read;
}

function markersOf(row: readonly Cell[]): number[] {
  return row.every((cell) => BULLET.test(cell.text)) ? row.map((cell) => cell.left) : [];
}

function hasMarkers(row: readonly Cell[]): boolean {
  return row.filter((cell) => BULLET.test(cell.text)).length > 1;
}

function endOfList(rows: readonly Cell[][], from: number, lefts: readonly number[]): number {
  let end = from;
  while (end < rows.length && (rows[end] ?? []).every((cell) => columnOf(cell, lefts) >= 0)) {
    const gap = (rows[end]?.[0]?.baseline ?? 0) - (rows[end - 1]?.[0]?.baseline ?? 0);
    if (end > from && gap > 2.2 * (rows[end]?.[0]?.size ?? 10)) break;
    end += 1;
  }
  return end;
}

/** The column in which a cell stands: at its marker, or right behind it where it has none itself; -1 for none. */
function columnOf(cell: Cell, lefts: readonly number[]): number {
  const isItem = BULLET.test(cell.text);
  return lefts.findIndex((left) => {
    const behind = cell.left - left;
    return isItem ? Math.abs(behind) < 3 : behind > 2 && behind < INDENT * cell.size;
  });
}
