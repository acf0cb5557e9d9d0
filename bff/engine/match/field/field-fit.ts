import { compareClauses } from './compare-clauses.ts';
import { compareResumeVectors } from './compare-whole.ts';
import { onScale } from './job-field.ts';
import type { Compared } from './other-words.ts';
import { titleSupport } from './title-support.ts';

/**
 * How much nearer the posting's own words may bring a resume than its other words do, at most: somebody of the field has those
 * too, while the posting's words are easily copied. The more the other words tell of a field, the less is left to the posting's.
 * What they prove is for the requirements to say.
 */
const LEEWAY = 0.5;

/** The features of a fit, each bounded. */
export interface FieldFeatures {
  /** How near the whole resume is in the latent space, on the position's scale, -.2 to 1.2. */
  readonly latent: number;
  /** How near it is among occupations, on the position's scale, -.2 to 1.2. */
  readonly occupations: number;
  /** How near the nearest title of a role is to the position's, 0 to 1. */
  readonly title: number;
  /** How near the resume's lines come to the position's clauses, 0 to 1. */
  readonly clauses: number;
}

/** The documented weights: fitted to whether somebody works in the field of a position, all positive. */
export const FIELD_WEIGHTS = { latent: 1.4, occupations: 3.2, title: 1.65, clauses: 2.7 } as const;
const START = -2.8;

/** The chance that somebody works in the field of a position, 0 to 1. Grows with each of the features. */
export function chanceOf({ latent, occupations, title, clauses }: FieldFeatures): number {
  const { latent: l, occupations: o, title: t, clauses: c } = FIELD_WEIGHTS;
  return 1 / (1 + Math.exp(-(START + l * latent + o * occupations + t * title + c * clauses)));
}

/** Compares the field of a resume with that of a position; `isSupported` tells by role whether its title may count. */
export function compareFields(pair: Compared, isSupported: readonly boolean[]): FieldFeatures {
  const { whole, others, told } = compareResumeVectors(pair);
  const { latentScale, fieldScale } = pair.field;
  const latent = [whole.latent, others.latent].map((cosine) => onScale(cosine, latentScale));
  const occupations = [whole.field, others.field].map((cosine) => onScale(cosine, fieldScale));
  const leeway = LEEWAY * (1 - told);
  const own = Math.max(latent[1] ?? 0, occupations[1] ?? 0);
  return {
    latent: within(lesser(latent, leeway), [-0.2, 1.2]),
    occupations: within(lesser(occupations, leeway), [-0.2, 1.2]),
    title: titleSupport(pair, { isSupported, own }),
    clauses: compareClauses(pair),
  };
}

function lesser([whole = 0, others = 0]: readonly number[], leeway: number): number {
  return Math.min(whole, others + leeway);
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
