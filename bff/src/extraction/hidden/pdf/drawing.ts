import type { Colour } from '../colour.ts';
import type { Box, Point } from './geometry.ts';

/** A letter, or letters that one sign of a font stands for, as a page draws it. */
export interface Letter {
  readonly text: string;
  /** Its middle, in points of the page. */
  readonly middle: Point;
  readonly left: number;
  readonly right: number;
  /** Whether the reader of texts takes it at all: it leaves out what stands beside the page. */
  readonly isOnPage: boolean;
  readonly isInClip: boolean;
}

/** Letters that one sign of the page draws. */
export interface Run {
  /** Its place among all that is drawn: what comes later lies on top. */
  readonly order: number;
  readonly letters: readonly Letter[];
  readonly box: Box;
  /** Of the letters; null where it is a pattern. */
  readonly colour: Colour | null;
  /** Of their outline, where it is drawn besides. */
  readonly outline: Colour | null;
  readonly alpha: number;
  /** Height of the letters, in points. */
  readonly size: number;
  /** Neither filled nor outlined. */
  readonly isInvisible: boolean;
  /** In a layer that is switched off. */
  readonly isInHiddenLayer: boolean;
}

/** A filled shape or a picture. */
export interface Paint {
  readonly order: number;
  readonly box: Box;
  readonly outlines: readonly (readonly Point[])[];
  /** Null for a picture or a pattern. */
  readonly colour: Colour | null;
  readonly alpha: number;
  /** A picture too large to look at may be transparent: that is null. */
  readonly isOpaque: boolean | null;
  readonly isPicture: boolean;
  /** What the reader calls it; null where it was too large to be read. */
  readonly picture?: unknown;
}

/** All that a page draws. */
export interface Drawing {
  readonly runs: readonly Run[];
  readonly paints: readonly Paint[];
}
