import { WHITE } from '../color.ts';
import type { HidingTechnique, Unchecked } from '../hidden-text.ts';
import { type JudgedRun, withoutCopies } from './copies.ts';
import { type Drawing, FAINT, type Letter, liesAt, OPAQUE, type Paint, type Run } from './drawing.ts';
import { areaOf, type Box, overlaps } from './geometry.ts';
import { isWideAsOthers } from './letter-widths.ts';
import { isMasked } from './masks.ts';
import { isHatched, strokesOver } from './strokes-over.ts';
import { backgroundOf, isDistinguishable, overlaysOf, pointsOf } from './text-contrast.ts';

/** Below this height in points, or this width of a letter, nobody reads. */
const TINY = 3;
const NARROW = 0.4;
/** Comparisons of letters with shapes; a page that needs more is not looked at further. */
const MOST_COMPARISONS = 20_000_000;
/** A picture as large as this part of the page, with nearly all letters unseen, is a scan with its text behind it. */
const SCAN_AREA = 0.6;
const SCAN_LETTERS = 0.8;

/** For each letter of each run why nobody sees it, or null. */
export interface VisibilityResult {
  readonly runs: readonly JudgedRun[];
  /** Letters that nobody sees and nothing is said of: they are seen at their place all the same. */
  readonly untold: ReadonlySet<Letter>;
  readonly unchecked: readonly Unchecked[];
}

/** Tells which letters of a page are seen. `scale` makes the points of the file those of a sheet of paper. */
export function classifyVisibility(
  { runs, paints, shown }: Drawing,
  page: Box,
  scale: number,
): VisibilityResult {
  const unchecked = new Set<Unchecked>();
  const untold = new Set<Letter>();
  if (runs.length * paints.length > MOST_COMPARISONS) {
    return { runs: runs.map(nothingHidden), untold, unchecked: ['too_complex'] };
  }
  const whole = new Map(runs.map((run) => [run, reasonOfRun(run, scale)]));
  const doubtful = fontsOfOthers(runs.filter((run) => whole.get(run) !== 'tiny'));
  const judgeRun = (run: Run, unknown: HidingTechnique | null = null): JudgedRun => {
    const near = paints.filter((paint) => overlaps(run.box, paint.box));
    const strokes = strokesOver(run, paints);
    const always = whole.get(run) ?? (doubtful.has(run.font) ? 'other_letters' : null);
    const seenOnPaper = isDistinguishable(asMixed(run, []), [WHITE]);
    const reasons = run.letters.map((letter) => {
      if (always !== null) return always;
      const reason =
        letter.ink === null
          ? reasonOfLetter(letter, run, { near, strokes, seenOnPaper })
          : reasonOfLetter(letter, inkedBy(letter, run), { near, strokes });
      if (reason === 'unknown' && unknown === null) unchecked.add('picture');
      return reason === 'unknown' ? unknown : reason;
    });
    return { run, reasons };
  };
  const judged = runs.map((run) => judgeRun(run));
  if (isScan(judged, paints, page)) return { runs: runs.map(nothingHidden), untold, unchecked: ['scan'] };
  const parted = withoutCopies(judged, () => shown.map((run) => judgeRun(run, 'transparent')));
  return { ...parted, unchecked: [...unchecked] };
}

const nothingHidden = (run: Run): JudgedRun => ({ run, reasons: run.letters.map(() => null) });

function reasonOfRun(run: Run, scale: number): HidingTechnique | null {
  if (run.isInHiddenLayer) return 'layer';
  if (run.isInvisible) return 'invisible';
  if (run.alpha < FAINT) return 'transparent';
  const another = run.letters.filter(({ drawn }) => drawn === 'another').length;
  if (another >= run.letters.length / 2 || isSpelledInPieces(run) || isWideAsOthers([run]))
    return 'other_letters';
  const width = run.letters.reduce((sum, letter) => sum + letter.width, 0) / run.letters.length;
  const isNarrow = run.letters.length > 2 && width * scale < NARROW;
  if (run.isSheared) return 'tiny';
  const isLow = run.size > 0 && run.size * scale < TINY && run.letters.some(({ text }) => LETTER.test(text));
  return isLow || isNarrow ? 'tiny' : null;
}

/** Signs that are two letters or more, but for those that printers join. */
const PIECE = /^(?!(?:ff|fi|fl|ffi|ffl|ft|fft|fj|st|ct|ti|tt|tti|ij|th)$)[a-z]{2,}$/i;
const LEAST_PIECES = 4;
/** Fonts of pictures call each by its name: one such sign is no text, and hides none. */
const LEAST_NAMES = 2;
const NAME_LENGTH = 5;

/** A sign stands for one letter as a rule: a run of signs that stand for several draws other letters than it says. */
function isSpelledInPieces({ letters }: Run): boolean {
  const pieces = letters.filter(({ text }) => text.length > 1 && PIECE.test(text));
  const names = pieces.filter(({ text }) => text.length >= NAME_LENGTH).length;
  const isMany = pieces.length >= LEAST_PIECES || names >= LEAST_NAMES;
  return isMany && pieces.length >= letters.length / 2;
}

/** Signs alone hide no word, and a font that has nothing but a dash is as low as one. */
const LETTER = /[\p{L}\p{N}]/u;

/** The fonts whose letters, taken together, are as wide as others. */
function fontsOfOthers(runs: readonly Run[]): ReadonlySet<object> {
  const byFont = Map.groupBy(runs, ({ font }) => font);
  return new Set([...byFont].filter(([, own]) => isWideAsOthers(own)).map(([font]) => font));
}

const DRAWN: Readonly<Record<Letter['drawn'], HidingTechnique | null>> = {
  as_said: null,
  nothing: 'no_shape',
  another: 'other_letters',
};

function reasonOfLetter(
  letter: Letter,
  run: Run,
  around: { near: readonly Paint[]; strokes: readonly Paint[]; seenOnPaper?: boolean },
): HidingTechnique | 'unknown' | null {
  if (!letter.isOnPage) return 'off_page';
  if (!letter.isInClip) return 'clipped';
  if (letter.drawn !== 'as_said') return DRAWN[letter.drawn];
  const masked = isMasked(letter.middle, run.masks);
  if (masked === true) return 'transparent';
  const { near, strokes, seenOnPaper = isDistinguishable(run, [WHITE]) } = around;
  const here = near.filter((paint) => !paint.isThin && liesAt(paint, letter.middle));
  const above = here.filter(({ order, alpha }) => order > run.order && alpha > OPAQUE);
  if (above.some(({ isOpaque }) => isOpaque === true) || isHatched(letter, run, strokes)) return 'covered';
  const isUnsure = masked === null || run.color === null;
  if (here.length === 0) return unsure(seenOnPaper ? null : 'color', isUnsure);
  const below = here.filter(({ order }) => order < run.order);
  const mixed = asMixed(run, below);
  const background = backgroundOf(below, pointsOf(letter, run));
  const veils = overlaysOf(here.filter(({ order }) => order > run.order));
  if (background !== null && !isDistinguishable(mixed, background, veils)) return 'color';
  const isLost = background === null && !isDistinguishable(mixed, [WHITE]);
  return unsure(null, isUnsure || isLost || above.some(({ isOpaque }) => isOpaque === null));
}

/** A font may draw its letters in colors of its own. */
function inkedBy({ ink }: Letter, run: Run): Run {
  return { ...run, color: ink, outline: null };
}

/** A page is a group that stands by itself; with nothing drawn in such a group below the letters, there is nothing to mix them with. */
function asMixed(run: Run, below: readonly Paint[]): Run {
  const isAlone = !below.some(({ order }) => order > run.floor);
  return isAlone && run.blendMode !== null ? { ...run, blendMode: null } : run;
}

function unsure(reason: HidingTechnique | null, isUnsure: boolean): HidingTechnique | 'unknown' | null {
  return reason === null && isUnsure ? 'unknown' : reason;
}

function isScan(judged: VisibilityResult['runs'], paints: readonly Paint[], page: Box): boolean {
  const isPictured = paints.some(
    ({ isPicture, box }) => isPicture && areaOf(box) >= SCAN_AREA * areaOf(page),
  );
  if (!isPictured) return false;
  const reasons = judged.flatMap((each) => each.reasons);
  const unseen = reasons.filter((reason) => reason === 'invisible' || reason === 'covered').length;
  return reasons.length > 0 && unseen >= SCAN_LETTERS * reasons.length;
}
