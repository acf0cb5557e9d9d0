import { cleanLine, closeLetterSpacing } from '../lines/clean-text.ts';
import type { SourceLine } from '../lines/line.ts';
import { isSectionHeading, partFusedHeading } from '../lines/section-heading.ts';
import { joinBrokenDates } from './broken-dates.ts';
import { joinBrokenLabels } from './broken-labels.ts';
import { mostOf, type Region, readPages } from './columns.ts';
import { type Cell, type Fragment, toCells, toRows } from './fragment.ts';
import { readListsByColumn } from './list-columns.ts';

/** What stands on one page. */
export interface PageContent {
  fragments: Fragment[];
  width: number;
}

/** The printed lines of all pages in reading order; what stands on every page is left out. */
export function toLines(pages: readonly PageContent[]): SourceLine[] {
  const bodyFont = mostUsedFont(pages);
  const cells = pages.map(({ fragments, width }) => ({ cells: toCells(fragments), width }));
  const lines = readPages(cells).flatMap(({ part, page }, region) => {
    const rows = readListsByColumn(joinBrokenLabels(joinBrokenDates(toRows(part.cells))));
    const looks = looksOfHeadings(rows);
    const first = rows.findIndex(([cell]) => cell !== undefined && isSectionHeading(cell.text));
    return rows.flatMap((row, at) =>
      splitLabel(row, at === first ? new Set() : looks).flatMap((cells) =>
        (at < first || first < 0 ? partBySize(cells) : [cells]).flatMap((line) =>
          toLine(line, { part, region, page, bodyFont }),
        ),
      ),
    );
  });
  return dropRunningLines(lines, pages.length);
}

/** Headers and footers: the same words at the same height on every page but perhaps one. */
function dropRunningLines(lines: readonly SourceLine[], pages: number): SourceLine[] {
  if (pages < 2) return [...lines];
  const seen = new Map<string, Set<number>>();
  for (const line of lines) {
    const key = runningKey(line);
    seen.set(key, (seen.get(key) ?? new Set()).add(line.page ?? 0));
  }
  const least = Math.max(2, pages - 1);
  return lines.filter((line) =>
    line.page === 1 && !/\d$/.test(line.text) ? true : (seen.get(runningKey(line))?.size ?? 0) < least,
  );
}

function runningKey(line: SourceLine): string {
  return `${Math.round((line.place?.baseline ?? 0) / 4)} ${line.text.replace(/\d+/g, '#')}`;
}

/** A name beside its contacts, by their size. */
const LARGER = 1.35;
/** A hyphen that a font prints twice, once unseen. */
const DOUBLE_HYPHEN = /(?<=[\p{L}\p{N}])--(?=[\p{L}\p{N}])/gu;

interface LineContext {
  part: Region;
  region: number;
  page: number;
  bodyFont: string;
}

function toLine(cells: readonly Cell[], context: LineContext): SourceLine[] {
  const first = cells[0];
  const last = cells.at(-1);
  const text = cleanLine(
    cells.map((cell) => partFusedHeading(closeLetterSpacing(cell.text.trim()))).join(gapOf(cells)),
  ).replace(DOUBLE_HYPHEN, '-');
  if (first === undefined || last === undefined || !/[\p{L}\p{N}]/u.test(text)) return [];
  if (/^(?:st|nd|rd|th)$/.test(text)) return [];
  return [
    {
      text,
      page: context.page,
      size: mostOf(cells.map((cell) => cell.size)),
      isEmphatic: widest(cells).font !== context.bodyFont,
      isListItem: false,
      place: {
        left: first.left,
        right: last.right,
        baseline: first.baseline,
        columnLeft: context.part.left,
        columnRight: context.part.right,
        region: context.region,
      },
    },
  ];
}

/** Between the words of a letter-spaced name there is as much room as between columns. */
function gapOf(cells: readonly Cell[]): string {
  const [first] = cells;
  const isSpaced = cells.every(
    ({ text, size }) =>
      closeLetterSpacing(text.trim()) !== text.trim() && Math.abs(size - (first?.size ?? 0)) < 1,
  );
  return isSpaced ? ' ' : '\t';
}

function widest(cells: readonly Cell[]): Cell {
  return cells.reduce((best, cell) => (cell.right - cell.left > best.right - best.left ? cell : best));
}

/**
 * In a layout with labels in a rail, the label of a section stands on the line of its first entry. A label that looks
 * otherwise than the headings around names a row: "Languages    Java, Kotlin" among the skills; not so the first of all.
 */
function splitLabel(row: readonly Cell[], looks: ReadonlySet<string>): (readonly Cell[])[] {
  const [label, ...rest] = row;
  const isLabel = label !== undefined && rest.length > 0 && isSectionHeading(label.text);
  return isLabel && (looks.size === 0 || looks.has(lookOf(label))) ? [[label], rest] : [row];
}

/** Above the first heading, a name in large letters beside small contacts is a line of its own. */
function partBySize(cells: readonly Cell[]): (readonly Cell[])[] {
  const large = mostOf(cells.map((cell) => cell.size));
  const [name, others] = [
    cells.filter(({ size }) => size > large / LARGER),
    cells.filter(({ size }) => size <= large / LARGER),
  ];
  return others.length === 0 ? [cells] : [name, others];
}

/** How the headings look that stand alone on their row. */
function looksOfHeadings(rows: readonly (readonly Cell[])[]): ReadonlySet<string> {
  const alone = rows.flatMap(([first, ...rest]) => (first !== undefined && rest.length === 0 ? [first] : []));
  return new Set(alone.filter((cell) => isSectionHeading(cell.text)).map(lookOf));
}

function lookOf({ font, size, text }: Cell): string {
  return `${font} ${Math.round(size)} ${text === text.toUpperCase()}`;
}

function mostUsedFont(pages: readonly PageContent[]): string {
  const counts = new Map<string, number>();
  for (const fragment of pages.flatMap((page) => page.fragments)) {
    counts.set(fragment.font, (counts.get(fragment.font) ?? 0) + fragment.text.length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
