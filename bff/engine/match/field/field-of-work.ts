import { readTerms } from '../../language/terms.ts';
import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import { type Direction, explicitOf, weighTermsOf, withoutMean } from '../../taxonomy/vectors.ts';
import type { ResumeTexts } from '../resume/resume-vectors.ts';
import type { QueryVectors } from './query-vectors.ts';

/** A word counts at most so often, so that repeating it doesn't help. */
const MOST_COUNTED = 3;
/** Cosines of unrelated and of very close fields, from measuring; between them the value grows from 0 to 1. */
const FAR = -0.1;
const CLOSE = 0.55;

/** How near two fields are whose cosine is given, 0 to 1. */
export function similarity(cosine: number): number {
  return Math.min(1, Math.max(0, (cosine - FAR) / (CLOSE - FAR)));
}

/** A text of a resume, and the direction it is compared with. */
interface Compared {
  readonly text: number;
  readonly direction: number;
}

/** The cosine of the field of a text and a direction; zero where the text tells nothing. */
export function fieldCosine(
  probes: QueryVectors,
  { texts, terms: { known } }: Pick<ResumeTexts, 'texts' | 'terms'>,
  { text, direction }: Compared,
): number {
  const { starts, ids, weights, fieldLengths } = texts;
  const length = fieldLengths[text] ?? 0;
  if (length === 0) return 0;
  let sum = 0;
  for (let at = starts[text] ?? 0; at < (starts[text + 1] ?? 0); at += 1) {
    sum += (weights[at] ?? 0) * probes.at(known[ids[at] ?? 0] ?? 0, direction);
  }
  return sum / length;
}

/** How often each stem stands in a text. */
export function termVectorOf(
  text: string,
  weight = 1,
  bag: Map<string, number> = new Map(),
): Map<string, number> {
  for (const term of readTerms(text)) bag.set(term.stem, (bag.get(term.stem) ?? 0) + weight);
  return bag;
}

/** A bag as a direction among occupations, without what all texts have in common. */
export function directionOf(bag: ReadonlyMap<string, number>, most = MOST_COUNTED): Direction {
  const space = occupationSpace();
  return withoutMean(explicitOf(weighTermsOf(bag, space, most), space.titles.length, space), space.mean);
}
