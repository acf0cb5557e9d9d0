import type { Role, SectionKind, Span } from '../../profile/profile.ts';
import type { MatchReading } from '../../profile/reading.ts';
import { type ResumeTerms, stemAt } from '../../profile/resume-terms.ts';
import {
  commonOf,
  type FieldSum,
  lengthOf,
  sharedFieldSum,
  withoutCommon,
} from '../../taxonomy/field-sum.ts';
import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import { dot } from '../../taxonomy/vectors.ts';
import { isTitleInTrade } from './trade-of-title.ts';
import { latentOf, type NumberBag, type WeightedTexts, weighBags } from './weighted-texts.ts';

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

/** How much a word in this part of the resume proves: 1 in a dated role, less in a list. */
export const SECTION_EVIDENCE_WEIGHTS: Readonly<Record<SectionKind, number>> = {
  header: 0,
  experience: 1,
  projects: 0.9,
  certificates: 0.8,
  accomplishments: 0.8,
  education: 0.8,
  skills: 0.7,
  summary: 0.7,
  languages: 0.8,
  other: 0.7,
};

/** A word counts at most so often in one part, so that repeating it doesn't help. */
export const MOST_COUNTED = 3;

/** A word of a role's title counts so much more, and at most so much in all. */
const TITLE_BONUS = 4;
const MOST_WITH_TITLE = 8;

/** How near the lines of a role come to its title at least: nine of ten honest ones do. */
const BORNE_OUT = 0.07;

/** A resume and its texts one by one: what holds of it whatever it is matched against. */
export interface ResumeTexts {
  readonly reading: MatchReading;
  readonly terms: ResumeTerms;
  /** Each line, behind them the title of each role, the lines of each role, and all of the resume; see `rowOf`. */
  readonly texts: WeightedTexts;
  /** By line, the number of its role; -1 where it belongs to none. */
  readonly roleOfLine: Int32Array;
}

/** The texts of a resume besides its lines: by role its title and all its lines as one; and all that counts, with the titles. */
export const rowOf = {
  title: ({ reading }: Pick<ResumeTexts, 'reading'>, role: number): number => reading.lines.length + role,
  role: ({ reading: { lines, profile } }: Pick<ResumeTexts, 'reading'>, role: number): number =>
    lines.length + profile.roles.length + role,
  all: ({ reading: { lines, profile } }: Pick<ResumeTexts, 'reading'>): number =>
    lines.length + 2 * profile.roles.length,
};

/** How the titles of a resume stand to its lines, and what all of it comes to. */
export interface ResumeVectors {
  /** By role, whether its lines speak of the work that its title names: a title alone is easily written. */
  readonly isBorneOut: readonly boolean[];
  /** By role, in the latent space: the products of its title with its lines, and with all of the resume. */
  readonly titleTimesRole: readonly number[];
  readonly titleTimesAll: readonly number[];
  /** By term of all: its product with the sum of all among occupations. */
  readonly fieldTimes: Float64Array;
  readonly field: { readonly square: number; readonly common: number };
}

/** Whether a line may count: others have no terms. */
export const isScoredLine = ({ terms }: Pick<ResumeTexts, 'terms'>, line: number): boolean =>
  (terms.starts[line + 1] ?? 0) > (terms.starts[line] ?? 0);

/** Weighs the texts of a resume. */
export function weighTexts(resume: Omit<ResumeTexts, 'texts'>): WeightedTexts {
  const { reading, terms } = resume;
  const { roles } = reading.profile;
  const rows = reading.lines.length + roles.length;
  return weighBags(terms, [
    ...Array.from({ length: rows }, (_, row) => addRow(new Map(), { terms, row, most: MOST_COUNTED })),
    ...roles.map((_, role) => bagOfRole(resume, role)),
    bagOfAll(resume),
  ]);
}

/** Compares the titles of a resume with its lines, and measures it as a whole. */
export function resumeVectorsOf(resume: ResumeTexts): ResumeVectors {
  const { reading, terms, texts } = resume;
  const { roles } = reading.profile;
  const latents = Array.from(texts.latentLengths.keys(), (row) => latentOf(texts, terms, row));
  const times = (role: number, row: number): number =>
    dot(latents[rowOf.title(resume, role)] ?? NOTHING, latents[row] ?? NOTHING);
  const [from = 0, to = 0] = texts.starts.subarray(rowOf.all(resume));
  const field = sharedFieldSum();
  const ids = texts.ids.subarray(from, to);
  ids.forEach((id, at) => {
    field.add(terms.known[id] ?? 0, texts.weights[from + at] ?? 0);
  });
  return {
    titleTimesRole: roles.map((_, role) => times(role, rowOf.role(resume, role))),
    titleTimesAll: roles.map((_, role) => times(role, rowOf.all(resume))),
    fieldTimes: Float64Array.from(ids, (id) => field.times(terms.known[id] ?? 0)),
    field: field.measure(),
    isBorneOut: roles.map((role, index) => isTitleBorneOut(resume, role, index)),
  };
}

const NOTHING = new Float64Array(0);

interface Row {
  readonly terms: ResumeTerms;
  readonly row: number;
  /** What each word adds, and what it comes to at most. */
  readonly weight?: number;
  readonly most?: number;
}

function addRow(bag: Map<number, number>, { terms, row, weight = 1, most }: Row): Map<number, number> {
  for (let at = terms.starts[row] ?? 0; at < (terms.starts[row + 1] ?? 0); at += 1) {
    const id = terms.ids[at] ?? 0;
    bag.set(id, Math.min((bag.get(id) ?? 0) + weight, most ?? Number.POSITIVE_INFINITY));
  }
  return bag;
}

/** By the lines of the role without the one that names its title. */
function isTitleBorneOut(resume: ResumeTexts, role: Role, index: number): boolean {
  const { reading, terms, texts, roleOfLine } = resume;
  if (role.title === null) return false;
  const below = new Map<number, number>();
  reading.lines.forEach((line, row) => {
    if (roleOfLine[row] !== index || holds(line, role.heading)) return;
    addRow(below, { terms, row, most: MOST_COUNTED });
  });
  const field = sharedFieldSum();
  const { idf } = occupationSpace();
  for (const [id, count] of below) {
    const known = terms.known[id] ?? -1;
    if (known >= 0) field.add(known, Math.log1p(count) * (idf[known] ?? 0));
  }
  const row = rowOf.title(resume, index);
  if (nearnessOfTitle({ texts, terms, row }, field) >= BORNE_OUT) return true;
  const stemsOf = (ids: Iterable<number>) => Array.from(ids, (id) => stemAt(terms, id));
  return isTitleInTrade(
    stemsOf(terms.ids.subarray(terms.starts[row], terms.starts[row + 1])),
    stemsOf(below.keys()),
  );
}

interface TitleRow {
  readonly texts: WeightedTexts;
  readonly terms: ResumeTerms;
  readonly row: number;
}

/** The cosine of a title and a sum of fields. */
export function nearnessOfTitle({ texts, terms, row }: TitleRow, field: FieldSum): number {
  const measured = field.measure();
  const lengths = (texts.fieldLengths[row] ?? 0) * lengthOf(measured);
  if (lengths === 0) return 0;
  let product = 0;
  let common = 0;
  for (let at = texts.starts[row] ?? 0; at < (texts.starts[row + 1] ?? 0); at += 1) {
    const known = terms.known[texts.ids[at] ?? 0] ?? 0;
    product += (texts.weights[at] ?? 0) * field.times(known);
    common += (texts.weights[at] ?? 0) * commonOf(known);
  }
  return withoutCommon(product, common, measured.common) / lengths;
}

export const holds = (line: Span, { start, end }: Span): boolean => line.start <= start && line.end >= end;

/** Each word counts once a line, by what it proves there. */
function bagOfRole({ reading, terms, roleOfLine }: Omit<ResumeTexts, 'texts'>, role: number): NumberBag {
  const bag = new Map<number, number>();
  reading.lines.forEach(({ section }, row) => {
    if (roleOfLine[row] !== role) return;
    for (const id of addRow(new Map(), { terms, row }).keys()) {
      bag.set(id, Math.min((bag.get(id) ?? 0) + SECTION_EVIDENCE_WEIGHTS[section], MOST_COUNTED));
    }
  });
  return bag;
}

function bagOfAll(resume: Omit<ResumeTexts, 'texts'>): NumberBag {
  const { reading, terms } = resume;
  const bySection = new Map<SectionKind, Map<number, number>>();
  reading.lines.forEach(({ section }, row) => {
    bySection.set(section, addRow(bySection.get(section) ?? new Map(), { terms, row, most: MOST_COUNTED }));
  });
  const bag = new Map<number, number>();
  for (const [section, own] of bySection) {
    for (const [id, count] of own) bag.set(id, (bag.get(id) ?? 0) + SECTION_WEIGHTS[section] * count);
  }
  reading.profile.roles.forEach((_, role) => {
    addRow(bag, { terms, row: rowOf.title(resume, role), weight: TITLE_BONUS, most: MOST_WITH_TITLE });
  });
  return bag;
}
