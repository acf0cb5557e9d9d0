import { mixed } from '../blend-modes.ts';
import { blend, type Colour, type Ink, isSeenOn, WHITE } from '../colour.ts';
import type { Hiding, Unchecked } from '../hidden-text.ts';
import type { Dab, Drawing, Letter, Paint, Run } from './drawing.ts';
import { areaOf, type Box, isInBox, isInside, overlaps, type Point } from './geometry.ts';
import { isWideAsOthers } from './letter-widths.ts';
import { isMasked } from './masks.ts';
import { isHatched, strokesOver } from './strokes-over.ts';

/** Below this height in points, or this width of a letter, nobody reads. */
const TINY = 3;
const NARROW = 0.4;
const FAINT = 0.1;
const OPAQUE = 0.9;
/** Comparisons of letters with shapes; a page that needs more is not looked at further. */
const MOST_COMPARISONS = 20_000_000;
/** A picture as large as this part of the page, with nearly all letters unseen, is a scan with its text behind it. */
const SCAN_AREA = 0.6;
const SCAN_LETTERS = 0.8;

/** For each letter of each run why nobody sees it, or null. */
export interface Judgement {
  readonly runs: readonly { readonly run: Run; readonly reasons: readonly (Hiding | null)[] }[];
  readonly unchecked: readonly Unchecked[];
}

/** Tells which letters of a page are seen. `scale` makes the points of the file those of a sheet of paper. */
export function judge({ runs, paints }: Drawing, page: Box, scale: number): Judgement {
  const unchecked = new Set<Unchecked>();
  if (runs.length * paints.length > MOST_COMPARISONS) {
    return { runs: runs.map(nothingHidden), unchecked: ['too_complex'] };
  }
  const doubtful = fontsOfOthers(runs);
  const judged = runs.map((run) => {
    const near = paints.filter((paint) => overlaps(run.box, paint.box));
    const strokes = strokesOver(run, paints);
    const always = reasonOfRun(run, scale) ?? (doubtful.has(run.font) ? 'other_letters' : null);
    const seenOnPaper = isTold(run, [WHITE]);
    const reasons = run.letters.map((letter) => {
      if (always !== null) return always;
      const reason = reasonOfLetter(letter, run, { near, strokes, seenOnPaper });
      if (reason === 'unknown') unchecked.add('picture');
      return reason === 'unknown' ? null : reason;
    });
    return { run, reasons };
  });
  if (isScan(judged, paints, page)) return { runs: runs.map(nothingHidden), unchecked: ['scan'] };
  return { runs: judged, unchecked: [...unchecked] };
}

const nothingHidden = (run: Run) => ({ run, reasons: run.letters.map(() => null) });

function reasonOfRun(run: Run, scale: number): Hiding | null {
  if (run.isInHiddenLayer) return 'layer';
  if (run.isInvisible) return 'invisible';
  if (run.alpha < FAINT) return 'transparent';
  const another = run.letters.filter(({ drawn }) => drawn === 'another').length;
  if (another >= run.letters.length / 2 || isWideAsOthers([run])) return 'other_letters';
  const width = run.letters.reduce((sum, letter) => sum + letter.width, 0) / run.letters.length;
  const isNarrow = run.letters.length > 2 && width * scale < NARROW;
  const isLow = run.size > 0 && run.size * scale < TINY && run.letters.some(({ text }) => LETTER.test(text));
  return isLow || isNarrow ? 'tiny' : null;
}

/** Signs alone hide no word, and a font that has nothing but a dash is as low as one. */
const LETTER = /[\p{L}\p{N}]/u;

/** The fonts whose letters, taken together, are as wide as others. */
function fontsOfOthers(runs: readonly Run[]): ReadonlySet<object> {
  const byFont = Map.groupBy(runs, ({ font }) => font);
  return new Set([...byFont].filter(([, own]) => isWideAsOthers(own)).map(([font]) => font));
}

const DRAWN: Readonly<Record<Letter['drawn'], Hiding | null>> = {
  as_said: null,
  nothing: 'no_shape',
  another: 'other_letters',
};

function reasonOfLetter(
  letter: Letter,
  run: Run,
  { near, strokes, seenOnPaper }: { near: readonly Paint[]; strokes: readonly Paint[]; seenOnPaper: boolean },
): Hiding | 'unknown' | null {
  if (!letter.isOnPage) return 'off_page';
  if (!letter.isInClip) return 'clipped';
  if (letter.drawn !== 'as_said') return DRAWN[letter.drawn];
  const masked = isMasked(letter.middle, run.masks);
  if (masked === true) return 'transparent';
  const here = near.filter((paint) => !paint.isThin && covers(paint, letter.middle));
  if (here.length === 0 && isHatched(letter, run, strokes)) return 'covered';
  if (here.length === 0) return unsure(seenOnPaper ? null : 'colour', masked === null || run.colour === null);
  const above = here.filter(({ order, alpha }) => order > run.order && alpha > OPAQUE);
  if (above.some(({ isOpaque }) => isOpaque === true) || isHatched(letter, run, strokes)) return 'covered';
  const background = backgroundOf(
    here.filter(({ order }) => order < run.order),
    pointsOf(letter, run),
  );
  if (background !== null && !isTold(run, background)) return 'colour';
  const isUnsure = masked === null || run.colour === null || (background === null && !seenOnPaper);
  return unsure(null, isUnsure || above.some(({ isOpaque }) => isOpaque === null));
}

function unsure(reason: Hiding | null, isUnsure: boolean): Hiding | 'unknown' | null {
  return reason === null && isUnsure ? 'unknown' : reason;
}

function covers(paint: Paint, point: Point): boolean {
  return (
    isInBox(point, paint.box) &&
    isInside(point, paint) &&
    paint.clips.every((shape) => isInside(point, shape))
  );
}

/** The middle of a letter and what lies around it: a picture is not of one colour. */
function pointsOf({ left, right, middle: [x, y] }: Letter, { size }: Run): readonly Point[] {
  return [
    [x, y],
    [left, y],
    [right, y],
    [x, y - 0.3 * size],
    [x, y + 0.4 * size],
  ];
}

/** A colour that is not known is believed to be seen. */
function isTold({ colour, outline, alpha, blendMode }: Run, background: readonly Colour[]): boolean {
  if (colour === null) return true;
  return [...colour, ...(outline ?? [])].some((own) =>
    background.some((ground) => isSeenOn(blend(mixed(blendMode, own, ground), ground, alpha), ground)),
  );
}

/** The colours that shapes lying on each other have, on white paper; null where a pattern is among them. */
function backgroundOf(below: readonly Paint[], points: readonly Point[]): Ink {
  let ground: Ink = [WHITE];
  for (const paint of below.filter(({ alpha }) => alpha >= FAINT)) {
    const dabs = dabsOf(paint, points);
    const isClosed = paint.blendMode === null && (dabs?.every(({ alpha }) => alpha > OPAQUE) ?? false);
    if (dabs === null) ground = null;
    else if (isClosed) ground = dabs.map(({ colour }) => colour);
    else if (ground !== null) ground = over(ground, dabs, paint.blendMode);
  }
  return ground;
}

function dabsOf({ colour, alpha, dabAt }: Paint, points: readonly Point[]): Dab[] | null {
  if (dabAt === undefined) return colour?.map((each) => ({ colour: each, alpha })) ?? null;
  const found = points.map(dabAt);
  if (!found.every((dab) => dab !== null)) return null;
  return found.map((dab) => ({ ...dab, alpha: dab.alpha * alpha }));
}

/** A hundred colours on each other are as many as anybody tells apart. */
const MOST_COLOURS = 100;

function over(ground: readonly Colour[], dabs: readonly Dab[], mode: string | null): Colour[] {
  return ground
    .flatMap((under) => dabs.map(({ colour, alpha }) => blend(mixed(mode, colour, under), under, alpha)))
    .slice(0, MOST_COLOURS);
}

function isScan(judged: Judgement['runs'], paints: readonly Paint[], page: Box): boolean {
  const isPictured = paints.some(
    ({ isPicture, box }) => isPicture && areaOf(box) >= SCAN_AREA * areaOf(page),
  );
  if (!isPictured) return false;
  const reasons = judged.flatMap((each) => each.reasons);
  const unseen = reasons.filter((reason) => reason === 'invisible' || reason === 'covered').length;
  return reasons.length > 0 && unseen >= SCAN_LETTERS * reasons.length;
}
