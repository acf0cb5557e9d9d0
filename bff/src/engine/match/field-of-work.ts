import type { AnalysedJob } from '../analysed.ts';
import { readTerms } from '../language/terms.ts';
import { taxonomy } from '../taxonomy/taxonomy.ts';
import type { EvidenceLine } from './evidence-index.ts';

/** How strongly a text speaks of each occupation, mean direction removed, length one. */
export type FieldVector = Float64Array;

/** A word counts at most so often, so that repeating it doesn't help. */
const MOST_COUNTED = 3;
/** The occupations of a job that are compared; the far ones only add noise. */
const NEAREST = 100;
/** Cosines of unrelated and of very close fields, from measuring; between them the value grows from 0 to 1. */
const FAR = -0.1;
const CLOSE = 0.55;

/** The field of a job: its description, and its title four times. Only the nearest occupations stay. */
export function fieldOfJob(job: AnalysedJob): FieldVector {
  const bag = new Map<string, number>();
  addTo(bag, `${job.description}\n${job.skillTags.join(', ')}`, 1);
  addTo(bag, job.title, 4);
  const vector = toField(bag, 12);
  const least = [...vector].sort((a, b) => b - a)[NEAREST - 1] ?? 0;
  return normalise(vector.map((value) => (value >= least && value > 0 ? value : 0)));
}

/** The field of a resume, by the parts that prove most. */
export function fieldOfResume(evidence: readonly EvidenceLine[]): FieldVector {
  const bag = new Map<string, number>();
  for (const { terms, weight } of evidence) {
    for (const stem of terms.keys()) bag.set(stem, (bag.get(stem) ?? 0) + weight);
  }
  return toField(bag, MOST_COUNTED);
}

/** How near two fields are, 0 to 1. */
export function nearness(job: FieldVector, resume: FieldVector): number {
  return Math.min(1, Math.max(0, (dot(job, resume) - FAR) / (CLOSE - FAR)));
}

const KEPT = 500;
const kept = new Map<string, FieldVector>();

/** The field of a short text, such as a title or a line. The newest few hundred are kept: a batch asks again. */
export function fieldOfText(text: string): FieldVector {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const bag = new Map<string, number>();
  addTo(bag, text, 1);
  const field = toField(bag, MOST_COUNTED);
  const oldest = kept.keys().next().value;
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(text, field);
  return field;
}

function addTo(bag: Map<string, number>, text: string, weight: number): void {
  for (const term of readTerms(text)) bag.set(term.stem, (bag.get(term.stem) ?? 0) + weight);
}

function toField(bag: ReadonlyMap<string, number>, most: number): FieldVector {
  return withoutMean(project(bag, most));
}

function project(bag: ReadonlyMap<string, number>, most: number): Float64Array {
  const { termNumber, idf, occupationsOf, occupations } = taxonomy();
  const vector = new Float64Array(occupations.length);
  for (const [stem, count] of bag) {
    const term = termNumber.get(stem);
    if (term === undefined) continue;
    const weight = Math.log1p(Math.min(count, most)) * (idf[term] ?? 0);
    for (const entry of occupationsOf[term] ?? []) {
      vector[entry.occupation] = (vector[entry.occupation] ?? 0) + weight * entry.weight;
    }
  }
  return normalise(vector);
}

/** What every text has in common with every occupation tells nothing. */
function withoutMean(vector: Float64Array): FieldVector {
  const { mean } = taxonomy();
  const along = dot(vector, mean);
  for (let index = 0; index < vector.length; index += 1) {
    vector[index] = (vector[index] ?? 0) - along * (mean[index] ?? 0);
  }
  return normalise(vector);
}

function normalise(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let index = 0; index < vector.length; index += 1) vector[index] = (vector[index] ?? 0) / length;
  return vector;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
