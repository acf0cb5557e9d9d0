import type { Ink } from '../colour.ts';
import { drawText, type Glyph } from './draw-text.ts';
import type { Mask, Paint, Run } from './drawing.ts';
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
import { outlinesOf, strokesOf } from './outlines.ts';
import { type FontMeasures, type PageState, startOf } from './page-state.ts';

/** What a page stands in. */
export interface Surroundings {
  readonly page: Box;
  fontOf(name: string): FontMeasures;
  /** Whether a layer is switched on. */
  isVisible(layer: unknown): boolean;
  /** The colours of a gradient; null where it has none that are known. */
  gradientOf(name: unknown): Ink;
}

/** What the reader says of a group that makes a mask. */
export interface SoftMask {
  readonly subtype?: unknown;
  readonly backdrop?: unknown;
}

/** What is begun while a group is drawn that makes a mask. */
interface OpenMask {
  readonly paints: Paint[];
  readonly isByBrightness: boolean;
  isUnknown: boolean;
}

/** A square of one by one, which a picture fills. */
const UNIT: Box = [0, 0, 1, 1];
/** Fewest points that a pen is wide to cover letters. */
const THICK = 2;
/** Thinner lines hide nothing by themselves, many of them may; so many of a page are kept. */
const THIN = 0.3;
const MOST_THIN = 2000;
const MOST_SAVED = 200;
/** Shapes that one after the other cut off what is drawn; further ones are only followed as boxes. */
const MOST_CLIPS = 20;
/** Letters as high as this, in points, may cover others like a shape. */
const HUGE = 60;
/** A mode of letters from here on cuts what follows to their outlines. */
const CLIPPING = 4;
const DARK = /^#0{6}$/;

/** Goes over a page. */
export class Pen {
  readonly runs: Run[] = [];
  readonly paints: Paint[] = [];
  /** Letters that only cut, and what is then seen through them. */
  readonly shownThrough = new Map<Run, Ink>();
  order = 0;
  state: PageState;
  private readonly saved: PageState[] = [];
  /** For each open mark whether it hides what it holds. */
  private readonly layers: boolean[] = [];
  /** Groups that make a mask draw nothing. */
  private readonly groups: (OpenMask | null)[] = [];
  private thin = 0;
  private lastMask: Mask | null = null;
  private pendingClip: { readonly isEvenOdd: boolean } | null = null;
  private cuttingRuns: Run[] = [];
  /** Set when something was drawn since the page was last moved: a picture that was left out leaves nothing. */
  private hasDrawn = true;
  private readonly surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    this.state = startOf(surroundings.page);
  }

  /** Changes how the next thing is drawn. */
  set(change: Partial<PageState>): void {
    Object.assign(this.state, change);
  }

  gradientOf(name: unknown): Ink {
    return this.surroundings.gradientOf(name);
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
      const { fill: colour, fillAlpha: alpha } = this.state;
      this.paint({ outlines, isEvenOdd: how.isEvenOdd }, { colour, alpha, isOpaque: isPlain(colour) });
    }
    const width = this.state.lineWidth * Math.sqrt(Math.abs(determinant(this.state)));
    if (how.isStroked && width >= THIN) {
      for (const stroke of strokesOf(outlines, width)) {
        const { stroke: colour, strokeAlpha: alpha } = this.state;
        this.paint(
          { outlines: [stroke], isEvenOdd: false },
          { colour, alpha, isOpaque: isPlain(colour), isThin: width < THICK },
        );
      }
    }
    if (this.pendingClip !== null && outlines.length > 0) this.clipTo({ outlines, ...this.pendingClip });
    this.pendingClip = null;
  }

  paintPicture(picture: unknown): void {
    this.hasDrawn = true;
    const alpha = this.state.fillAlpha;
    this.paint(this.unit(), { colour: null, alpha, isOpaque: null, picture });
  }

  /** A stencil: where it lets its colour through is not looked at. */
  paintStencil(): void {
    this.hasDrawn = true;
    this.paint(this.unit(), { colour: null, alpha: this.state.fillAlpha, isOpaque: null });
  }

  /** Colours that run into each other, over all that is not cut off. */
  paintGradient(name: unknown): void {
    this.hasDrawn = true;
    const { clip, fillAlpha: alpha } = this.state;
    const outlines = [cornersOf(clip, [1, 0, 0, 1, 0, 0])];
    this.paint({ outlines, isEvenOdd: false }, { colour: this.gradientOf(name), alpha, isOpaque: null });
  }

  drawText(glyphs: readonly (Glyph | number | null)[]): void {
    this.hasDrawn = true;
    const { order } = this;
    const { page } = this.surroundings;
    const mask = this.maskInWork();
    if (mask !== null) {
      mask.isUnknown = true;
      return;
    }
    const run = drawText(this.state, glyphs, { order, page, isInHiddenLayer: this.isInHiddenLayer() });
    if (run.letters.length === 0) return;
    this.runs.push(run);
    if (this.state.mode >= CLIPPING) this.cuttingRuns.push(run);
    else if (run.size >= HUGE)
      this.paint(
        { outlines: boxesOf(run), isEvenOdd: false },
        { colour: null, alpha: run.alpha, isOpaque: null },
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

  /** `mask` where the group is not drawn but makes one. */
  openGroup(mask: SoftMask | null): void {
    this.save();
    const isByBrightness = mask?.subtype === 'Luminosity';
    const isUnknown = isByBrightness && typeof mask?.backdrop === 'string' && !DARK.test(mask.backdrop);
    this.groups.push(mask === null ? null : { paints: [], isByBrightness, isUnknown });
    this.state.groupAlpha *= this.state.fillAlpha;
    this.state.fillAlpha = 1;
    this.state.strokeAlpha = 1;
  }

  closeGroup(): void {
    const mask = this.groups.pop() ?? null;
    if (mask !== null) this.lastMask = mask;
    this.restore();
  }

  /** From here on what is drawn is seen through the last mask, or through none. */
  useMask(isOn: boolean): void {
    this.state.masks = isOn && this.lastMask !== null ? [this.lastMask] : [];
  }

  private unit(): Shape {
    return { outlines: [cornersOf(UNIT, this.state.matrix)], isEvenOdd: false };
  }

  private paint(
    { outlines, isEvenOdd }: Shape,
    how: Pick<Paint, 'colour' | 'alpha' | 'isOpaque'> & {
      readonly picture?: unknown;
      readonly isThin?: boolean;
    },
  ): void {
    if (outlines.length === 0 || this.isInHiddenLayer()) return;
    const box = intersect(boundsOf(outlines.flat()), this.state.clip);
    const side = Math.min(box[2] - box[0], box[3] - box[1]);
    const isThin = how.isThin === true || side < 1;
    if (side < THIN || (isThin && !this.takesThin())) return;
    const { blendMode, clipRuns, clips, masks } = this.state;
    for (const run of clipRuns) this.shownThrough.set(run, how.colour);
    if (clipRuns.length > 0) return;
    const isThrough = masks.length > 0;
    const paint: Paint = {
      ...how,
      isThin,
      clips,
      colour: isThrough ? null : how.colour,
      order: this.order,
      box,
      outlines,
      isEvenOdd,
      alpha: how.alpha * this.state.groupAlpha,
      blendMode,
      isOpaque: blendMode !== null ? false : isThrough ? null : how.isOpaque,
      isThrough,
      isPicture: 'picture' in how,
    };
    (this.maskInWork()?.paints ?? this.paints).push(paint);
  }

  private takesThin(): boolean {
    this.thin += 1;
    return this.thin <= MOST_THIN && this.maskInWork() === null && this.state.clipRuns.length === 0;
  }

  private maskInWork(): OpenMask | null {
    return this.groups.findLast((mask) => mask !== null) ?? null;
  }

  private isInHiddenLayer(): boolean {
    return this.layers.includes(true);
  }
}

/** A gradient may end somewhere, and a pattern have holes. */
function isPlain(colour: Ink): true | null {
  return colour?.length === 1 ? true : null;
}

/** Roughly where the letters of a run lie. */
function boxesOf({ letters, size }: Run): Point[][] {
  return letters.map(({ left, right, middle: [, y] }) =>
    cornersOf([left, y - size * 0.5, right, y + size * 0.6], [1, 0, 0, 1, 0, 0]),
  );
}

function determinant({ matrix: [a, b, c, d] }: PageState): number {
  return a * d - b * c;
}
