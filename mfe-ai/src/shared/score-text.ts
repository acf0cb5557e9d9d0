import type { FormulaPart } from '@shortlist/api-contract';

/** A fraction as people read it out of 100: `0.784` is `78`. */
export function outOfHundred(fraction: number): number {
  return Math.round(fraction * 100);
}

/** A fraction as a rounded percentage: `0.75` is `75%`. */
export function percent(fraction: number): string {
  return `${outOfHundred(fraction)}%`;
}

/**
 * The sum behind a score out of 100, with the real numbers: `0.45 × 74 + 0.35 × 81 = 62`. Decimals are
 * added where whole numbers would not add up to the score as shown; a sum that does not lead to the
 * score at all is written with `≈`.
 */
export function weightedSum(formula: readonly FormulaPart[], score: number): string {
  const total = outOfHundred(score);
  for (const decimals of [0, 1, 2]) {
    const terms = formula.map(({ value, of, weight }) => ({
      weight: weight.toFixed(2),
      value: (of > 0 ? (value / of) * 100 : 0).toFixed(decimals),
    }));
    const sum = terms.reduce((whole, term) => whole + Number(term.weight) * Number(term.value), 0);
    const text = terms.map(({ weight, value }) => `${weight} × ${value}`).join(' + ');
    if (Math.round(sum) === total) return `${text} = ${total}`;
    if (decimals === 2) return `${text} ≈ ${total}`;
  }
  return String(total);
}

/** A number of points without needless decimals: `3`, `2.5`. */
export function points(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * The points of a formula whose parts weigh as much as they count, so that the score is simply points
 * earned of points possible; null for any other formula.
 */
export function plainPoints(formula: readonly FormulaPart[]): { earned: number; of: number } | null {
  const of = formula.reduce((sum, part) => sum + part.of, 0);
  const earned = formula.reduce((sum, part) => sum + part.value, 0);
  if (of === 0) return null;
  const isPlain = formula.every((part) => Math.abs(part.weight - part.of / of) < 0.005);
  return isPlain ? { earned, of } : null;
}
