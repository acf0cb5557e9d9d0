import type { TextColor } from '../color.ts';
import { drawText, type Glyph } from './draw-text.ts';
import type { Drawing, Paint, Run } from './drawing.ts';
import { type Fill, filledWith, UNKNOWN_FILLING } from './fill.ts';
import {
  type Box,
  boundsOf,
  cornersOf,
  intersect,
  isBox,
  multiply,
  type Point,
  type Shape,
  toMatrix,
} from './geometry.ts';
import { type GroupEntries, Groups } from './groups.ts';
import { isOfLetters, maxTransmittance } from './masks.ts';
import type { OperatorList } from './operator-handlers.ts';
import { outlinesOf, strokesOf } from './outlines.ts';
import { type FontMeasures, type PageState, startOf } from './page-state.ts';
import { fillingOfTile } from './tiles.ts';

/** What a page stands in. */
export interface PageContext {
  readonly page: Box;
  fontOf(name: string): FontMeasures;
  /** Whether a layer is switched on. */
  isVisible(layer: unknown): boolean;
  gradientOf(name: unknown): Fill;
  /** What signs of their own draw on a sheet of their own. */
  follow(signs: OperatorList, page: Box): Drawing;
}

/** A square of one by one, which a picture fills. */
const UNIT: Box = [0, 0, 1, 1];
/** Fewest points that a pen is wide to cover letters. */
const THICK = 2;
/** Thinner lines hide nothing by themselves, many of them may; so many of a page are kept. */
const THIN = 0.3;
const MOST_THIN = 2000;
const MOST_SAVED = 200;
/** Drawings that are repeated; further ones are not looked at. */
const MOST_TILES = 200;
const MOST_SHOWN = 2000;
/** Shapes that one after the other cut off what is drawn; further ones are only followed as boxes. */
const MOST_CLIPS = 20;
/** Letters as high as this, in points, may cover others like a shape. */
const HUGE = 60;
/** A mode of letters from here on cuts what follows to their outlines. */
const CLIPPING = 4;

/** Goes over a page. */
export class GraphicsInterpreter {
  readonly runs: Run[] = [];
  readonly paints: Paint[] = [];
  /** Letters of masks in the colors of what is drawn through them. */
  readonly shown: Run[] = [];
  /** Letters that only cut, and what is then seen through them. */
  readonly shownThrough = new Map<Run, TextColor>();
  order = 0;
  state: PageState;
  private readonly saved: PageState[] = [];
  /** For each open mark whether it hides what it holds. */
  private readonly layers: boolean[] = [];
  readonly groups = new Groups();
  private thin = 0;
  private tiles = 0;
  private pendingClip: { readonly isEvenOdd: boolean } | null = null;
  private cuttingRuns: Run[] = [];
  /** Set when something was drawn since the page was last moved: a picture that was left out leaves nothing. */
  private hasDrawn = true;
  private readonly surroundings: PageContext;

  constructor(surroundings: PageContext) {
    this.surroundings = surroundings;
    this.state = startOf(surroundings.page);
  }

  /** Changes how the next thing is drawn. */
  set(change: Partial<PageState>): void {
    Object.assign(this.state, change);
  }

  /** What the reader's sign for a gradient or a repeated drawing fills with. */
  fillingOf(args: readonly unknown[]): Fill {
    if (args[0] === 'Shading') return this.surroundings.gradientOf(args[1]);
    this.tiles += 1;
    return this.tiles > MOST_TILES
      ? UNKNOWN_FILLING
      : fillingOfTile(args, (signs, page) => this.surroundings.follow(signs, page));
  }

  save(): void {
    if (this.saved.length < MOST_SAVED) this.saved.push({ ...this.state });
  }

  restore(): void {
    if (!this.hasDrawn) this.paintPicture(null);
    this.state = this.saved.pop() ?? this.state;
    this.hasDrawn = true;
  }

  transform(matrix: unknown): void {
    this.state.matrix = multiply(this.state.matrix, toMatrix(matrix));
    this.hasDrawn = false;
  }

  /** A form that is moved and empty is no picture that was left out. */
  beginForm(): void {
    this.hasDrawn = true;
  }

  clipTo(shape: Shape): void {
    this.state.clip = intersect(this.state.clip, boundsOf(shape.outlines.flat()));
    if (!isBox(shape) && this.state.clips.length < MOST_CLIPS)
      this.state.clips = [...this.state.clips, shape];
  }

  clipNext(rule: { readonly isEvenOdd: boolean }): void {
    this.pendingClip = rule;
  }

  /** Letters in a mode that cuts show what is drawn next, and nothing else. */
  clipToLetters(): void {
    if (this.cuttingRuns.length === 0) return;
    const outlines = this.cuttingRuns.flatMap(boxesOf);
    this.clipTo({ outlines, isEvenOdd: false });
    this.state.clipRuns = this.cuttingRuns;
    this.cuttingRuns = [];
  }

  /** `how` is what the path is for: to fill, to go along, or only to clip. */
  drawPath(
    path: ArrayLike<number> | null,
    how: { isFilled: boolean; isStroked: boolean; isEvenOdd: boolean },
  ): void {
    this.hasDrawn = true;
    const outlines = path === null ? [] : outlinesOf(path, this.state.matrix);
    if (how.isFilled) {
      this.paint({ outlines, isEvenOdd: how.isEvenOdd }, filledWith(this.state.fill, this.state.fillAlpha));
    }
    const width = this.state.lineWidth * Math.sqrt(Math.abs(determinant(this.state)));
    if (how.isStroked && width >= THIN) {
      for (const stroke of strokesOf(outlines, width)) {
        const filled = filledWith(this.state.stroke, this.state.strokeAlpha);
        this.paint({ outlines: [stroke], isEvenOdd: false }, { ...filled, isThin: width < THICK });
      }
    }
    if (this.pendingClip !== null && outlines.length > 0) this.clipTo({ outlines, ...this.pendingClip });
    this.pendingClip = null;
  }

  paintPicture(picture: unknown): void {
    this.hasDrawn = true;
    const alpha = this.state.fillAlpha;
    this.paint(this.unit(), { color: null, alpha, isOpaque: null, picture });
  }

  /** Where a stencil lets its color through is looked at later. */
  paintStencil(stencil: unknown): void {
    this.hasDrawn = true;
    this.paint(this.unit(), { color: null, alpha: this.state.fillAlpha, isOpaque: null, stencil });
  }

  /** Colors that run into each other, over all that is not cut off. */
  paintGradient(name: unknown): void {
    this.hasDrawn = true;
    const { clip, fillAlpha } = this.state;
    const outlines = [cornersOf(clip)];
    this.paint({ outlines, isEvenOdd: false }, filledWith(this.surroundings.gradientOf(name), fillAlpha));
  }

  drawText(glyphs: readonly (Glyph | number | null)[]): void {
    this.hasDrawn = true;
    const { order } = this;
    const { page } = this.surroundings;
    const run = drawText(this.state, glyphs, { order, page, isInHiddenLayer: this.isInHiddenLayer() });
    if (run.letters.length === 0) return;
    const mask = this.groups.maskInWork;
    if (mask !== null) {
      mask.runs.push(run);
      return;
    }
    this.runs.push(run);
    if (this.state.mode >= CLIPPING) this.cuttingRuns.push(run);
    else if (run.size >= HUGE && !run.isSheared)
      this.paint(
        { outlines: boxesOf(run), isEvenOdd: false },
        { color: null, alpha: run.alpha, isOpaque: null },
      );
  }

  setFont(name: unknown, size: unknown): void {
    this.state.font = this.surroundings.fontOf(String(name));
    this.state.fontSize = Number(size) || 0;
  }

  openMark(isLayer: boolean, layer: unknown): void {
    this.layers.push(isLayer && !this.surroundings.isVisible(layer));
  }

  closeMark(): void {
    this.layers.pop();
  }

  openGroup({ smask = null, isolated }: GroupEntries): void {
    this.save();
    this.groups.begin(smask);
    const { blendMode, floor, groupAlpha, fillAlpha } = this.state;
    this.set({
      groupAlpha: groupAlpha * fillAlpha,
      fillAlpha: 1,
      strokeAlpha: 1,
      blendMode: null,
      ...(blendMode === null ? {} : { groupMode: { mode: blendMode, floor } }),
      ...(isolated === true ? { floor: this.order } : {}),
    });
  }

  closeGroup(): void {
    this.groups.end();
    this.restore();
  }

  /** From here on what is drawn is seen through the last mask, or through none. */
  useMask(isOn: boolean): void {
    const { lastMask } = this.groups;
    this.state.masks = isOn && lastMask !== null ? [lastMask] : [];
  }

  private unit(): Shape {
    return { outlines: [cornersOf(UNIT, this.state.matrix)], isEvenOdd: false };
  }

  private paint(
    { outlines, isEvenOdd }: Shape,
    how: Pick<Paint, 'color' | 'alpha' | 'isOpaque'> & {
      readonly picture?: unknown;
      readonly stencil?: unknown;
      readonly isThin?: boolean;
    },
  ): void {
    if (outlines.length === 0 || this.isInHiddenLayer()) return;
    const box = intersect(boundsOf(outlines.flat()), this.state.clip);
    const side = Math.min(box[2] - box[0], box[3] - box[1]);
    const isThin = how.isThin === true || side < 1;
    if (side < THIN || (isThin && !this.takesThin())) return;
    const { clipRuns, clips, masks } = this.state;
    const blendMode = this.state.blendMode ?? this.state.groupMode?.mode ?? null;
    for (const run of clipRuns) this.shownThrough.set(run, how.color);
    if (clipRuns.length > 0) return;
    for (const run of masks.flatMap((mask) => mask.runs)) this.show(run, how);
    if (masks.some(isOfLetters)) return;
    const isThrough = masks.length > 0;
    const paint: Paint = {
      ...how,
      isThin,
      clips,
      color: isThrough ? null : how.color,
      order: this.order,
      box,
      outlines,
      isEvenOdd,
      alpha: how.alpha * this.state.groupAlpha * maxTransmittance(masks, box),
      blendMode,
      isOpaque: blendMode !== null ? false : isThrough ? null : how.isOpaque,
      isThrough,
      isPicture: 'picture' in how,
    };
    (this.groups.maskInWork?.paints ?? this.paints).push(paint);
  }

  private show(run: Run, { color, alpha }: Pick<Paint, 'color' | 'alpha'>): void {
    if (this.shown.length < MOST_SHOWN) this.shown.push({ ...run, color, alpha, order: this.order });
  }

  private takesThin(): boolean {
    this.thin += 1;
    return this.thin <= MOST_THIN && this.groups.maskInWork === null && this.state.clipRuns.length === 0;
  }

  private isInHiddenLayer(): boolean {
    return this.layers.includes(true);
  }
}

/** Roughly where the letters of a run lie. */
function boxesOf({ letters, size }: Run): Point[][] {
  return letters.map(({ left, right, middle: [, y] }) =>
    cornersOf([left, y - size * 0.5, right, y + size * 0.6]),
  );
}

function determinant({ matrix: [a, b, c, d] }: PageState): number {
  return a * d - b * c;
}
