import { type RefObject, useEffect, useState } from 'react';

/** The width of a letter of a label, about, in pixels. */
const LETTER = 6.6;
const GAP = 8;

/** What upright bars need, in pixels, so that no word of a label is broken and no number meets its neighbor. */
export function leastWidthOf(
  bars: readonly { label: string }[],
  rows: readonly { cells: readonly { text: string }[] }[],
): number {
  const labels = bars.map(({ label }) => longestWordOf(label));
  const numbers = rows.map(({ cells }) => cells.reduce((sum, { text }) => sum + longestWordOf(text) + 1, 0));
  return bars.length * (Math.max(0, ...labels, ...numbers) * LETTER + GAP);
}

function longestWordOf(text: string): number {
  return Math.max(...text.split(/[\s-]+/).map((word) => word.length));
}

/** The width of an element in pixels, kept up to date; told before the first paint, 0 until then. */
export function useInlineSize(element: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
