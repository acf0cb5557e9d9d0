import { type OccupationSpace, occupationSpace } from './occupation-space.ts';

const OF = 65_535;

/**
 * Adds up how strongly terms speak of each occupation, and measures the sum without what all texts have in common.
 * Large, so one is kept and cleared between two sums.
 */
export class FieldSum {
  readonly #space: OccupationSpace = occupationSpace();
  readonly #sums = new Float64Array(this.#space.titles.length);
  readonly #touched = new Uint16Array(this.#space.titles.length);
  readonly #isTouched = new Uint8Array(this.#space.titles.length);
  #count = 0;
  /** The sum along what all texts have in common. */
  #common = 0;

  add(term: number, weight: number): void {
    const { starts, occupations, weights } = this.#space.postings;
    const scaled = weight / OF;
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const occupation = occupations[at] ?? 0;
      if (this.#isTouched[occupation] === 0) {
        this.#isTouched[occupation] = 1;
        this.#touched[this.#count] = occupation;
        this.#count += 1;
      }
      this.#sums[occupation] = (this.#sums[occupation] ?? 0) + scaled * (weights[at] ?? 0);
    }
    this.#common += weight * commonOf(term);
  }

  /** The product of a term and the sum. */
  times(term: number): number {
    const { starts, occupations, weights } = this.#space.postings;
    const end = starts[term + 1] ?? 0;
    let sum = 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      sum += (weights[at] ?? 0) * (this.#sums[occupations[at] ?? 0] ?? 0);
    }
    return sum / OF;
  }

  /** Its square, and how far it goes along what all texts have in common. */
  measure(): { square: number; common: number } {
    let square = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const sum = this.#sums[this.#touched[at] ?? 0] ?? 0;
      square += sum * sum;
    }
    return { square, common: this.#common };
  }

  clear(): void {
    for (let at = 0; at < this.#count; at += 1) {
      const occupation = this.#touched[at] ?? 0;
      this.#sums[occupation] = 0;
      this.#isTouched[occupation] = 0;
    }
    this.#count = 0;
    this.#common = 0;
  }
}

/** One is enough: it is cleared before each use. */
let shared: FieldSum | null = null;
export function sharedFieldSum(): FieldSum {
  shared ??= new FieldSum();
  shared.clear();
  return shared;
}

/** The length of a sum without what all texts have in common. */
export function lengthOf({ square, common }: { square: number; common: number }): number {
  return Math.sqrt(Math.max(0, square - (2 - commons().square) * common * common));
}

/** The product of two sums without what all texts have in common. */
export function withoutCommon(product: number, one: number, other: number): number {
  return product - (2 - commons().square) * one * other;
}

interface Commons {
  /** By term, how far it goes along what all texts have in common. */
  readonly byTerm: Float64Array;
  /** Square of that direction: one, but for rounding. */
  readonly square: number;
}

let known: Commons | null = null;

export function commonOf(term: number): number {
  return commons().byTerm[term] ?? 0;
}

function commons(): Commons {
  known ??= measureCommons(occupationSpace());
  return known;
}

function measureCommons({ postings, mean, idf }: OccupationSpace): Commons {
  const { starts, occupations, weights } = postings;
  const byTerm = new Float64Array(idf.length);
  for (let term = 0; term < byTerm.length; term += 1) {
    let sum = 0;
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) {
      sum += (weights[at] ?? 0) * (mean[occupations[at] ?? 0] ?? 0);
    }
    byTerm[term] = sum / OF;
  }
  return { byTerm, square: mean.reduce((sum, each) => sum + each * each, 0) };
}
