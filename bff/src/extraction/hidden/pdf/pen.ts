import { drawText, type Glyph } from './draw-text.ts';
import type { Paint, Run } from './drawing.ts';
import {
  type Box,
  boundsOf,
  cornersOf,
  intersect,
  type Matrix,
  multiply,
  type Point,
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
}

/** A square of one by one, which a picture fills. */
export const UNIT: Box = [0, 0, 1, 1];
/** Fewest points that a pen is wide to cover letters. */
const THICK = 2;
const MOST_SAVED = 200;

/** Goes over a page. */
export class Pen {
  readonly runs: Run[] = [];
  readonly paints: Paint[] = [];
  order = 0;
  state: PageState;
  private readonly saved: PageState[] = [];
  /** For each open mark whether it hides what it holds. */
  private readonly layers: boolean[] = [];
  /** Groups that make a mask draw nothing. */
  private readonly groups: boolean[] = [];
  private isClipPending = false;
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

  clipTo(box: Box): void {
    this.state.clip = intersect(this.state.clip, box);
  }

  clipNext(): void {
    this.isClipPending = true;
  }

  /** `how` is what the path is for: to fill, to go along, or only to clip. */
  drawPath(path: ArrayLike<number> | null, how: { isFilled: boolean; isStroked: boolean }): void {
    this.hasDrawn = true;
    const outlines = path === null ? [] : outlinesOf(path, this.state.matrix);
    if (how.isFilled) {
      const { fill, fillAlpha } = this.state;
      this.paint(outlines, { colour: fill, alpha: fillAlpha, isOpaque: fill !== null });
    }
    const width = this.state.lineWidth * Math.sqrt(Math.abs(determinant(this.state)));
    if (how.isStroked && width >= THICK) {
      for (const stroke of strokesOf(outlines, width)) {
        const { stroke: colour, strokeAlpha: alpha } = this.state;
        this.paint([stroke], { colour, alpha, isOpaque: colour !== null });
      }
    }
    if (this.isClipPending && outlines.length > 0) this.clipTo(boundsOf(outlines.flat()));
    this.isClipPending = false;
  }

  paintPicture(picture: unknown): void {
    this.hasDrawn = true;
    const outlines = [cornersOf(UNIT, this.state.matrix)];
    this.paint(outlines, { colour: null, alpha: this.state.fillAlpha, isOpaque: null, picture });
  }

  /** Stencils and colours that run into each other are not looked at. */
  paintUnknown(box: Box, matrix: Matrix): void {
    this.hasDrawn = true;
    this.paint([cornersOf(box, matrix)], { colour: null, alpha: this.state.fillAlpha, isOpaque: false });
  }

  drawText(glyphs: readonly (Glyph | number | null)[]): void {
    this.hasDrawn = true;
    const { order } = this;
    const { page } = this.surroundings;
    if (this.isInMask()) return;
    const run = drawText(this.state, glyphs, { order, page, isInHiddenLayer: this.isInHiddenLayer() });
    if (run.letters.length > 0) this.runs.push(run);
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

  openGroup(isMask: boolean): void {
    this.save();
    this.groups.push(isMask);
    this.state.groupAlpha *= this.state.fillAlpha;
    this.state.fillAlpha = 1;
    this.state.strokeAlpha = 1;
  }

  closeGroup(): void {
    this.groups.pop();
    this.restore();
  }

  private paint(
    outlines: readonly Point[][],
    how: Pick<Paint, 'colour' | 'alpha' | 'isOpaque'> & { readonly picture?: unknown },
  ): void {
    if (outlines.length === 0 || this.isInMask() || this.isInHiddenLayer()) return;
    const box = intersect(boundsOf(outlines.flat()), this.state.clip);
    const alpha = how.alpha * this.state.groupAlpha;
    const isOpaque = this.state.isBlended ? false : how.isOpaque;
    if (box[2] - box[0] < 1 || box[3] - box[1] < 1) return;
    this.paints.push({
      ...how,
      order: this.order,
      box,
      outlines,
      alpha,
      isOpaque,
      isPicture: 'picture' in how,
    });
  }

  private isInMask(): boolean {
    return this.groups.includes(true);
  }

  private isInHiddenLayer(): boolean {
    return this.layers.includes(true);
  }
}

function determinant({ matrix: [a, b, c, d] }: PageState): number {
  return a * d - b * c;
}
