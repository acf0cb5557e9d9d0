import type { FormulaPart } from '@shortlist/api-contract';

/** A part of a sum, without the words that it is read from. */
type Summand = Omit<FormulaPart, 'quotes'>;

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
export function weightedSum(formula: readonly Summand[], score: number): string {
  const total = outOfHundred(score);
  const exact = [0, 1, 2]
    .map((decimals) => sumWith(formula, decimals))
    .find(({ sum }) => Math.round(sum) === total);
  return exact ? `${exact.text} = ${total}` : `${sumWith(formula, 0).text} ≈ ${total}`;
}

function sumWith(formula: readonly Summand[], decimals: number): { text: string; sum: number } {
  const terms = formula.map(({ value, of, weight }) => ({
    weight: weightText(weight),
    value: (of > 0 ? (value / of) * 100 : 0).toFixed(decimals),
  }));
  return {
    text: terms.map(({ weight, value }) => `${weight} × ${value}`).join(' + '),
    sum: terms.reduce((whole, { weight, value }) => whole + Number(weight) * Number(value), 0),
  };
}

/** Two decimals, or as many more as the weight has. */
function weightText(weight: number): string {
  const text = String(Math.round(weight * 10_000) / 10_000);
  return text.length < 4 ? weight.toFixed(2) : text;
}

/** A number of points without needless decimals: `3`, `2.5`. */
export function points(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** What each part of a formula adds to a score out of 100, with one decimal. */
export function sharesOf(formula: readonly Summand[]): string[] {
  return formula.map(({ value, of, weight }) => (of > 0 ? (weight * value * 100) / of : 0).toFixed(1));
}
