import type { SparseVector, WeighedOccupations } from './build-occupations.ts';
import type { Postings, WeighedTerm, WordsOfTrade } from './occupation-space.ts';
import { writeSections } from './sections.ts';
import { type Direction, explicitOf, latentSumOf, normalize, withoutMean } from './vectors.ts';

/** Most terms that are kept of an occupation, the strongest. */
const TERMS_KEPT = 260;
/** Most occupations that are kept of a text that measures, those it is nearest to and farthest from. */
const OCCUPATIONS_KEPT = 300;

interface Built extends WeighedOccupations {
  /** By term, its place in each direction. */
  readonly latent: Float64Array;
  readonly dimensions: number;
  readonly trades: readonly WordsOfTrade[];
}

/** The artefact of the occupations: what `occupation-space.ts` reads. */
export function writeOccupations(built: Built): Uint8Array {
  const { titles, terms, dimensions, described, trades } = built;
  const scaled = toBytes(built.latent, dimensions);
  const idf = Float32Array.from(built.idf);
  const space = {
    termNumber: new Map<string, number>(),
    idf,
    dimensions,
    latent: scaled.bytes,
    latentScale: scaled.scale,
    postings: postingsOf(built),
  };
  const texts = built.vectors.map(asTerms);
  const mean = meanOf(texts.map((text) => explicitOf(text, titles.length, space)));
  const latent: number[] = [];
  const occupations: number[] = [];
  const nearness: number[] = [];
  for (const index of described) {
    const text = texts[index] ?? [];
    for (const place of normalize(latentSumOf(text, space))) latent.push(Math.round(place * 127));
    const kept = strongest(withoutMean(explicitOf(text, titles.length, space), mean));
    for (const [occupation, near] of kept) {
      occupations.push(occupation);
      nearness.push(Math.round(near * 32_767));
    }
  }
  return writeSections({
    head: { titles, terms, dimensions, measured: described.length, kept: OCCUPATIONS_KEPT, trades },
    arrays: [
      idf,
      scaled.bytes,
      scaled.scale,
      space.postings.starts,
      space.postings.occupations,
      space.postings.weights,
      Float32Array.from(mean),
      Int8Array.from(latent),
      Uint16Array.from(occupations),
      Int16Array.from(nearness),
    ],
  });
}

const asTerms = (vector: SparseVector): WeighedTerm[] => vector.map(([term, weight]) => ({ term, weight }));

function postingsOf({ terms, vectors }: Built): Postings {
  const byTerm: [number, number][][] = terms.map(() => []);
  for (const [occupation, vector] of vectors.entries()) {
    const kept = [...vector].sort((a, b) => b[1] - a[1]).slice(0, TERMS_KEPT);
    const length = Math.hypot(...kept.map(([, weight]) => weight)) || 1;
    for (const [term, weight] of kept) byTerm[term]?.push([occupation, weight / length]);
  }
  let count = 0;
  const starts = [0, ...byTerm.map((entries) => (count += entries.length))];
  const entries = byTerm.flat();
  return {
    starts: Uint32Array.from(starts),
    occupations: Uint16Array.from(entries, ([occupation]) => occupation),
    weights: Uint16Array.from(entries, ([, weight]) => Math.round(weight * 65_535)),
  };
}

/** Each row in bytes of its own scale. */
function toBytes(cells: Float64Array, width: number): { bytes: Int8Array; scale: Float32Array } {
  const bytes = new Int8Array(cells.length);
  const scale = new Float32Array(cells.length / width);
  for (let row = 0; row < scale.length; row += 1) {
    const own = cells.subarray(row * width, (row + 1) * width);
    const largest = own.reduce((most, cell) => Math.max(most, Math.abs(cell)), 0) || 1;
    scale[row] = largest / 127;
    for (const [column, cell] of own.entries()) {
      bytes[row * width + column] = Math.round((cell / largest) * 127);
    }
  }
  return { bytes, scale };
}

function meanOf(vectors: readonly Direction[]): Direction {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    for (const [index, value] of vector.entries()) mean[index] = (mean[index] ?? 0) + value;
  }
  return normalize(mean);
}

function strongest(vector: Direction): [number, number][] {
  return [...vector.entries()].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, OCCUPATIONS_KEPT);
}
