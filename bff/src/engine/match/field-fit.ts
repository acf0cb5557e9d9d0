import { readTerms } from '../language/terms.ts';
import type { Role, SectionKind } from '../profile/profile.ts';
import type { Reading } from '../profile/reading.ts';
import { occupationSpace } from '../taxonomy/occupation-space.ts';
import { type Direction, dot, latentSumOf, normalise, weighTermsOf } from '../taxonomy/vectors.ts';
import { isBorneOut } from './borne-out.ts';
import type { PostingWords } from './copied-lines.ts';
import type { EvidenceLine } from './evidence-index.ts';
import { directionOf, fieldOfText } from './field-of-work.ts';
import { type JobField, onScale } from './job-field.ts';

/** How much a word counts by the part of the resume that it stands in: what was done more than what is claimed. */
const SECTION_WEIGHTS: Readonly<Record<SectionKind, number>> = {
  header: 0,
  experience: 1,
  projects: 0.7,
  certificates: 0.6,
  education: 0.5,
  skills: 0.4,
  accomplishments: 0.4,
  summary: 0.3,
  languages: 0.1,
  other: 0.1,
};
/** A word counts at most so often in one part, so that repeating it doesn't help. */
const MOST_COUNTED = 3;
/** A word of a title that its role bears out counts so much more, and at most so much in all. */
const TITLE_BONUS = 2;
const MOST_WITH_TITLE = 6;
/** A line outside of a dated role proves a little less. */
const OUTSIDE = 0.9;
/**
 * How much nearer the posting's own words may bring a resume than its other words do: somebody of the field has those
 * too, while the posting's words are easily copied. What they prove is for the requirements to say.
 */
const LEEWAY = { latent: 0.25, occupations: 0.25, clauses: 0.12 } as const;
/** Lines of a resume that together answer a clause. */
const ANSWERS = 3;

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

/** What a resume is compared with. */
interface Wanted {
  readonly field: JobField;
  readonly posting: Pick<PostingWords, 'stems'>;
}

/** Compares the field of a resume with that of a position. */
export function compareFields(
  { field, posting }: Wanted,
  { profile }: Pick<Reading, 'profile'>,
  evidence: readonly EvidenceLine[],
): FieldFeatures {
  const doubtful = new Set(
    profile.roles.filter((role) => role.title !== null && !isBorneOut(role, evidence)),
  );
  const titles = profile.roles.flatMap((role) => (doubtful.has(role) ? [] : (role.title ?? [])));
  const whole = measure(field, evidence, { titles, doubtful, left: new Set() });
  const others = measure(field, evidence, { titles, doubtful, left: posting.stems });
  const { title } = field;
  return {
    latent: within(Math.min(whole.latent, others.latent + LEEWAY.latent), [-0.2, 1.2]),
    occupations: within(Math.min(whole.occupations, others.occupations + LEEWAY.occupations), [-0.2, 1.2]),
    title: title === null ? 0 : Math.max(0, ...titles.map((own) => dot(title, fieldOfText(own)))),
    clauses: Math.min(whole.clauses, others.clauses + LEEWAY.clauses),
  };
}

interface Choice {
  readonly titles: readonly string[];
  /** Roles whose lines count as if they stood anywhere. */
  readonly doubtful: ReadonlySet<Role>;
  /** Stems that are left out. */
  readonly left: ReadonlySet<string>;
}

function measure(field: JobField, evidence: readonly EvidenceLine[], { titles, doubtful, left }: Choice) {
  const posting = { stems: left };
  const lines = evidence.map(({ line }) => ({
    section: line.role !== null && doubtful.has(line.role) ? ('other' as const) : line.section,
    stems: otherStems(line.text, posting),
  }));
  const bag = bagOfResume(
    lines,
    titles.flatMap((title) => otherStems(title, posting)),
  );
  const space = occupationSpace();
  const latent = normalise(latentSumOf(weighTermsOf(bag, space, Number.POSITIVE_INFINITY), space));
  const explicit = directionOf(bag, Number.POSITIVE_INFINITY);
  return {
    latent: onScale(dot(field.latent, latent), field.latentScale),
    occupations: onScale(dot(field.explicit, explicit), field.explicitScale),
    clauses: answered(field, lines),
  };
}

/** A line with the stems that are not the posting's, in order. */
interface OtherLine {
  readonly section: SectionKind;
  readonly stems: readonly string[];
}

function otherStems(text: string, { stems }: Pick<PostingWords, 'stems'>): string[] {
  return readTerms(text).flatMap(({ stem }) => (stems.has(stem) ? [] : [stem]));
}

function bagOfResume(lines: readonly OtherLine[], titleStems: readonly string[]): Map<string, number> {
  const bySection = new Map<SectionKind, Map<string, number>>();
  for (const { section, stems } of lines) {
    const own = bySection.get(section) ?? new Map<string, number>();
    bySection.set(section, own);
    for (const stem of stems) own.set(stem, (own.get(stem) ?? 0) + 1);
  }
  const bag = new Map<string, number>();
  for (const [section, own] of bySection) {
    for (const [stem, count] of own) {
      bag.set(stem, (bag.get(stem) ?? 0) + SECTION_WEIGHTS[section] * Math.min(count, MOST_COUNTED));
    }
  }
  for (const stem of titleStems) bag.set(stem, Math.min((bag.get(stem) ?? 0) + TITLE_BONUS, MOST_WITH_TITLE));
  return bag;
}

/** The mean over the clauses of how near their three best lines come, each clause by how much it tells. */
function answered({ clauses }: JobField, resume: readonly OtherLine[]): number {
  const lines = resume.map(({ section, stems }) => ({
    direction: latentOf(stems),
    weight: section === 'experience' ? 1 : OUTSIDE,
  }));
  let sum = 0;
  let total = 0;
  for (const { direction, weight } of clauses) {
    const near = lines.map((line) => line.weight * dot(direction, line.direction)).sort((a, b) => b - a);
    const best = near.slice(0, ANSWERS).reduce((most, each) => most + each, 0);
    sum += (weight * best) / ANSWERS;
    total += weight;
  }
  return total === 0 ? 0 : Math.max(0, sum / total);
}

function latentOf(stems: readonly string[]): Direction {
  const space = occupationSpace();
  const bag = new Map<string, number>();
  for (const stem of stems) bag.set(stem, (bag.get(stem) ?? 0) + 1);
  return normalise(latentSumOf(weighTermsOf(bag, space, MOST_COUNTED), space));
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
