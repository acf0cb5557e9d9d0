import { type Letter, liesAt, OPAQUE, type Paint, type Run } from './drawing.ts';
import { type Box, overlaps, type Point } from './geometry.ts';

/** One line strikes words out or underlines them; several may leave nothing of them. */
const LEAST_STROKES = 2;
const MOST_SEEN = 0.1;
/** Of the height of letters, from their middle: where there is something to see of them. */
const HEIGHTS = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4];
const PARTS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** The shapes that were drawn over a run later, each of which may hide a part of its letters. */
export function strokesOver({ order, box: [left, bottom, right, top], size }: Run, paints: readonly Paint[]) {
  const box: Box = [left, bottom - 0.3 * size, right, top + 0.4 * size];
  const above = paints.filter(
    (paint) =>
      paint.order > order && paint.isOpaque === true && paint.alpha > OPAQUE && overlaps(box, paint.box),
  );
  return above.length < LEAST_STROKES ? [] : above;
}

/** Whether shapes none of which hides a letter by itself leave nothing of it together. */
export function isHatched(
  { left, right, middle: [, y] }: Letter,
  { size }: Run,
  strokes: readonly Paint[],
): boolean {
  const box: Box = [left, y - 0.3 * size, right, y + 0.4 * size];
  const above = strokes.filter((paint) => overlaps(box, paint.box));
  if (above.length < LEAST_STROKES) return false;
  const points = HEIGHTS.flatMap((height) =>
    PARTS.map((part): Point => [left + part * (right - left), y + height * size]),
  );
  const seen = points.filter((point) => !above.some((paint) => liesAt(paint, point)));
  return seen.length <= MOST_SEEN * points.length;
}
