import { mixed } from '../blend-modes.ts';
import { blend, type Color, isVisibleOn, type TextColor, WHITE } from '../color.ts';
import { FAINT, type Letter, OPAQUE, type Paint, type PaintOperation, type Run } from './drawing.ts';
import type { Point } from './geometry.ts';

/** A pen along the outlines as wide as this part of the height leaves nothing of what is inside. */
const WIDE_STROKE = 0.12;
/** A hundred colors on each other are as many as anybody tells apart. */
const MOST_COLORS = 100;

/** Letters have a color, and so has what is behind them. */
interface Pair {
  readonly own: Color;
  readonly ground: Color;
}

/** Whether a wide pen goes along the outlines of a run. */
export function isWidelyStroked({ strokeWidth, size }: Pick<Run, 'strokeWidth' | 'size'>): boolean {
  return strokeWidth >= WIDE_STROKE * size;
}

/** Whether letters can be told from a background, under what is laid over both. A color that is not known is believed to be seen. */
export function isDistinguishable(
  run: Run,
  background: readonly Color[],
  veils: readonly Paint[] = [],
): boolean {
  const own = colorsOf(run);
  if (own === null) return true;
  let pairs: Pair[] = own.flatMap((color) =>
    background.map((ground) => ({
      own: blend(mixed(run.blendMode, color, ground), ground, run.alpha),
      ground,
    })),
  );
  for (const { color, alpha, blendMode } of veils) {
    const laid = (over: Color, under: Color) => blend(mixed(blendMode, over, under), under, alpha);
    pairs = (color ?? [])
      .flatMap((over) =>
        pairs.map((each) => ({ own: laid(over, each.own), ground: laid(over, each.ground) })),
      )
      .slice(0, MOST_COLORS);
  }
  return pairs.some((pair) => isVisibleOn(pair.own, pair.ground));
}

function colorsOf({ color, outline, ...run }: Run): TextColor {
  if (outline !== null && isWidelyStroked(run)) return outline;
  return color === null ? null : [...color, ...(outline ?? [])];
}

/** What is laid over letters and lets them through in part; what is not known is left out. */
export function overlaysOf(above: readonly Paint[]): Paint[] {
  return above.filter(
    ({ color, alpha, isOpaque, isThrough, blendMode }) =>
      color !== null &&
      color.length > 0 &&
      !isThrough &&
      alpha >= FAINT &&
      (isOpaque === true || blendMode !== null),
  );
}

/** The middle of a letter and what lies around it: a picture is not of one color. */
export function pointsOf({ left, right, middle: [x, y] }: Letter, { size }: Run): readonly Point[] {
  return [
    [x, y],
    [left, y],
    [right, y],
    [x, y - 0.3 * size],
    [x, y + 0.4 * size],
  ];
}

/** The colors that shapes lying on each other have, on white paper; null where a pattern is among them. */
export function backgroundOf(below: readonly Paint[], points: readonly Point[]): TextColor {
  let ground: TextColor = [WHITE];
  for (const paint of below.filter(({ alpha }) => alpha >= FAINT)) {
    const dabs = dabsOf(paint, points);
    const isClosed = paint.blendMode === null && (dabs?.every(({ alpha }) => alpha > OPAQUE) ?? false);
    if (dabs === null) ground = null;
    else if (isClosed) ground = dabs.map(({ color }) => color);
    else if (ground !== null) ground = over(ground, dabs, paint.blendMode);
  }
  return ground;
}

function dabsOf({ color, alpha, dabAt }: Paint, points: readonly Point[]): PaintOperation[] | null {
  if (dabAt === undefined) return color?.map((each) => ({ color: each, alpha })) ?? null;
  const found = points.map(dabAt);
  if (!found.every((dab) => dab !== null)) return null;
  return found.map((dab) => ({ ...dab, alpha: dab.alpha * alpha }));
}

function over(ground: readonly Color[], dabs: readonly PaintOperation[], mode: string | null): Color[] {
  return ground
    .flatMap((under) => dabs.map(({ color, alpha }) => blend(mixed(mode, color, under), under, alpha)))
    .slice(0, MOST_COLORS);
}
