import type { HidingTechnique } from '../hidden-text.ts';
import type { Letter, Run } from './drawing.ts';
import { isWidelyStroked } from './text-contrast.ts';

/** A run with why nobody sees each of its letters. */
export interface JudgedRun {
  readonly run: Run;
  readonly reasons: readonly (HidingTechnique | null)[];
}

/** How far apart two drawings of one letter may be: a shadow, an outline. Points, and parts of their height. */
const APART = 2;
const APART_OF_SIZE = 0.25;
const CELL = 4;

/** Judged letters, of which some are drawn twice. */
interface WithoutCopies {
  readonly runs: JudgedRun[];
  /** Letters that nobody sees and that are seen all the same, since they are drawn once more at their place. */
  readonly untold: ReadonlySet<Letter>;
}

/**
 * Letters that are drawn more than once: a shadow below them hides nothing, letters that show what is drawn through them are seen,
 * and a wide pen in the color of the paper that goes along their outlines covers them. `shown` are letters that are no text.
 */
export function withoutCopies(
  judged: readonly JudgedRun[],
  shown: () => readonly JudgedRun[],
): WithoutCopies {
  const isAllSeen = judged.every(({ reasons }) => reasons.every((reason) => reason === null));
  if (isAllSeen) return { runs: [...judged], untold: new Set() };
  const seen = placesOf(judged, (_, reason) => reason === null);
  const through = placesOf(shown(), (_, reason) => reason === null);
  const erased = placesOf(judged, ({ run }, reason) => reason === 'color' && isWidelyStroked(run));
  const untold = new Set<Letter>();
  const runs = judged.map(({ run, reasons }) => ({
    run,
    reasons: run.letters.map((letter, index) => {
      const reason = reasons[index] ?? null;
      if (reason === null)
        return isThere(letter, run, { places: erased, after: run.order }) ? 'covered' : null;
      if (isThere(letter, run, { places: through })) return null;
      if (isThere(letter, run, { places: seen })) untold.add(letter);
      return reason;
    }),
  }));
  return { runs, untold };
}

type Places = ReadonlyMap<string, readonly { readonly letter: Letter; readonly order: number }[]>;

function placesOf(
  runs: readonly JudgedRun[],
  isWanted: (run: JudgedRun, reason: HidingTechnique | null) => boolean,
): Places {
  const letters = runs.flatMap((judged) =>
    judged.run.letters
      .filter((_, index) => isWanted(judged, judged.reasons[index] ?? null))
      .map((letter) => ({ letter, order: judged.run.order })),
  );
  return Map.groupBy(letters, ({ letter: { text, middle } }) => cellOf(text, middle[0], middle[1]));
}

function isThere(
  { text, middle: [x, y] }: Letter,
  { size }: Run,
  { places, after = Number.NEGATIVE_INFINITY }: { places: Places; after?: number },
): boolean {
  if (places.size === 0) return false;
  const far = Math.max(APART, APART_OF_SIZE * size);
  return [-far, 0, far].some((dx) =>
    [-far, 0, far].some((dy) =>
      places
        .get(cellOf(text, x + dx, y + dy))
        ?.some(
          ({ letter, order }) =>
            order > after && Math.hypot(letter.middle[0] - x, letter.middle[1] - y) <= far,
        ),
    ),
  );
}

function cellOf(text: string, x: number, y: number): string {
  return `${text} ${Math.round(x / CELL)} ${Math.round(y / CELL)}`;
}
