import { BLACK, type Ink } from '../colour.ts';
import type { Paint } from './drawing.ts';

/** What shapes and letters are filled with: a colour, a gradient, or a drawing that is repeated. */
export interface Filling {
  /** Null where it is not known. */
  readonly ink: Ink;
  /** How much it covers where it covers most, 0 to 1. */
  readonly alpha: number;
  /** Whether it has no hole and no end. */
  readonly isWhole: boolean;
}

/** Of plain colour. */
export function plainFilling(ink: Ink): Filling {
  return { ink, alpha: 1, isWhole: ink !== null };
}

/** What a page begins with. */
export const BLACK_FILLING: Filling = plainFilling([BLACK]);
/** Of which nothing is told. */
export const UNKNOWN_FILLING: Filling = { ink: null, alpha: 1, isWhole: false };

/** A gradient may end somewhere, and a repeated drawing have holes. */
export function filledWith(
  { ink, alpha, isWhole }: Filling,
  opacity: number,
): Pick<Paint, 'colour' | 'alpha' | 'isOpaque'> {
  return { colour: ink, alpha: alpha * opacity, isOpaque: isWhole ? true : null };
}
