import type { ResumeTerms } from '../../profile/resume-terms.ts';
import { type FieldSum, lengthOf } from '../../taxonomy/field-sum.ts';
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
  /** Zero where a text tells nothing. */
  readonly latentLengths: Float64Array;
  readonly fieldLengths: Float64Array;
}

/** A bag by number of stem: how much each counts. */
export type NumberBag = ReadonlyMap<number, number>;

/** Weighs bags of a resume's terms: log(1 + count, at most `most`) × rarity. */
export class TextWeigher {
  readonly #space = occupationSpace();
  readonly #terms: Pick<ResumeTerms, 'known'>;
  readonly #field: FieldSum;

  constructor(terms: Pick<ResumeTerms, 'known'>, field: FieldSum) {
    this.#terms = terms;
    this.#field = field;
  }

  weigh(bags: readonly NumberBag[], most: number): WeightedTexts {
    const starts = new Uint32Array(bags.length + 1);
    const ids: number[] = [];
    const weights: number[] = [];
    bags.forEach((bag, index) => {
      for (const [id, count] of bag) {
        const known = this.#terms.known[id] ?? -1;
        if (known < 0) continue;
        ids.push(id);
        weights.push(Math.log1p(Math.min(count, most)) * (this.#space.idf[known] ?? 0));
      }
      starts[index + 1] = ids.length;
    });
    const texts = { starts, ids: Uint32Array.from(ids), weights: Float64Array.from(weights) };
    return { ...texts, ...this.#lengthsOf(texts) };
  }

  #lengthsOf({ starts, ids, weights }: Pick<WeightedTexts, 'starts' | 'ids' | 'weights'>) {
    const count = starts.length - 1;
    const latentLengths = new Float64Array(count);
    const fieldLengths = new Float64Array(count);
    const sum = new Float64Array(this.#space.dimensions);
    for (let text = 0; text < count; text += 1) {
      sum.fill(0);
      this.#field.clear();
      for (let at = starts[text] ?? 0; at < (starts[text + 1] ?? 0); at += 1) {
        const known = this.#terms.known[ids[at] ?? 0] ?? 0;
        addLatent(sum, known, weights[at] ?? 0);
        this.#field.add(known, weights[at] ?? 0);
      }
      latentLengths[text] = Math.sqrt(squareOf(sum));
      fieldLengths[text] = lengthOf(this.#field.measure());
    }
    return { latentLengths, fieldLengths };
  }
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
