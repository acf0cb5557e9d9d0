import type { Colour } from '../colour.ts';
import { type Box, IDENTITY, type Matrix } from './geometry.ts';

/** What the letters of a font measure. */
export interface FontMeasures {
  readonly fontMatrix?: readonly number[];
  readonly isType3Font?: boolean;
  readonly bbox?: readonly number[];
}

/** How the next thing is drawn; a file puts it aside and takes it back. A colour that is no plain one is null. */
export interface PageState {
  matrix: Matrix;
  clip: Box;
  fill: Colour | null;
  stroke: Colour | null;
  fillAlpha: number;
  strokeAlpha: number;
  /** Of the groups around it. */
  groupAlpha: number;
  /** What lies below shows through, as through a marker pen. */
  isBlended: boolean;
  lineWidth: number;
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
    fill: [0, 0, 0],
    stroke: [0, 0, 0],
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    isBlended: false,
    lineWidth: 1,
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
