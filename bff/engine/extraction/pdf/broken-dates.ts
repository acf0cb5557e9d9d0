import { findDateRanges } from '../lines/date-range.ts';
import type { Cell } from './fragment.ts';

/** Puts dates together that a narrow rail broke over two rows: "Feb 2022" above "– Present". */
export function joinBrokenDates(rows: readonly Cell[][]): Cell[][] {
  const joined: Cell[][] = [];
  for (const row of rows) {
    const [first, ...rest] = row;
    const above = joined.at(-1)?.[0];
    if (first !== undefined && above !== undefined && areOneRange(above, first)) {
      joined.at(-1)?.splice(0, 1, { ...above, text: `${above.text.trim()} ${first.text.trim()}` });
      if (rest.length > 0) joined.push(rest);
    } else if (joinLastApart(joined.at(-1), row)) {
      joined.push(row.slice(0, 1));
    } else if (!joinLast(joined.at(-1), row)) {
      joined.push([...row]);
    }
  }
  return joined;
}

/** "May 2023 - June" above "2024" at the right edge; what stands left of it goes on below too. */
function joinLast(above: Cell[] | undefined, row: readonly Cell[]): boolean {
  const [date, below] = [above?.at(-1), row.at(-1)];
  const isEdge = above !== undefined && above.length === 2 && row.length <= 2;
  if (!isEdge || date === undefined || below === undefined || !areOneRange(date, below)) return false;
  const [words, more] = [above[0], row.length === 2 ? row[0] : undefined];
  if (words === undefined || (more !== undefined && Math.abs(more.left - words.left) > 3)) return false;
  if (more !== undefined && more.font !== words.font) return false;
  const text = more === undefined ? words.text : `${words.text.trim()} ${more.text.trim()}`;
  above.splice(0, 2, { ...words, text }, { ...date, text: `${date.text.trim()} ${below.text.trim()}` });
  return true;
}

/** The same beside lines of two faces: a title and, below, its employer stay apart. */
function joinLastApart(above: Cell[] | undefined, row: readonly Cell[]): boolean {
  const [words, date] = above ?? [];
  const [more, below] = row;
  if (above?.length !== 2 || row.length !== 2 || words === undefined || date === undefined) return false;
  if (more === undefined || below === undefined || more.font === words.font || !areOneRange(date, below))
    return false;
  above.splice(1, 1, { ...date, text: `${date.text.trim()} ${below.text.trim()}` });
  return true;
}

function areOneRange(above: Cell, below: Cell): boolean {
  const isAligned = Math.abs(below.left - above.left) < 3 || Math.abs(below.right - above.right) < 3;
  const isBelow = below.baseline - above.baseline < 2 * above.size && isAligned;
  if (!isBelow || above.text.length > 24 || below.text.length > 24) return false;
  const text = `${above.text.trim()} ${below.text.trim()}`;
  const [range] = findDateRanges(text);
  return (
    range !== undefined &&
    range.from === 0 &&
    range.to === text.length &&
    (findDateRanges(above.text.replace(/[\s–—-]+$/, '')).length === 0 || /[–—-]\s*\d{1,2}$/.test(above.text))
  );
}
