import { commonOf } from '../../taxonomy/field-sum.ts';
import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import type { Direction } from '../../taxonomy/vectors.ts';
import { timesLatent } from '../resume/weighted-texts.ts';

/**
 * The directions of a position that resumes are compared with. What a term adds to each is worked out when it is first met and
 * kept: a batch compares the same directions with the same words again and again, as a few sums.
 */
export class QueryVectors {
  readonly #directions: readonly Direction[];
  readonly #timesTerm: (direction: Direction, term: number) => number;
  /** By term, where its row begins once it was met; -1 before. */
  readonly #rows = new Int32Array(occupationSpace().idf.length).fill(-1);
  #values = new Float64Array(0);
  #end = 0;

  constructor(directions: readonly Direction[], timesTerm: (direction: Direction, term: number) => number) {
    this.#directions = directions;
    this.#timesTerm = timesTerm;
  }

  /** What a term adds to a direction. */
  at(term: number, direction: number): number {
    const row = this.rowOf(term);
    return this.#values[row + direction] ?? 0;
  }

  /** Where in `values` that begins which a term adds to each direction. */
  rowOf(term: number): number {
    const known = this.#rows[term] ?? -1;
    return known < 0 ? this.#meet(term) : known;
  }

  /** Others once a further term was met. */
  get values(): Float64Array {
    return this.#values;
  }

  #meet(term: number): number {
    const row = this.#end;
    this.#end += this.#directions.length;
    if (this.#end > this.#values.length) {
      const values = new Float64Array(2 * this.#end);
      values.set(this.#values);
      this.#values = values;
    }
    this.#directions.forEach((direction, at) => {
      this.#values[row + at] = this.#timesTerm(direction, term);
    });
    this.#rows[term] = row;
    return row;
  }
}

/** Directions in the latent space. */
export function latentQueryVectors(directions: readonly Direction[]): QueryVectors {
  return new QueryVectors(directions, timesLatent);
}

/** Directions among occupations, without what all texts have in common. */
export function fieldProbes(directions: readonly Direction[]): QueryVectors {
  const { mean, postings } = occupationSpace();
  const commons = new Map(directions.map((direction) => [direction, productOf(direction, mean)]));
  return new QueryVectors(directions, (direction, term) => {
    const { starts, occupations, weights } = postings;
    let sum = 0;
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) {
      sum += (weights[at] ?? 0) * (direction[occupations[at] ?? 0] ?? 0);
    }
    return sum / 65_535 - commonOf(term) * (commons.get(direction) ?? 0);
  });
}

function productOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
