/** One printed line of a file, before lines that belong together are joined. */
export interface SourceLine {
  text: string;
  /** 1-based; null where the format has no pages. */
  page: number | null;
  /** Height of the letters in points; null where the format doesn't tell. */
  size: number | null;
  /** Set in a face of its own: bold, or a heading style. */
  isEmphatic: boolean;
  /** A list item whose marker is not part of the text. */
  isListItem: boolean;
  /** A whole paragraph, as Word files keep it: never joined with the next line. */
  isParagraph?: boolean;
  /** Where the line stands on its page; null where the format flows. */
  place: LinePlace | null;
}

/** In points, from the top left corner of the page. */
export interface LinePlace {
  left: number;
  right: number;
  baseline: number;
  /** Edges of the column that the line stands in. */
  columnLeft: number;
  columnRight: number;
  /** Lines of one region may be joined; regions are columns, and what stands above or below them. */
  region: number;
}

/** The size that most letters have; 0 where most have none. */
export function bodySizeOf(lines: readonly SourceLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round((size ?? 0) * 2) / 2;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

/** A line of a format that flows, such as a Word file. */
export function flowingLine(text: string, hints: Partial<Omit<SourceLine, 'text'>> = {}): SourceLine {
  return { text, page: null, size: null, isEmphatic: false, isListItem: false, place: null, ...hints };
}
