import type { Color, TextColor } from '../color.ts';
import { type Box, isInBox, isInside, type Point, type Shape } from './geometry.ts';

/** A letter, or letters that one sign of a font stands for, as a page draws it. */
export interface Letter {
  readonly text: string;
  /** Its middle, in points of the page. */
  readonly middle: Point;
  readonly left: number;
  readonly right: number;
  /** Along its line, which may stand upright. */
  readonly width: number;
  /** Whether the reader of texts takes it at all: it leaves out what stands beside the page. */
  readonly isOnPage: boolean;
  readonly isInClip: boolean;
  /** What the font draws for it. */
  readonly drawn: DrawnGlyph;
  /** Of a font whose drawings have colors of their own; null where they take that of the text. */
  readonly ink: TextColor;
}

/** What a font draws for a sign, beside the letter that the file says it is. */
export type DrawnGlyph = 'as_said' | 'nothing' | 'another';

/** Letters that one sign of the page draws. */
export interface Run {
  /** Its place among all that is drawn: what comes later lies on top. */
  readonly order: number;
  readonly letters: readonly Letter[];
  readonly box: Box;
  /** The same for all runs in one font. */
  readonly font: object;
  /** Of the letters. */
  readonly color: TextColor;
  /** Of their outline, where it is drawn besides. */
  readonly outline: TextColor;
  readonly alpha: number;
  /** How it is mixed with what lies below; null where it just lies on top. */
  readonly blendMode: string | null;
  /** What was drawn before this is not mixed with: the group stands by itself. */
  readonly floor: number;
  readonly masks: readonly Mask[];
  /** How wide the pen is that goes along the outlines, in points; 0 where none does. */
  readonly strokeWidth: number;
  /** Leaned over so far that nothing can be read. */
  readonly isSheared: boolean;
  /** Height of the letters, in points. */
  readonly size: number;
  /** Neither filled nor outlined. */
  readonly isInvisible: boolean;
  /** In a layer that is switched off. */
  readonly isInHiddenLayer: boolean;
}

/** What covers less, or is covered less, is not seen; what covers more leaves nothing to see. */
export const FAINT = 0.1;
export const OPAQUE = 0.9;

/** A spot of color. */
export interface PaintOperation {
  readonly color: Color;
  readonly alpha: number;
}

/** A filled shape or a picture. */
export interface Paint extends Shape {
  readonly order: number;
  readonly box: Box;
  readonly clips: readonly Shape[];
  /** Null for a picture or a pattern. */
  readonly color: TextColor;
  readonly alpha: number;
  readonly blendMode: string | null;
  /** A picture too large to look at, a stencil and a pattern may be transparent: that is null. */
  readonly isOpaque: boolean | null;
  readonly isPicture: boolean;
  /** A line too thin to hide anything by itself. */
  readonly isThin: boolean;
  /** What the reader calls it; null where it was too large to be read. */
  readonly picture?: unknown;
  /** A shape of dots that the color comes through; what the reader calls them. */
  readonly stencil?: unknown;
  /** Of a picture of several colors: what it has at a point of the page. */
  readonly dabAt?: (point: Point) => PaintOperation | null;
  /** Seen through a mask, and so in part. */
  readonly isThrough: boolean;
}

/** Whether a shape or picture lies at a point of the page. */
export function liesAt({ box, clips, ...shape }: Paint, point: Point): boolean {
  return isInBox(point, box) && isInside(point, shape) && clips.every((clip) => isInside(point, clip));
}

/** What is drawn under a mask is seen where the mask is opaque, or bright. */
export interface Mask {
  /** Its pictures are looked at when all is drawn. */
  readonly paints: Paint[];
  readonly isByBrightness: boolean;
  /** It is bright by itself, so that nothing is said of it. */
  readonly isUnknown: boolean;
  /** The letters in it, which show what is drawn through it. */
  readonly runs: readonly Run[];
  /** What the file makes of each level from 0 to 255; null where it leaves them. */
  readonly transfer: ArrayLike<number> | null;
}

/** All that a page draws. */
export interface Drawing {
  readonly runs: readonly Run[];
  readonly paints: readonly Paint[];
  /** Letters that are no text but shown: what is drawn through them gives them its color. */
  readonly shown: readonly Run[];
  readonly masks: readonly Mask[];
}
