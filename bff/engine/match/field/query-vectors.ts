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
  /** By term, once it was met. */
  readonly #met: (Float64Array | undefined)[];

  constructor(directions: readonly Direction[], timesTerm: (direction: Direction, term: number) => number) {
    this.#directions = directions;
    this.#timesTerm = timesTerm;
    this.#met = Array.from({ length: occupationSpace().idf.length }, () => undefined);
  }

  /** How many directions there are. */
  get count(): number {
    return this.#directions.length;
  }

  /** What a term adds to each direction. */
  of(term: number): Float64Array {
    return this.#met[term] ?? this.#meet(term);
  }

  #meet(term: number): Float64Array {
    const added = Float64Array.from(this.#directions, (direction) => this.#timesTerm(direction, term));
    this.#met[term] = added;
    return added;
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
