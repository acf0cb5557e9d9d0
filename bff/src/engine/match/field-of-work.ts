import { readTerms } from '../language/terms.ts';
import { occupationSpace } from '../taxonomy/occupation-space.ts';
import { type Direction, dot, explicitOf, weighTermsOf, withoutMean } from '../taxonomy/vectors.ts';
import type { EvidenceLine } from './evidence-index.ts';

/** A word counts at most so often, so that repeating it doesn't help. */
const MOST_COUNTED = 3;
/** Cosines of unrelated and of very close fields, from measuring; between them the value grows from 0 to 1. */
const FAR = -0.1;
const CLOSE = 0.55;

/** The field of the lines of a resume, by how strongly they speak of each occupation. */
export function fieldOfLines(lines: readonly EvidenceLine[]): Direction {
  const bag = new Map<string, number>();
  for (const { terms, weight } of lines) {
    for (const stem of terms.keys()) bag.set(stem, (bag.get(stem) ?? 0) + weight);
  }
  return directionOf(bag);
}

/** How near two fields are, 0 to 1. */
export function nearness(one: Direction, other: Direction): number {
  return Math.min(1, Math.max(0, (dot(one, other) - FAR) / (CLOSE - FAR)));
}

const KEPT = 500;
const kept = new Map<string, Direction>();

/** The field of a short text, such as a title or a line. The newest few hundred are kept: a batch asks again. */
export function fieldOfText(text: string): Direction {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const field = directionOf(bagOf(text));
  const oldest = kept.keys().next().value;
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(text, field);
  return field;
}

/** How often each stem stands in a text. */
export function bagOf(text: string, weight = 1, bag: Map<string, number> = new Map()): Map<string, number> {
  for (const term of readTerms(text)) bag.set(term.stem, (bag.get(term.stem) ?? 0) + weight);
  return bag;
}

/** A bag as a direction among occupations, without what all texts have in common. */
export function directionOf(bag: ReadonlyMap<string, number>, most = MOST_COUNTED): Direction {
  const space = occupationSpace();
  return withoutMean(explicitOf(weighTermsOf(bag, space, most), space.titles.length, space), space.mean);
}
