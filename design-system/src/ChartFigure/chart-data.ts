/** One number as it is printed. */
export interface ChartCell {
  text: string;
  /** Nobody knows it: written in pencil, never as a zero. */
  isUnknown?: boolean | undefined;
  /** It is an estimate: written in pencil, and the word is added. */
  isEstimated?: boolean | undefined;
}

/** The numbers of one step, bin, bar or axis. */
export interface ChartRow {
  label: string;
  /** One for each column after the first. */
  cells: readonly ChartCell[];
}

/** What a chart shows, as a table; its text alternative is read from the same numbers. */
export interface ChartData {
  /** The heads, the first one over the labels: `['Step', 'Count']`. */
  columns: readonly string[];
  rows: readonly ChartRow[];
}

/** A key for each label, although two may be called the same. */
export function keysOf(labels: readonly string[]): string[] {
  return labels.map((label, place) => {
    const before = labels.slice(0, place).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}

/** A number for a cell; null is unknown. */
export function cellOf(
  value: number | null,
  format: (value: number) => string = String,
  isEstimated = false,
): ChartCell {
  if (value === null) return { text: 'unknown', isUnknown: true };
  return isEstimated ? { text: `${format(value)}, estimated`, isEstimated } : { text: format(value) };
}

/**
 * All of the numbers in words: "Resumes a day: Mon 4, Tue 6." With several columns one after the other: "Match by
 * part. Tomasz: Must 100%, Nice 40%. Priya: Must 80%, Nice unknown."
 */
export function sentenceOf(label: string, { columns, rows }: ChartData): string {
  const heads = columns.slice(1);
  const sentences = heads.flatMap((head, column) => {
    const numbers = rows.flatMap((row) => {
      const text = row.cells[column]?.text;
      return text ? [`${row.label} ${text}`] : [];
    });
    return numbers.length > 0 ? [`${heads.length > 1 ? head : label}: ${numbers.join(', ')}.`] : [];
  });
  return [...(heads.length > 1 ? [`${label}.`] : []), ...sentences].join(' ');
}
