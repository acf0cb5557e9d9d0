import type { Mask, Run } from './drawing.ts';

/** What the reader says of a group that makes a mask. */
export interface SoftMask {
  readonly subtype?: unknown;
  readonly backdrop?: unknown;
  readonly transferMap?: unknown;
}

/** What the reader says of a group. */
export interface GroupEntries {
  /** Null for one that is drawn. */
  readonly smask?: SoftMask | null;
  /** It stands by itself: what lies below is not mixed with it. */
  readonly isolated?: unknown;
}

/** What is begun while a group is drawn that makes a mask. */
interface OpenMask extends Mask {
  readonly runs: Run[];
}

const DARK = /^#0{6}$/;

/** The groups that are open, some of which make masks instead of drawing anything. */
export class Groups {
  /** All that were begun. */
  readonly masks: Mask[] = [];
  private readonly open: (OpenMask | null)[] = [];
  private last: Mask | null = null;

  /** `mask` where the group is not drawn but makes one. */
  begin(mask: SoftMask | null): void {
    const begun = mask === null ? null : maskOf(mask);
    this.open.push(begun);
    if (begun !== null) this.masks.push(begun);
  }

  end(): void {
    this.last = this.open.pop() ?? this.last;
  }

  /** The mask that is being made; null where all is drawn. */
  get maskInWork(): OpenMask | null {
    return this.open.findLast((mask) => mask !== null) ?? null;
  }

  get lastMask(): Mask | null {
    return this.last;
  }
}

function maskOf({ subtype, backdrop, transferMap }: SoftMask): OpenMask {
  const isByBrightness = subtype === 'Luminosity';
  const isLit = isByBrightness && typeof backdrop === 'string' && !DARK.test(backdrop);
  const transfer = isLevels(transferMap) ? transferMap : null;
  return { paints: [], runs: [], isByBrightness, isUnknown: isLit, transfer };
}

function isLevels(value: unknown): value is ArrayLike<number> {
  return typeof value === 'object' && value !== null && 'length' in value && value.length === 256;
}
