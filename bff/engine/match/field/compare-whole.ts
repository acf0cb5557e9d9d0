import { lengthOf, sharedFieldSum } from '../../taxonomy/field-sum.ts';
import { isOfPosting } from '../resume/copied-lines.ts';
import { rowOf } from '../resume/resume-vectors.ts';
import { type Compared, otherWordsIn, restOf } from './other-words.ts';

/** What `told` is half at: a page of real work comes to 70 (a length of 17 in the latent space), eleven short lines to 8. */
const HALF_TOLD = 3.5;

interface Cosines {
  readonly latent: number;
  readonly field: number;
}

/** What comparing a whole resume finds. */
export interface WholeCompared {
  readonly whole: Cosines;
  /** The words of it that are not the posting's. */
  readonly others: Cosines;
  /** How much those tell of a field, 0 to 1: many general words tell less than a few that belong to one kind of work. */
  readonly told: number;
}

/** Compares the whole resume with a position. */
export function compareResumeVectors(pair: Compared): WholeCompared {
  const { resume, evidence, field, posting } = pair;
  const { starts, ids, weights, latentLengths, fieldLengths } = resume.texts;
  const all = rowOf.all(resume);
  const sums = { latent: 0, field: 0, otherLatent: 0, otherField: 0 };
  for (let at = starts[all] ?? 0; at < (starts[all + 1] ?? 0); at += 1) {
    const id = ids[at] ?? 0;
    const term = resume.terms.known[id] ?? 0;
    const weight = weights[at] ?? 0;
    const latent = weight * field.latents.at(term, field.position);
    const own = weight * field.fields.at(term, field.position);
    sums.latent += latent;
    sums.field += own;
    if (isOfPosting(posting, evidence.numbers[id] ?? -1)) continue;
    sums.otherLatent += latent;
    sums.otherField += own;
  }
  const { length } = otherWordsIn(pair, all);
  return {
    whole: {
      latent: share(sums.latent, latentLengths[all] ?? 0),
      field: share(sums.field, fieldLengths[all] ?? 0),
    },
    others: { latent: share(sums.otherLatent, length), field: share(sums.otherField, fieldOfOthers(pair)) },
    told: toldBy(length),
  };
}

/** A root is exact on every machine, a power is not. */
function toldBy(length: number): number {
  const told = length * Math.sqrt(length);
  return told / (told + HALF_TOLD);
}

const share = (sum: number, length: number): number => (length === 0 ? 0 : sum / length);

/** The length among occupations of the words that are not the posting's; see `otherWordsIn`. */
function fieldOfOthers({ resume, evidence, posting }: Compared): number {
  const { starts, ids, weights } = resume.texts;
  const { field: whole, fieldTimes } = resume.whole;
  const shared = sharedFieldSum();
  const from = starts[rowOf.all(resume)] ?? 0;
  let times = 0;
  for (let at = 0; at < fieldTimes.length; at += 1) {
    const id = ids[from + at] ?? 0;
    if (!isOfPosting(posting, evidence.numbers[id] ?? -1)) continue;
    const weight = weights[from + at] ?? 0;
    shared.add(resume.terms.known[id] ?? 0, weight);
    times += weight * (fieldTimes[at] ?? 0);
  }
  const { square, common } = shared.measure();
  const rest = restOf(whole.square, times, square);
  return rest === 0 ? 0 : lengthOf({ square: rest, common: whole.common - common });
}
