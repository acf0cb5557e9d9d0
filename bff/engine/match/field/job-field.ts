import type { AnalyzedJob } from '../../analyzed.ts';
import { jobDescriptionTerms } from '../../posting/job-description-terms.ts';
import { statementsIn } from '../../posting/statements.ts';
import { headOfTitle } from '../../taxonomy/job-titles.ts';
import { type Measure, occupationSpace } from '../../taxonomy/occupation-space.ts';
import { type Direction, dot, latentSumOf, normalize, weighTermsOf } from '../../taxonomy/vectors.ts';
import { directionOf, termVectorOf } from './field-of-work.ts';
import { fieldProbes, latentQueryVectors, type QueryVectors } from './query-vectors.ts';

/** A word of a posting counts at most so often. */
const MOST_COUNTED = 12;
/** The occupations of a position that are compared; the far ones only add noise. */
const NEAREST = 100;
/** The occupation of O*NET that is as near as somebody of the field: the fifth nearest. */
const IN_THE_FIELD = 4;
/** So many occupations say what a posting means. */
const LIKE_IT = 5;

/** One thing that a position is about, and how much it tells. */
export interface Clause {
  readonly direction: Direction;
  readonly weight: number;
}

/** A position as its field is compared. */
export interface JobField {
  /** In the latent space: the position as a whole, and behind it its clauses. */
  readonly latents: QueryVectors;
  readonly firstClause: number;
  readonly clauses: readonly Clause[];
  /** Among occupations: the position, its title, then what it asks for in sentences. */
  readonly fields: QueryVectors;
  /** The same as `fields`, in the latent space. */
  readonly meanings: QueryVectors;
  /** The position as a whole in `latents` and in `fields`. */
  readonly position: number;
  /** Its title in `fields`; null when the title tells nothing. */
  readonly titleProbe: number | null;
  readonly latentScale: Scale;
  readonly fieldScale: Scale;
  /** By direction of `fields`: how near the fifth nearest occupation of O*NET is, as a cosine. */
  readonly usual: Float64Array;
}

/** Puts cosines on the scale of a position: 0 is any occupation, 1 the fifth nearest of O*NET's. */
export interface Scale {
  readonly mean: number;
  /** From the mean to the fifth nearest; never zero where it scales something. */
  readonly distance: number;
}

/**
 * The least distance from any occupation to the near ones, as cosines: a posting that resembles no occupation has
 * them all at about the same distance, and that little is not blown up.
 */
const LEAST_DISTANCE = { latent: 0.34, explicit: 0.15 } as const;

/** A cosine on a position's scale. */
export function onScale(cosine: number, { mean, distance }: Scale): number {
  return (cosine - mean) / distance;
}

const POSITION = 0;
const TITLE = 1;
const FIRST_SENTENCE = 2;
const FIRST_CLAUSE = 1;

/** Where the field of a sentence stands among the probes: those of requirements follow one another. */
export function queryVectorOf(index: number): number {
  return FIRST_SENTENCE + index;
}

/** Reads the field of a position, and those of the sentences that it asks for. */
export function fieldOfJob(job: AnalyzedJob, sentences: readonly string[]): JobField {
  const space = occupationSpace();
  const bag = jobDescriptionTerms(job);
  const terms = weighTermsOf(bag, space, MOST_COUNTED);
  const explicit = onlyNearest(directionOf(bag, MOST_COUNTED));
  const title = directionOf(termVectorOf(headOfTitle(job.title)));
  const latent = towardsNearest(normalize(latentSumOf(terms, space)), { explicit, title });
  const clauses = clausesOf(job);
  const fields = [explicit, title, ...sentences.map((sentence) => directionOf(termVectorOf(sentence)))];
  return {
    latents: latentQueryVectors([latent, ...clauses.map(({ direction }) => direction)]),
    fields: fieldProbes(fields),
    meanings: latentQueryVectors([
      latent,
      ...[job.title, ...sentences].map((text) => normalize(latentOf(text))),
    ]),
    usual: Float64Array.from(fields, (direction) => nearestOf(explicitMeasures(space.measure, direction))),
    position: POSITION,
    firstClause: FIRST_CLAUSE,
    titleProbe: dot(title, title) > 0 ? TITLE : null,
    clauses,
    latentScale: scaleOf(latentMeasures(space.measure, latent), LEAST_DISTANCE.latent),
    fieldScale: scaleOf(explicitMeasures(space.measure, explicit), LEAST_DISTANCE.explicit),
  };
}

/**
 * A posting says its field in few words amid many of the law and the house: half of its direction is that of the occupations it is
 * nearest to by all that is known of it. One that resembles no occupation goes its own way.
 */
function towardsNearest(own: Direction, fields: { explicit: Direction; title: Direction }): Direction {
  const { measure, dimensions } = occupationSpace();
  const latents = latentMeasures(measure, own);
  const explicits = explicitMeasures(measure, fields.explicit);
  const titles = explicitMeasures(measure, fields.title);
  const [mostLatent, mostExplicit] = [Math.max(...latents), Math.max(...explicits)];
  if (mostLatent <= 0 || mostExplicit <= 0) return own;
  const likeness = latents.map(
    (cosine, text) =>
      cosine / mostLatent + (explicits[text] ?? 0) / mostExplicit + Math.max(0, titles[text] ?? 0),
  );
  const nearest = [...likeness.keys()]
    .sort((a, b) => (likeness[b] ?? 0) - (likeness[a] ?? 0))
    .slice(0, LIKE_IT);
  const pull = Math.min(1, rangeOf(latents).distance / LEAST_DISTANCE.latent) / (LIKE_IT * 127);
  return normalize(
    own.map((value, axis) =>
      nearest.reduce((sum, text) => sum + pull * (measure.latent[text * dimensions + axis] ?? 0), value),
    ),
  );
}

function onlyNearest(direction: Direction): Direction {
  const least = direction.toSorted((a, b) => b - a)[NEAREST - 1] ?? 0;
  return normalize(direction.map((value) => (value >= least && value > 0 ? value : 0)));
}

function clausesOf({ title, description }: AnalyzedJob): Clause[] {
  const items = statementsIn(description)
    .filter(({ part }) => part !== 'skip')
    .map(({ text }) => text);
  const texts = items.length > 0 ? items : [description];
  return [...texts, title].flatMap((text) => {
    const direction = latentOf(text);
    const weight = dot(direction, direction);
    return weight === 0 ? [] : [{ direction: normalize(direction), weight }];
  });
}

const latentOf = (text: string): Direction =>
  latentSumOf(weighTermsOf(termVectorOf(text), occupationSpace(), MOST_COUNTED), occupationSpace());

function latentMeasures({ count, latent }: Measure, job: Direction): number[] {
  return Array.from({ length: count }, (_, text) => {
    let sum = 0;
    for (let axis = 0; axis < job.length; axis += 1) {
      sum += (job[axis] ?? 0) * (latent[text * job.length + axis] ?? 0);
    }
    return sum / 127;
  });
}

function explicitMeasures({ count, kept, occupations, nearness }: Measure, job: Direction): number[] {
  return Array.from({ length: count }, (_, text) => {
    let sum = 0;
    for (let at = text * kept; at < (text + 1) * kept; at += 1) {
      sum += (job[occupations[at] ?? 0] ?? 0) * (nearness[at] ?? 0);
    }
    return sum / 32_767;
  });
}

function scaleOf(cosines: readonly number[], least: number): Scale {
  const { mean, distance } = rangeOf(cosines);
  return { mean, distance: Math.max(least, distance) };
}

/** From the mean to the fifth nearest. */
function rangeOf(cosines: readonly number[]): Scale {
  const mean = cosines.reduce((sum, cosine) => sum + cosine, 0) / Math.max(1, cosines.length);
  return { mean, distance: nearestOf(cosines) - mean };
}

/** How near the fifth nearest is. */
const nearestOf = (cosines: readonly number[]): number =>
  cosines.toSorted((a, b) => b - a)[IN_THE_FIELD] ?? 0;
