import type { TextColor } from '../color.ts';
import type { DrawnGlyph, Mask, Run } from './drawing.ts';
import { BLACK_FILLING, type Fill } from './fill.ts';
import { type Box, IDENTITY, type Matrix, type Shape } from './geometry.ts';

/** What the letters of a font measure. */
export interface FontMeasures {
  readonly fontMatrix?: readonly number[] | undefined;
  readonly isType3Font?: boolean | undefined;
  readonly bbox?: readonly number[] | undefined;
  /** What the font draws for a sign. */
  drawnFor?(sign: FontSign): DrawnGlyph;
  /** The colors of its own that it draws a sign in; null where it takes that of the text. */
  inkFor?(sign: FontSign): TextColor;
}

/** A sign of a font: what the file says it is, and where the font has it. */
export interface FontSign {
  readonly unicode?: string;
  readonly fontChar?: string;
  readonly operatorListId?: string | number | null;
}

/** How a group is mixed with what lies below it in the group around it. */
export interface GroupMode {
  readonly mode: string;
  readonly floor: number;
}

/** All of a page lies below. */
const NOTHING_BELOW = -1;

/** How the next thing is drawn; a file puts it aside and takes it back. */
export interface PageState {
  matrix: Matrix;
  clip: Box;
  /** What else is cut off, where that is no box. */
  clips: readonly Shape[];
  /** The letters whose outlines everything is cut to: what is drawn next shows them. */
  clipRuns: readonly Run[];
  masks: readonly Mask[];
  fill: Fill;
  stroke: Fill;
  fillAlpha: number;
  strokeAlpha: number;
  /** Of the groups around it. */
  groupAlpha: number;
  /** How what is drawn is mixed with what lies below; null where it lies on top. */
  blendMode: string | null;
  /** The same of the groups around it, and what was drawn before all that they are mixed with. */
  groupMode: GroupMode | null;
  /** What was drawn before the group that stands by itself. */
  floor: number;
  lineWidth: number;
  /** How much of a line its dashes leave, 0 to 1. */
  dashed: number;
  font: FontMeasures;
  fontSize: number;
  letterSpacing: number;
  wordSpacing: number;
  widthScale: number;
  leading: number;
  rise: number;
  mode: number;
  textMatrix: Matrix;
  lineMatrix: Matrix;
}

/** Where a page begins. */
export function startOf(page: Box): PageState {
  return {
    matrix: IDENTITY,
    clip: page,
    clips: [],
    clipRuns: [],
    masks: [],
    fill: BLACK_FILLING,
    stroke: BLACK_FILLING,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    blendMode: null,
    groupMode: null,
    floor: NOTHING_BELOW,
    lineWidth: 1,
    dashed: 1,
    font: {},
    fontSize: 0,
    letterSpacing: 0,
    wordSpacing: 0,
    widthScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    textMatrix: IDENTITY,
    lineMatrix: IDENTITY,
  };
}
