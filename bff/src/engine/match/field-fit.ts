import { compareClauses } from './compare-clauses.ts';
import { type Compared, compareWhole } from './compare-whole.ts';
import { fieldCosine } from './field-of-work.ts';
import { onScale } from './job-field.ts';

/**
 * How much nearer the posting's own words may bring a resume than its other words do: somebody of the field has those
 * too, while the posting's words are easily copied. What they prove is for the requirements to say.
 */
const LEEWAY = { latent: 0.25, occupations: 0.25, clauses: 0.12 } as const;
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
export const FIELD_WEIGHTS = { latent: 1.62, occupations: 2.48, title: 1.5, clauses: 2.45 } as const;
const START = -3.04;

/** The chance that somebody works in the field of a position, 0 to 1. Grows with each of the features. */
export function chanceOf({ latent, occupations, title, clauses }: FieldFeatures): number {
  const { latent: l, occupations: o, title: t, clauses: c } = FIELD_WEIGHTS;
  return 1 / (1 + Math.exp(-(START + l * latent + o * occupations + t * title + c * clauses)));
}

/** Compares the field of a resume with that of a position. */
export function compareFields(pair: Compared): FieldFeatures {
  const { whole, others } = compareWhole(pair);
  const clauses = compareClauses(pair);
  const { latentScale, fieldScale } = pair.field;
  const latent = [whole.latent, others.latent].map((cosine) => onScale(cosine, latentScale));
  const occupations = [whole.field, others.field].map((cosine) => onScale(cosine, fieldScale));
  return {
    latent: within(lesser(latent, LEEWAY.latent), [-0.2, 1.2]),
    occupations: within(lesser(occupations, LEEWAY.occupations), [-0.2, 1.2]),
    title: nearestTitle(pair),
    clauses: lesser([clauses.whole, clauses.others], LEEWAY.clauses),
  };
}

function lesser([whole = 0, others = 0]: readonly number[], leeway: number): number {
  return Math.min(whole, others + leeway);
}

/** Of the titles that are borne out. */
function nearestTitle({ resume, field }: Compared): number {
  const { titleProbe } = field;
  if (titleProbe === null) return 0;
  const { reading, texts, terms } = resume;
  const near = resume.whole.isBorneOut.map((isBorneOut, role) => {
    const text = reading.lines.length + role;
    return isBorneOut
      ? fieldCosine(field.fields, texts, { known: terms.known, text, direction: titleProbe })
      : 0;
  });
  return Math.max(0, ...near);
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
