import { type FieldSum, lengthOf } from '../../taxonomy/field-sum.ts';
import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import { isOfPosting, type PostingWords } from '../resume/copied-lines.ts';
import type { Evidence } from '../resume/evidence-index.ts';
import type { PreparedResume } from '../resume/prepared-resume.ts';
import { sharedFieldSum } from '../resume/resume-vectors.ts';
import { addLatent, squareOf } from '../resume/weighted-texts.ts';
import type { JobField } from './job-field.ts';

/** Below this share of a square its rest is rounding, and nothing is left of it. */
const NOTHING_LEFT = 1e-9;

/** What `told` is half at: a page of real work comes to 70 (a length of 17 in the latent space), eleven short lines to 8. */
const HALF_TOLD = 3.5;

/** A resume beside a position. */
export interface Compared {
  readonly resume: PreparedResume;
  readonly evidence: Evidence;
  readonly field: JobField;
  readonly posting: Pick<PostingWords, 'words'>;
}

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
  const { whole } = resume;
  const { ids, weights } = whole.all;
  const sums = { latent: 0, field: 0, otherLatent: 0, otherField: 0 };
  for (let at = 0; at < ids.length; at += 1) {
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
  const lengths = lengthsOfOthers(pair);
  return {
    whole: {
      latent: share(sums.latent, whole.all.latentLengths[0] ?? 0),
      field: share(sums.field, whole.all.fieldLengths[0] ?? 0),
    },
    others: { latent: share(sums.otherLatent, lengths.latent), field: share(sums.otherField, lengths.field) },
    told: toldBy(lengths.latent),
  };
}

/** A root is exact on every machine, a power is not. */
function toldBy(length: number): number {
  const told = length * Math.sqrt(length);
  return told / (told + HALF_TOLD);
}

const share = (sum: number, length: number): number => (length === 0 ? 0 : sum / length);

/** |all − posting's|² = |all|² − 2 all·posting's + |posting's|²: few words are the posting's, and all is measured. */
function lengthsOfOthers({ resume, evidence, posting }: Compared): { latent: number; field: number } {
  const { whole } = resume;
  const { ids, weights } = whole.all;
  const latent = new Float64Array(occupationSpace().dimensions);
  const field: FieldSum = sharedFieldSum();
  let latentTimes = 0;
  let fieldTimes = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    if (!isOfPosting(posting, evidence.numbers[id] ?? -1)) continue;
    const weight = weights[at] ?? 0;
    addLatent(latent, resume.terms.known[id] ?? 0, weight);
    field.add(resume.terms.known[id] ?? 0, weight);
    latentTimes += weight * (whole.latentTimes[at] ?? 0);
    fieldTimes += weight * (whole.fieldTimes[at] ?? 0);
  }
  const { square, common } = field.measure();
  const rest = {
    square: restOf(whole.field.square, fieldTimes, square),
    common: whole.field.common - common,
  };
  return {
    latent: Math.sqrt(restOf(whole.latentSquare, latentTimes, squareOf(latent))),
    field: rest.square === 0 ? 0 : lengthOf(rest),
  };
}

function restOf(square: number, times: number, left: number): number {
  const rest = square - 2 * times + left;
  return rest <= NOTHING_LEFT * square ? 0 : rest;
}
