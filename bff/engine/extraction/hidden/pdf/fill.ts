import { BLACK, type TextColor } from '../color.ts';
import type { Paint } from './drawing.ts';

/** What shapes and letters are filled with: a color, a gradient, or a drawing that is repeated. */
export interface Fill {
  /** Null where it is not known. */
  readonly ink: TextColor;
  /** How much it covers where it covers most, 0 to 1. */
  readonly alpha: number;
  /** Whether it has no hole and no end. */
  readonly isWhole: boolean;
}

/** Of plain color. */
export function plainFilling(ink: TextColor): Fill {
  return { ink, alpha: 1, isWhole: ink !== null };
}

/** What a page begins with. */
export const BLACK_FILLING: Fill = plainFilling([BLACK]);
/** Of which nothing is told. */
export const UNKNOWN_FILLING: Fill = { ink: null, alpha: 1, isWhole: false };

/** A gradient may end somewhere, and a repeated drawing have holes. */
export function filledWith(
  { ink, alpha, isWhole }: Fill,
  opacity: number,
): Pick<Paint, 'color' | 'alpha' | 'isOpaque'> {
  return { color: ink, alpha: alpha * opacity, isOpaque: isWhole ? true : null };
}
