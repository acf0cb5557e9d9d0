import type { Letter, Run } from './drawing.ts';
import {
  apply,
  type Box,
  boundsOf,
  isInBox,
  isInside,
  type Matrix,
  multiply,
  type Point,
} from './geometry.ts';
import type { FontSign, PageState } from './page-state.ts';

/** A sign of a font as the reader of PDF gives it; a number moves the pen instead. */
export interface Glyph extends FontSign {
  readonly width?: number;
  readonly isSpace?: boolean;
}

/** What the reader of texts takes for no letter. */
const UNSEEN = /^\s|\p{Cf}$/u;
/** Some fonts call their hyphen so: it is drawn like any letter. */
const SOFT_HYPHEN = '\u00ad';
const INVISIBLE = 3;
const MODES = 4;
const STROKED = 1;
const FILLED_AND_STROKED = 2;
const STROKING = new Set([STROKED, FILLED_AND_STROKED]);
/** No sign of a font is several words. */
const WORDS = /[\p{L}\p{N}]\s+[\p{L}\p{N}]/u;
/** Leaned over so many times their height, letters are lines. */
const LEANED = 4;

/** What the next letters are drawn with; moves the pen behind them. */
export function drawText(
  state: PageState,
  glyphs: readonly (Glyph | number | null)[],
  place: { readonly order: number; readonly page: Box; readonly isInHiddenLayer: boolean },
): Run {
  const letters: Letter[] = [];
  const line: Line = {
    whole: whereOf(state),
    height: 0.3 * state.fontSize * unitOf(state),
    page: place.page,
  };
  let pen = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') pen -= (glyph * state.fontSize) / 1000;
    else if (glyph !== null) pen += drawGlyph(state, glyph, { line, pen, letters });
  }
  advance(state, pen);
  const { mode } = state;
  const isStroked = mode % MODES === STROKED;
  const size = heightOf(state);
  const filling = isStroked ? state.stroke : state.fill;
  return {
    order: place.order,
    letters,
    font: state.font,
    box: boundsOf(
      letters.flatMap(({ left, right, middle }): Point[] => [
        [left, middle[1]],
        [right, middle[1]],
      ]),
    ),
    color: filling.ink,
    outline: mode % MODES === FILLED_AND_STROKED ? state.stroke.ink : null,
    blendMode: state.blendMode ?? state.groupMode?.mode ?? null,
    floor: state.blendMode === null && state.groupMode !== null ? state.groupMode.floor : state.floor,
    masks: state.masks,
    alpha:
      (isStroked ? state.strokeAlpha * state.dashed : state.fillAlpha) * filling.alpha * state.groupAlpha,
    strokeWidth: STROKING.has(mode % MODES) ? state.lineWidth * unitOfLine(state) : 0,
    isSheared: isSheared(whereOf(state)),
    size,
    isInvisible: mode % MODES === INVISIBLE,
    isInHiddenLayer: place.isInHiddenLayer,
  };
}

/** Where the letters of a run stand: the pen only moves along. */
interface Line {
  readonly whole: Matrix;
  /** Of the middle of a letter above the line. */
  readonly height: number;
  readonly page: Box;
}

/** Draws one letter, and says how far the pen moves. */
function drawGlyph(
  state: PageState,
  glyph: Glyph,
  { line: { whole, height, page }, pen, letters }: { line: Line; pen: number; letters: Letter[] },
): number {
  const { unicode = '', width = 0, isSpace = false } = glyph;
  const own = width * state.fontSize * (state.font.fontMatrix?.[0] ?? 0.001);
  const move = own + state.letterSpacing + (isSpace ? state.wordSpacing : 0);
  if (unicode === '' || (UNSEEN.test(unicode) && unicode !== SOFT_HYPHEN)) return move;
  const start = apply(whole, [pen, 0]);
  const end = start[0] + whole[0] * own;
  const middle = apply(whole, [pen + own / 2, height]);
  letters.push({
    text: unicode,
    middle,
    left: Math.min(start[0], end),
    right: Math.max(start[0], end),
    width: Math.abs(own) * Math.hypot(whole[0], whole[1]),
    isOnPage: isRead(start, own, page),
    isInClip: isInBox(middle, state.clip) && state.clips.every((shape) => isInside(middle, shape)),
    drawn:
      unicode.length > 2 && WORDS.test(unicode) ? 'another' : (state.font.drawnFor?.(glyph) ?? 'as_said'),
    ink: state.font.inkFor?.(glyph) ?? null,
  });
  return move;
}

/** As the reader of texts decides it: by the pen before and behind the letter. */
function isRead([x, y]: Point, width: number, [left, bottom, right, top]: Box): boolean {
  return x + width >= left && x <= right && y >= bottom && y <= top;
}

function whereOf(state: PageState): Matrix {
  const own: Matrix = [state.widthScale, 0, 0, 1, 0, state.rise];
  return multiply(state.matrix, multiply(state.textMatrix, own));
}

function advance(state: PageState, by: number): void {
  state.textMatrix = multiply(state.textMatrix, [1, 0, 0, 1, by * state.widthScale, 0]);
}

/** Fonts whose letters are drawings of their own measure them in units of their own. */
function unitOf({ font }: PageState): number {
  return font.isType3Font === true ? heightOfType3(font) : 1;
}

function heightOfType3({ bbox, fontMatrix }: PageState['font']): number {
  const height = (bbox?.[3] ?? 0) - (bbox?.[1] ?? 0);
  return height > 0 ? height * Math.abs(fontMatrix?.[3] ?? 0.001) : 1;
}

function heightOf(state: PageState): number {
  const [, , c, d] = whereOf(state);
  return Math.hypot(c, d) * Math.abs(state.fontSize) * unitOf(state);
}

function isSheared([a, b, c, d]: Matrix): boolean {
  const height = Math.abs(a * d - b * c) / Math.hypot(a, b);
  return Math.hypot(c, d) > LEANED * height;
}

function unitOfLine({ matrix: [a, b, c, d] }: PageState): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
