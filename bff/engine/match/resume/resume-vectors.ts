import { isScored } from '../../profile/line.ts';
import type { Role, SectionKind, Span } from '../../profile/profile.ts';
import type { MatchReading } from '../../profile/reading.ts';
import { type ResumeTerms, stemAt } from '../../profile/resume-terms.ts';
import { commonOf, FieldSum, lengthOf, withoutCommon } from '../../taxonomy/field-sum.ts';
import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import { isTitleInTrade } from './trade-of-title.ts';
import {
  addLatent,
  type NumberBag,
  squareOf,
  TextWeigher,
  timesLatent,
  type WeightedTexts,
} from './weighted-texts.ts';

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
  /** Each line, and behind them the title of each role, by itself; rows as in `ResumeTerms`. */
  readonly texts: WeightedTexts;
  /** By line, the number of its role; -1 where it belongs to none. */
  readonly roleOfLine: Int32Array;
}

/** A resume as one text, made of the lines that count. */
export interface ResumeVectors {
  /** By role, whether its lines speak of the work that its title names: a title alone is easily written. */
  readonly isBorneOut: readonly boolean[];
  /** By role, its lines as one text. */
  readonly roles: WeightedTexts;
  /** All of it as one text: words weighed by the part they stand in, with the titles of its roles. */
  readonly all: WeightedTexts;
  /** By term of `all`, its product with the sum of all: so that the length without some terms is soon found. */
  readonly latentTimes: Float64Array;
  readonly fieldTimes: Float64Array;
  readonly latentSquare: number;
  readonly field: { readonly square: number; readonly common: number };
}

/** One is enough: it is cleared before each use. */
let fieldSum: FieldSum | null = null;

export function sharedFieldSum(): FieldSum {
  fieldSum ??= new FieldSum();
  fieldSum.clear();
  return fieldSum;
}

/** Whether a line may count at all. */
export function isScoredLine(
  { reading, terms }: Pick<ResumeTexts, 'reading' | 'terms'>,
  index: number,
): boolean {
  const line = reading.lines[index];
  return line !== undefined && isScored(line) && (terms.starts[index + 1] ?? 0) > (terms.starts[index] ?? 0);
}

/** Weighs the lines and titles of a resume, each by itself. */
export function weighTexts(reading: MatchReading, terms: ResumeTerms): WeightedTexts {
  const rows = reading.lines.length + reading.profile.roles.length;
  const bags = Array.from({ length: rows }, (_, row) => addRow(new Map(), { terms, row, weight: 1 }));
  return new TextWeigher(terms, sharedFieldSum()).weigh(bags, MOST_COUNTED);
}

/** Puts a resume together out of its lines. */
export function resumeVectorsOf(resume: ResumeTexts): ResumeVectors {
  const { reading, terms } = resume;
  const counts = reading.lines.map((_, index) => isScoredLine(resume, index));
  const weigher = new TextWeigher(terms, sharedFieldSum());
  const isBorneOut = reading.profile.roles.map((role, index) =>
    isTitleBorneOut(resume, { role, index, counts }),
  );
  const roles = weigher.weigh(
    reading.profile.roles.map((_, role) => bagOfRole(resume, role, counts)),
    MOST_COUNTED,
  );
  const bag = bagOfAll(resume, counts);
  const all = weigher.weigh([bag], Number.POSITIVE_INFINITY);
  return { isBorneOut, roles, all, ...productsOf(all, terms) };
}

interface Row {
  readonly terms: ResumeTerms;
  readonly row: number;
  readonly weight: number;
}

function addRow(bag: Map<number, number>, { terms, row, weight }: Row): Map<number, number> {
  for (let at = terms.starts[row] ?? 0; at < (terms.starts[row + 1] ?? 0); at += 1) {
    const id = terms.ids[at] ?? 0;
    bag.set(id, (bag.get(id) ?? 0) + weight);
  }
  return bag;
}

interface NumberedRole {
  readonly role: Role;
  readonly index: number;
  readonly counts: readonly boolean[];
}

/** By the lines of the role without the one that names its title. */
function isTitleBorneOut(
  { reading, terms, texts, roleOfLine }: ResumeTexts,
  { role, index, counts }: NumberedRole,
) {
  if (role.title === null) return false;
  const below = new Map<number, number>();
  reading.lines.forEach((line, row) => {
    const isBelow = counts[row] === true && roleOfLine[row] === index && !holds(line, role.heading);
    if (isBelow) addRow(below, { terms, row, weight: 1 });
  });
  const field = sharedFieldSum();
  const { idf } = occupationSpace();
  for (const [id, count] of below) {
    const known = terms.known[id] ?? -1;
    if (known >= 0) field.add(known, Math.log1p(Math.min(count, MOST_COUNTED)) * (idf[known] ?? 0));
  }
  const row = reading.lines.length + index;
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
function bagOfRole(
  { reading, terms, roleOfLine }: ResumeTexts,
  role: number,
  counts: readonly boolean[],
): NumberBag {
  const bag = new Map<number, number>();
  reading.lines.forEach((line, row) => {
    if (counts[row] !== true || roleOfLine[row] !== role) return;
    for (const id of addRow(new Map(), { terms, row, weight: 1 }).keys()) {
      bag.set(id, (bag.get(id) ?? 0) + SECTION_EVIDENCE_WEIGHTS[line.section]);
    }
  });
  return bag;
}

function bagOfAll({ reading, terms }: ResumeTexts, counts: readonly boolean[]): NumberBag {
  const bySection = new Map<SectionKind, Map<number, number>>();
  reading.lines.forEach(({ section }, row) => {
    if (counts[row] !== true) return;
    const own = bySection.get(section) ?? new Map<number, number>();
    bySection.set(section, addRow(own, { terms, row, weight: 1 }));
  });
  const bag = new Map<number, number>();
  for (const [section, own] of bySection) {
    for (const [id, count] of own) {
      bag.set(id, (bag.get(id) ?? 0) + SECTION_WEIGHTS[section] * Math.min(count, MOST_COUNTED));
    }
  }
  reading.profile.roles.forEach((_, role) => {
    addTitle(bag, { terms, row: reading.lines.length + role, weight: TITLE_BONUS });
  });
  return bag;
}

function addTitle(bag: Map<number, number>, { terms, row, weight }: Row): void {
  for (let at = terms.starts[row] ?? 0; at < (terms.starts[row + 1] ?? 0); at += 1) {
    const id = terms.ids[at] ?? 0;
    bag.set(id, Math.min((bag.get(id) ?? 0) + weight, MOST_WITH_TITLE));
  }
}

function productsOf({ ids, weights }: WeightedTexts, { known }: ResumeTerms) {
  const latent = new Float64Array(occupationSpace().dimensions);
  const field = sharedFieldSum();
  ids.forEach((id, at) => {
    addLatent(latent, known[id] ?? 0, weights[at] ?? 0);
    field.add(known[id] ?? 0, weights[at] ?? 0);
  });
  return {
    latentTimes: Float64Array.from(ids, (id) => timesLatent(latent, known[id] ?? 0)),
    fieldTimes: Float64Array.from(ids, (id) => field.times(known[id] ?? 0)),
    latentSquare: squareOf(latent),
    field: field.measure(),
  };
}
