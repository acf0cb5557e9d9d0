import type { AnalyzedDocument, AnalyzedJob } from '../analyzer.ts';
import { countStems } from '../language/terms.ts';
import type { EvalData } from './data.ts';

/** Scores the candidates of a position, all at once: higher is better. */
export type Scorer = (job: AnalyzedJob, resumes: readonly AnalyzedDocument[]) => Promise<number[]>;

/** BM25 as it is commonly set. */
const K1 = 1.5;
const B = 0.75;
/** What reciprocal rank fusion adds to each rank. */
const RANK_BASE = 60;

/** What people use instead, measured beside the engine in the same run. */
export function baselinesFor(data: EvalData): Record<string, Scorer> {
  const corpus = corpusOf([...data.resumes.values()].map(({ text }) => text));
  const tfIdf: Scorer = async (job, resumes) => {
    const wanted = weigh(countStems(textOf(job)), corpus);
    return resumes.map(({ text }) => cosine(wanted, weigh(countStems(text), corpus)));
  };
  const bm25: Scorer = async (job, resumes) => {
    const asked = countStems(textOf(job));
    return resumes.map(({ text }) => bm25Of(asked, countStems(text), corpus));
  };
  return { 'TF-IDF cosine': tfIdf, BM25: bm25, 'fusion of both': fusionOf([tfIdf, bm25]) };
}

const textOf = ({ title, description }: AnalyzedJob): string => `${title}\n${description}`;

interface Corpus {
  readonly size: number;
  /** How many texts have a term. */
  readonly frequency: (term: string) => number;
  readonly meanLength: number;
}

function corpusOf(texts: readonly string[]): Corpus {
  const frequency = new Map<string, number>();
  let length = 0;
  for (const text of texts) {
    for (const [term, count] of countStems(text)) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
      length += count;
    }
  }
  return {
    size: texts.length,
    frequency: (term) => frequency.get(term) ?? 0,
    meanLength: length / Math.max(1, texts.length),
  };
}

/** Counts times smoothed inverse document frequency: on this kind of text better than the logarithm of counts. */
function weigh(counts: ReadonlyMap<string, number>, { size, frequency }: Corpus): Map<string, number> {
  return new Map(
    [...counts].map(([term, count]) => [term, count * (1 + Math.log((1 + size) / (1 + frequency(term))))]),
  );
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  return sum / (Math.hypot(...a.values()) * Math.hypot(...b.values()) || 1);
}

/** A term that the posting repeats is asked for as often. */
function bm25Of(
  asked: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  { size, frequency, meanLength }: Corpus,
): number {
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const norm = K1 * (1 - B + (B * length) / meanLength);
  let sum = 0;
  for (const [term, times] of asked) {
    const count = counts.get(term) ?? 0;
    const rarity = Math.log(1 + (size - frequency(term) + 0.5) / (frequency(term) + 0.5));
    sum += (times * rarity * count * (K1 + 1)) / (count + norm);
  }
  return sum;
}

/** Reciprocal rank fusion; equal scores share the middle of their ranks. */
function fusionOf(scorers: readonly Scorer[]): Scorer {
  return async (job, resumes) => {
    const all = await Promise.all(scorers.map((scorer) => scorer(job, resumes)));
    const ranks = all.map((scores) => {
      const above = (score: number): number => scores.filter((other) => other > score).length;
      const equal = (score: number): number => scores.filter((other) => other === score).length;
      return scores.map((score) => above(score) + (equal(score) - 1) / 2);
    });
    return resumes.map((_, index) =>
      ranks.reduce((sum, rank) => sum + 1 / (RANK_BASE + (rank[index] ?? 0)), 0),
    );
  };
}
