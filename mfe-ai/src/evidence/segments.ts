import type { Paragraph, PartStyle, Span } from './paragraphs.ts';

/** Words of a resume that carry a finding. */
export interface Highlight extends Span {
  /** The number of the finding, as in its list and in the margin. */
  readonly number: number;
  /** pencil: words that may answer, which nobody has judged. */
  readonly tone: 'support' | 'concern' | 'pencil';
}

/** A run of text under the same highlights. */
export interface Segment extends Span {
  readonly style: PartStyle;
  /** The highlights that cover all of it, in the order of their numbers. */
  readonly highlights: readonly Highlight[];
  /** Those of them that show here first, and so get their tag here. */
  readonly opening: readonly Highlight[];
}

/**
 * Cuts paragraphs where highlights begin and end, so that overlapping highlights become runs of their
 * own. A highlight may cross paragraphs: it is tagged once, where its first visible word stands.
 *
 * @returns for each paragraph its segments in order; together they are exactly its parts.
 */
export function segmentsOf(paragraphs: readonly Paragraph[], highlights: readonly Highlight[]): Segment[][] {
  const sorted = highlights
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.number - b.number || a.start - b.start);
  const tagged = new Set<Highlight>();
  return paragraphs.map(({ parts }) =>
    parts.flatMap((part) =>
      cut(part, sorted).map((span) => {
        const covering = sorted.filter(({ start, end }) => start < span.end && end > span.start);
        const opening = covering.filter((highlight) => !tagged.has(highlight));
        for (const highlight of opening) tagged.add(highlight);
        return { ...span, style: part.style, highlights: covering, opening };
      }),
    ),
  );
}

function cut(part: Span, highlights: readonly Highlight[]): Span[] {
  const inside = highlights
    .flatMap(({ start, end }) => [start, end])
    .filter((offset) => offset > part.start && offset < part.end);
  const bounds = [...new Set([part.start, ...inside, part.end])].sort((a, b) => a - b);
  return bounds.slice(1).map((end, index) => ({ start: bounds[index] ?? part.start, end }));
}

/** Keeps the highlights whose words truly stand in the text at their offsets. */
export function highlightsAt<T extends Highlight & { readonly text: string }>(
  text: string,
  highlights: readonly T[],
): T[] {
  return highlights.filter(({ start, end, text: words }) => end > start && text.slice(start, end) === words);
}
