import type { OccupationSpace, WeighedTerm } from './occupation-space.ts';

/** A text as a direction, length one; all zero when it knows no word. */
export type Direction = Float64Array;

/** How often each stem of a text counts. */
export type Bag = ReadonlyMap<string, number>;

/** What projecting needs; the build has no measure yet. */
export type Projecting = Omit<OccupationSpace, 'measure' | 'mean' | 'titles' | 'terms' | 'trades'>;

/**
 * The terms of a bag that tell occupations apart: log(1 + count) × idf.
 *
 * @param most a word counts at most so often, so that repeating it doesn't help.
 */
export function weighTermsOf(
  bag: Bag,
  { termNumber, idf }: Pick<OccupationSpace, 'termNumber' | 'idf'>,
  most: number,
): WeighedTerm[] {
  const terms: WeighedTerm[] = [];
  for (const [stem, count] of bag) {
    const term = termNumber.get(stem);
    if (term !== undefined)
      terms.push({ term, weight: Math.log1p(Math.min(count, most)) * (idf[term] ?? 0) });
  }
  return terms;
}

/** A text in the latent space, not yet of length one: its square says how much the text tells. */
export function latentSumOf(terms: readonly WeighedTerm[], space: Projecting): Float64Array {
  const { latent, latentScale, dimensions } = space;
  const sum = new Float64Array(dimensions);
  for (const { term, weight } of terms) {
    const scaled = weight * (latentScale[term] ?? 0);
    const start = term * dimensions;
    for (let axis = 0; axis < dimensions; axis += 1) {
      sum[axis] = (sum[axis] ?? 0) + scaled * (latent[start + axis] ?? 0);
    }
  }
  return sum;
}

/** How strongly a text speaks of each occupation, length one. */
export function explicitOf(terms: readonly WeighedTerm[], occupations: number, space: Projecting): Direction {
  const { starts, occupations: speaksFor, weights } = space.postings;
  const vector = new Float64Array(occupations);
  for (const { term, weight } of terms) {
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const occupation = speaksFor[at] ?? 0;
      vector[occupation] = (vector[occupation] ?? 0) + (weight * (weights[at] ?? 0)) / 65_535;
    }
  }
  return normalize(vector);
}

/** Without what every text has in common with every occupation, which tells nothing; length one. */
export function withoutMean(vector: Direction, mean: ArrayLike<number>): Direction {
  let along = 0;
  for (let index = 0; index < vector.length; index += 1) along += (vector[index] ?? 0) * (mean[index] ?? 0);
  for (let index = 0; index < vector.length; index += 1) {
    vector[index] = (vector[index] ?? 0) - along * (mean[index] ?? 0);
  }
  return normalize(vector);
}

/** Makes the length one, in place. */
export function normalize(vector: Float64Array): Direction {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let index = 0; index < vector.length; index += 1) vector[index] = (vector[index] ?? 0) / length;
  return vector;
}

/** The sum of the products; the cosine where both have the length one. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
