import { brightnessOf } from '../color.ts';
import { FAINT, liesAt, type Mask, type Paint } from './drawing.ts';
import { type Box, isInBox, type Point } from './geometry.ts';

const LEVELS = 255;

/** Whether masks keep a point from being seen; null where that can't be told. */
export function isMasked(point: Point, masks: readonly Mask[]): boolean | null {
  const answers = masks.map((mask) => isKeptBack(point, mask));
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

/** What is drawn through a mask of letters is no shape. */
export function isOfLetters({ runs, paints }: Mask): boolean {
  return runs.length > 0 && paints.length === 0;
}

/** How much of what is drawn in a box comes through masks where most comes through, 0 to 1. */
export function maxTransmittance(masks: readonly Mask[], box: Box): number {
  return Math.min(1, ...masks.map((mask) => mostThroughOne(mask, box)));
}

function mostThroughOne(mask: Mask, box: Box): number {
  const levels = mask.paints.map((paint) => levelOf(paint, mask, null));
  if (mask.isUnknown || mask.runs.length > 0 || levels.includes(null)) return 1;
  const beside = mask.paints.some((paint) => isAround(paint.box, box)) ? [] : [0];
  return Math.max(...[...beside, ...levels].map((level) => through(level ?? 1, mask)));
}

function isAround(outer: Box, [left, bottom, right, top]: Box): boolean {
  return isInBox([left, bottom], outer) && isInBox([right, top], outer);
}

function isKeptBack(point: Point, mask: Mask): boolean | null {
  const here = mask.paints.filter((paint) => liesAt(paint, point));
  const onTop = mask.transfer === null ? here : here.slice(-1);
  const levels = onTop.length === 0 ? [0] : onTop.map((paint) => levelOf(paint, mask, point));
  if (levels.some((level) => level !== null && through(level, mask) >= FAINT)) return false;
  return mask.isUnknown || levels.includes(null) ? null : true;
}

/** How opaque a shape of a mask is, or how bright; null where that is not known. `point` is null for any. */
function levelOf(
  { alpha, color, isPicture, dabAt }: Paint,
  { isByBrightness }: Mask,
  point: Point | null,
): number | null {
  if (isPicture && color === null) {
    const dab = point === null ? null : (dabAt?.(point) ?? null);
    if (dab === null) return null;
    return dab.alpha * alpha * (isByBrightness ? brightnessOf(dab.color) : 1);
  }
  if (!isByBrightness) return alpha;
  if (color === null) return null;
  return Math.max(0, ...color.map((each) => brightnessOf(each) * alpha));
}

/** A file may turn round what a mask says. */
function through(level: number, { transfer }: Mask): number {
  return transfer === null ? level : (transfer[Math.round(level * LEVELS)] ?? LEVELS) / LEVELS;
}
