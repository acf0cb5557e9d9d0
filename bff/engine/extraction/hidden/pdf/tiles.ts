import { readColor } from '../color.ts';
import { type Drawing, liesAt, OPAQUE, type Paint } from './drawing.ts';
import { type Fill, UNKNOWN_FILLING } from './fill.ts';
import type { Box, Point } from './geometry.ts';
import type { OperatorList } from './operator-handlers.ts';

/** A drawing with more signs is not looked at. */
const MOST_SIGNS = 2000;
const UNCOLORED = 2;

/** What a drawing is filled with that is repeated side by side. `args` are those of the reader's sign for it. */
export function fillingOfTile(
  args: readonly unknown[],
  follow: (signs: OperatorList, page: Box) => Drawing,
): Fill {
  const [, color, signs, , box, stepX, stepY, paintType] = args;
  if (!isSigns(signs) || signs.fnArray.length > MOST_SIGNS || !isBox(box)) return UNKNOWN_FILLING;
  const { runs, paints } = follow(signs, box);
  if (runs.length > 0) return UNKNOWN_FILLING;
  const own = paintType === UNCOLORED ? readColor(color) : null;
  const inks = own === null ? paints.map((paint) => paint.color) : [[own]];
  const isDense = Math.abs(Number(stepX)) <= box[2] - box[0] && Math.abs(Number(stepY)) <= box[3] - box[1];
  return {
    ink: inks.every((ink) => ink !== null) ? inks.flat() : null,
    alpha: Math.max(0, ...paints.map(({ alpha }) => alpha)),
    isWhole: isDense && paints.some((paint) => fills(paint, box)),
  };
}

/** Whether a shape leaves nothing of a box, by its corners and its middle. */
function fills(paint: Paint, [left, bottom, right, top]: Box): boolean {
  if (paint.isOpaque !== true || paint.alpha <= OPAQUE) return false;
  const points = [0.01, 0.5, 0.99].flatMap((x) =>
    [0.01, 0.5, 0.99].map((y): Point => [left + x * (right - left), bottom + y * (top - bottom)]),
  );
  return points.every((point) => liesAt(paint, point));
}

function isSigns(value: unknown): value is OperatorList {
  return typeof value === 'object' && value !== null && 'fnArray' in value && 'argsArray' in value;
}

function isBox(value: unknown): value is Box {
  return Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);
}
