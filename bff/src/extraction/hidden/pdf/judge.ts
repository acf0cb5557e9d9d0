import { blend, type Colour, isSeenOn, WHITE } from '../colour.ts';
import type { Hiding, Unchecked } from '../hidden-text.ts';
import type { Drawing, Letter, Paint, Run } from './drawing.ts';
import { areaOf, type Box, isInBox, isInside, overlaps } from './geometry.ts';

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
  const judged = runs.map((run) => {
    const near = paints.filter((paint) => overlaps(run.box, paint.box));
    const always = reasonOfRun(run, scale);
    const seenOnPaper = run.colour === null || isTold(run, WHITE);
    const reasons = run.letters.map((letter) => {
      if (always !== null) return always;
      const reason = reasonOfLetter(letter, run, { near, seenOnPaper });
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
  const width = run.letters.reduce((sum, { left, right }) => sum + right - left, 0) / run.letters.length;
  const isNarrow = run.letters.length > 2 && width * scale < NARROW;
  return (run.size > 0 && run.size * scale < TINY) || isNarrow ? 'tiny' : null;
}

function reasonOfLetter(
  letter: Letter,
  run: Run,
  { near, seenOnPaper }: { near: readonly Paint[]; seenOnPaper: boolean },
): Hiding | 'unknown' | null {
  if (!letter.isOnPage) return 'off_page';
  if (!letter.isInClip) return 'clipped';
  const here = near.filter(
    ({ box, outlines }) => isInBox(letter.middle, box) && isInside(letter.middle, outlines),
  );
  if (here.length === 0) return seenOnPaper ? null : 'colour';
  const above = here.filter(({ order, alpha }) => order > run.order && alpha > OPAQUE);
  if (above.some(({ isOpaque }) => isOpaque === true)) return 'covered';
  if (run.colour !== null) {
    const background = backgroundOf(here.filter(({ order }) => order < run.order));
    if (background !== null && !isTold(run, background)) return 'colour';
  }
  return above.some(({ isOpaque }) => isOpaque === null) ? 'unknown' : null;
}

function isTold({ colour, outline, alpha }: Run, background: Colour): boolean {
  return [colour, outline].some((own) => own !== null && isSeenOn(blend(own, background, alpha), background));
}

/** The colour that shapes lying on each other have, on white paper; null where a picture or a pattern is among them. */
function backgroundOf(below: readonly Paint[]): Colour | null {
  let colour: Colour | null = WHITE;
  for (const paint of below) {
    const own: Colour | null = paint.colour;
    if (own === null) colour = paint.alpha < FAINT ? colour : null;
    else if (paint.alpha > OPAQUE) colour = own;
    else colour = colour === null ? null : blend(own, colour, paint.alpha);
  }
  return colour;
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
