import type { Run } from './drawing.ts';

/** Widths of the letters of an ordinary font (Helvetica, by its public measures), from the space on, in thousandths. */
const ORDINARY =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500'
    .split(' ')
    .map(Number);
const SPACE = 32;
/** Figures are of one width in most fonts. */
const LETTER = /^[A-Za-z]$/;
/** Fewer letters tell nothing. */
const LEAST_LETTERS = 12;
/** Letters of fonts whose letters are about as wide as each other tell nothing either. */
const LEAST_SPREAD = 0.06;
/** The least of 40 real files is .57, of small capitals; letters that are told for others have about 0. */
const LEAST_ALIKE = 0.35;

/** A letter as the file tells it, and how wide it is drawn. */
interface Measured {
  readonly text: string;
  readonly width: number;
}

/**
 * Whether letters are as wide as other letters than they are told to be: in any font an "i" is narrow and an "m" wide. Finds a
 * font whose shapes are those of other letters, without looking at the shapes.
 */
export function isWideAsOthers(runs: readonly Pick<Run, 'letters' | 'size'>[]): boolean {
  if (runs.reduce((sum, { letters }) => sum + letters.length, 0) < LEAST_LETTERS) return false;
  const measured = measure(runs);
  if (new Set(measured.map(({ text }) => text)).size < LEAST_LETTERS) return false;
  const own = deviations(measured.map(({ width }) => width));
  if (own.spread < LEAST_SPREAD) return false;
  const capitals = measured.map(({ text }) => ({ text: text.toUpperCase() }));
  return [measured, capitals].every(
    (letters) => alike(own, deviations(letters.map(ordinaryWidth))) < LEAST_ALIKE,
  );
}

/** Each letter once for each of its widths, in hundredths of the height. */
function measure(runs: readonly Pick<Run, 'letters' | 'size'>[]): Measured[] {
  const known = new Map<number, Measured>();
  for (const { letters, size } of runs) {
    if (size <= 0) continue;
    for (const { text, width } of letters) {
      const share = Math.round((100 * width) / size);
      const key = text.charCodeAt(0) * 10_000 + share;
      if (!known.has(key) && LETTER.test(text)) known.set(key, { text, width: share });
    }
  }
  return [...known.values()];
}

function ordinaryWidth({ text }: Pick<Measured, 'text'>): number {
  return ORDINARY[text.charCodeAt(0) - SPACE] ?? 0;
}

type Deviations = ReturnType<typeof deviations>;

/** From -1, the other way round, to 1, in proportion. */
function alike(one: Deviations, other: Deviations): number {
  const shared = one.values.reduce((sum, value, index) => sum + value * (other.values[index] ?? 0), 0);
  return shared / (one.length * other.length);
}

function deviations(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const away = values.map((value) => value - mean);
  const length = Math.hypot(...away);
  return { values: away, length, spread: length / Math.sqrt(values.length) / mean };
}
