import type { ResumeTerms } from '../../profile/resume-terms.ts';
import { lengthOf, sharedFieldSum } from '../../taxonomy/field-sum.ts';
import { occupationSpace } from '../../taxonomy/occupation-space.ts';

/**
 * Texts of a resume, each as the terms that occupations know with their weights, and how long it is in each space: what
 * comparing it with a direction needs, in arrays one behind another.
 */
export interface WeightedTexts {
  readonly starts: Uint32Array;
  /** Numbers of stems, see `ResumeTerms`. */
  readonly ids: Uint32Array;
  readonly weights: Float64Array;
  /** In the latent space, the product of the term and its text: so that the length without some terms is soon found. */
  readonly latentTimes: Float64Array;
  /** Zero where a text tells nothing. */
  readonly latentLengths: Float64Array;
  readonly fieldLengths: Float64Array;
}

/** A bag by number of stem: how much each counts. */
export type NumberBag = ReadonlyMap<number, number>;

/** Weighs bags of a resume's terms: log(1 + count) × rarity. */
export function weighBags(terms: Pick<ResumeTerms, 'known'>, bags: readonly NumberBag[]): WeightedTexts {
  const { idf } = occupationSpace();
  const starts = new Uint32Array(bags.length + 1);
  const ids: number[] = [];
  const weights: number[] = [];
  bags.forEach((bag, index) => {
    for (const [id, count] of bag) {
      const known = terms.known[id] ?? -1;
      if (known < 0) continue;
      ids.push(id);
      weights.push(Math.log1p(count) * (idf[known] ?? 0));
    }
    starts[index + 1] = ids.length;
  });
  const texts = { starts, ids: Uint32Array.from(ids), weights: Float64Array.from(weights) };
  const latentTimes = new Float64Array(ids.length);
  const latentLengths = new Float64Array(bags.length);
  const fieldLengths = new Float64Array(bags.length);
  for (let text = 0; text < bags.length; text += 1) {
    const latent = latentOf(texts, terms, text);
    const field = sharedFieldSum();
    for (let at = starts[text] ?? 0; at < (starts[text + 1] ?? 0); at += 1) {
      const known = terms.known[ids[at] ?? 0] ?? 0;
      field.add(known, weights[at] ?? 0);
      latentTimes[at] = timesLatent(latent, known);
    }
    latentLengths[text] = Math.sqrt(squareOf(latent));
    fieldLengths[text] = lengthOf(field.measure());
  }
  return { ...texts, latentTimes, latentLengths, fieldLengths };
}

/** A text in the latent space. */
export function latentOf(
  { starts, ids, weights }: Pick<WeightedTexts, 'starts' | 'ids' | 'weights'>,
  { known }: Pick<ResumeTerms, 'known'>,
  text: number,
): Float64Array {
  const sum = new Float64Array(occupationSpace().dimensions);
  for (let at = starts[text] ?? 0; at < (starts[text + 1] ?? 0); at += 1) {
    addLatent(sum, known[ids[at] ?? 0] ?? 0, weights[at] ?? 0);
  }
  return sum;
}

/** Adds a term to a sum in the latent space. */
export function addLatent(sum: Float64Array, term: number, weight: number): void {
  const { latent, latentScale, dimensions } = occupationSpace();
  const scaled = weight * (latentScale[term] ?? 0);
  const start = term * dimensions;
  for (let axis = 0; axis < dimensions; axis += 1) {
    sum[axis] = (sum[axis] ?? 0) + scaled * (latent[start + axis] ?? 0);
  }
}

/** The product of a term and a sum in the latent space. */
export function timesLatent(sum: Float64Array, term: number): number {
  const { latent, latentScale, dimensions } = occupationSpace();
  const start = term * dimensions;
  let product = 0;
  for (let axis = 0; axis < dimensions; axis += 1) product += (sum[axis] ?? 0) * (latent[start + axis] ?? 0);
  return product * (latentScale[term] ?? 0);
}

export function squareOf(sum: Float64Array): number {
  let square = 0;
  for (let axis = 0; axis < sum.length; axis += 1) square += (sum[axis] ?? 0) * (sum[axis] ?? 0);
  return square;
}
