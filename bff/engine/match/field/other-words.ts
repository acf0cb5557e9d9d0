import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import { isOfPosting, type PostingWords } from '../resume/copied-lines.ts';
import type { Evidence } from '../resume/evidence-index.ts';
import type { PreparedResume } from '../resume/prepared-resume.ts';
import { addLatent, squareOf } from '../resume/weighted-texts.ts';
import type { JobField } from './job-field.ts';

/** A resume beside a position. */
export interface Compared {
  readonly resume: PreparedResume;
  readonly evidence: Evidence;
  readonly field: JobField;
  readonly posting: Pick<PostingWords, 'words'>;
}

/** Below this share of a square its rest is rounding, and nothing is left of it. */
const NOTHING_LEFT = 1e-9;

/** What a text of a resume says in other words than the posting's, in the latent space. */
export interface OtherWords {
  /** How many different ones. */
  readonly count: number;
  readonly length: number;
  /** The sum of the words that are the posting's, until the next call, which overwrites it. */
  readonly shared: Float64Array;
}

/** One is enough: it is cleared before each use. */
let sum = new Float64Array(0);

/** |all − posting's|² = |all|² − 2 all·posting's + |posting's|²: few words are the posting's, and all is measured. */
export function otherWordsIn(
  { resume, evidence, posting }: Omit<Compared, 'field'>,
  text: number,
): OtherWords {
  const { starts, ids, weights, latentTimes, latentLengths } = resume.texts;
  const { dimensions } = occupationSpace();
  if (sum.length !== dimensions) sum = new Float64Array(dimensions);
  const shared = sum.fill(0);
  const [from, to, whole] = [starts[text] ?? 0, starts[text + 1] ?? 0, latentLengths[text] ?? 0];
  let [count, times] = [0, 0];
  for (let at = from; at < to; at += 1) {
    const id = ids[at] ?? 0;
    if (isOfPosting(posting, evidence.numbers[id] ?? -1)) {
      addLatent(shared, resume.terms.known[id] ?? 0, weights[at] ?? 0);
      times += (weights[at] ?? 0) * (latentTimes[at] ?? 0);
    } else count += 1;
  }
  return { count, length: Math.sqrt(restOf(whole * whole, times, squareOf(shared))), shared };
}

/**
 * The square of the length of a sum without a part of it.
 *
 * @param square of the length of all.
 * @param times the product of all and the part.
 * @param part the square of the length of the part.
 */
export function restOf(square: number, times: number, part: number): number {
  const rest = square - 2 * times + part;
  return rest <= NOTHING_LEFT * square ? 0 : rest;
}
