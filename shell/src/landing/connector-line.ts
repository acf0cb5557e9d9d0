/** A box on the desk, in pixels from its start corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
}

export interface ConnectorLine {
  readonly id: string;
  /** An SVG path from the words to the card. */
  readonly path: string;
  /** Where it starts. */
  readonly x: number;
  readonly y: number;
}

const GAP = 4;

/**
 * A curve from the words (one box a line) to the left edge of a card: from the line that reaches furthest
 * to the right. None where the card does not lie to the right of the words.
 */
export function threadBetween(id: string, lines: readonly Box[], point: Box): ConnectorLine[] {
  const from = lines.toSorted((one, other) => other.right - one.right)[0];
  if (from === undefined) return [];
  const x = from.right + GAP;
  const span = point.left - x;
  if (span < GAP) return [];
  const turn = x + span / 2;
  const path = `M${x} ${from.middle} C${turn} ${from.middle} ${turn} ${point.middle} ${point.left} ${point.middle}`;
  return [{ id, path, x, y: from.middle }];
}
