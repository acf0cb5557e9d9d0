import { brightnessOf } from '../colour.ts';
import type { Mask, Paint } from './drawing.ts';
import { isInBox, isInside, type Point } from './geometry.ts';

/** Less than this of what is drawn comes through: nobody sees it. */
const FAINT = 0.1;

/** Whether masks keep a point from being seen; null where that can't be told. */
export function isMasked(point: Point, masks: readonly Mask[]): boolean | null {
  const answers = masks.map((mask) => isKeptBack(point, mask));
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

function isKeptBack(point: Point, { paints, isByBrightness, isUnknown }: Mask): boolean | null {
  const here = paints.filter((paint) => isInBox(point, paint.box) && isInside(point, paint));
  if (here.some((paint) => passes(paint, isByBrightness))) return false;
  return isUnknown || here.some((paint) => paint.colour === null) ? null : true;
}

/** A colour that is not known may be bright. */
function passes({ alpha, colour }: Paint, isByBrightness: boolean): boolean {
  if (!isByBrightness) return alpha >= FAINT;
  return colour?.some((each) => brightnessOf(each) * alpha >= FAINT) ?? false;
}
