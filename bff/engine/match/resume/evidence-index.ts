import type { AskedWords } from '../../posting/job-terms.ts';
import type { SectionKind, Span } from '../../profile/profile.ts';
import type { PreparedResume } from './prepared-resume.ts';
import { SECTION_EVIDENCE_WEIGHTS } from './resume-vectors.ts';

/** The words that the units of a resume share with a position. */
export interface Evidence {
  /** By unit: where its shared words begin in `words` and `terms`. */
  readonly starts: readonly number[];
  /** Numbers of the position's words, each once a unit, ascending. */
  readonly words: readonly number[];
  /** Where each of them stands first: an index into the terms of the resume. */
  readonly terms: readonly number[];
  /** By word of the resume, its number among those of the position; -1 where it has none. */
  readonly numbers: readonly number[];
}

/** What part of a statement a line speaks of. */
export interface Answer {
  /** Number of the line. */
  line: number;
  section: SectionKind;
  /** Share of the statement's weight that its words carry, 0 to 1. */
  share: number;
  /** How many of its words. */
  words: number;
  /** How near it is in the latent space, 0 to 1. */
  meaning: number;
  /** Finds the first to the last of the shared words, offsets into the line; null without any. */
  deciding: () => Span | null;
}

/** Its share without what its section is worth: 1 where it has all words, wherever it stands. */
export const wordShareOf = ({ share, section }: Answer): number => share / SECTION_EVIDENCE_WEIGHTS[section];

/**
 * Finds the words that a resume shares with a position.
 *
 * @param families the numbers of words that are compared by their family.
 */
export function indexEvidence(
  resume: PreparedResume,
  numbers: readonly number[],
  families: readonly number[],
): Evidence {
  const { lines, from } = resume.units;
  const index = { starts: [0], words: [] as number[], terms: [] as number[] };
  for (let unit = 0; unit < lines.length; unit += 1) {
    const row = { ids: resume.terms.ids, from: from[unit] ?? 0, to: from[unit + 1] ?? 0 };
    addShared(index, { numbers: families, ...row });
    index.starts.push(index.words.length);
  }
  return { ...index, numbers };
}

interface Row {
  readonly numbers: readonly number[];
  readonly ids: Uint32Array;
  readonly from: number;
  readonly to: number;
}

/** Ascending, so that lines with the same words add them up in the same order, to the last digit. */
function addShared(index: { words: number[]; terms: number[] }, { numbers, ids, from, to }: Row): void {
  const { words, terms } = index;
  const first = words.length;
  for (let term = from; term < to; term += 1) {
    const word = numbers[ids[term] ?? 0] ?? -1;
    if (word < 0) continue;
    let place = words.length;
    while (place > first && (words[place - 1] ?? 0) > word) place -= 1;
    if (place > first && words[place - 1] === word) continue;
    for (let behind = words.length; behind > place; behind -= 1) {
      words[behind] = words[behind - 1] ?? 0;
      terms[behind] = terms[behind - 1] ?? 0;
    }
    words[place] = word;
    terms[place] = term;
  }
}

/** The text of a resume that answers are looked for in. */
interface Searched {
  readonly resume: PreparedResume;
  readonly evidence: Evidence;
}

/** How near what stands in a resume is to a statement. */
export interface Near {
  /** By line, how near its field of work is, 0 to 1. */
  field(line: number): number;
  /** By unit, how near it is in the latent space, 0 to 1. */
  meaning(unit: number): number;
}

const NOT_NEAR: Near = { field: () => 0, meaning: () => 0 };

/** As many sentences as a person reads. */
const MOST_ANSWERS = 3;
/** A sentence that says less of a statement says nothing of it. */
const LEAST_SHARE = 0.08;
/**
 * What the field of work of its line, what it means, its length, and a second and third shared word count beside the weight of the words that a
 * sentence shares: of two, the fuller one says more, and one rare word may stand for something else.
 */
const OF_LIKENESS = 0.3;
const OF_MEANING = 0.3;
const OF_LENGTH = 0.03;
const OF_FURTHER_WORDS = 0.1;
const MOST_FURTHER_WORDS = 2;
/** What a title is worth beside a sentence, which says what was done. */
const OF_TITLE = 0.7;

/**
 * The sentences and items, at most three, each of which says most of a statement; the fullest first.
 *
 * @param near how near they are to the statement: the first sentence of a line whose field of work is near needs no word of it, but for
 * titles.
 */
export function evidenceFor(
  asked: AskedWords,
  { resume, evidence }: Searched,
  near: Near = NOT_NEAR,
): Answer[] {
  if (asked.total === 0) return [];
  const best: Said[] = [];
  const { units } = resume;
  let [before, alike] = [-1, 0];
  for (let unit = 0; unit < units.lines.length; unit += 1) {
    const line = units.lines[unit] ?? 0;
    const isFirst = line !== before;
    if (isFirst) alike = near.field(line);
    before = line;
    const section = resume.reading.lines[line]?.section ?? 'other';
    const isRole = resume.reading.lines[line]?.kind === 'role';
    const worth = SECTION_EVIDENCE_WEIGHTS[section];
    const { weight, words } = sharedIn(evidence, unit, asked.weights);
    const share = (weight * worth) / asked.total;
    if (share < LEAST_SHARE && (isRole || !isFirst || alike === 0)) continue;
    const meaning = near.meaning(unit);
    const full =
      OF_LIKENESS * alike +
      OF_MEANING * meaning +
      OF_LENGTH * Math.log1p((units.from[unit + 1] ?? 0) - (units.from[unit] ?? 0)) +
      OF_FURTHER_WORDS * Math.min(MOST_FURTHER_WORDS, Math.max(0, words - 1));
    const rank = (share + worth * full) * (isRole ? OF_TITLE : 1);
    if (rank <= (best[MOST_ANSWERS - 1]?.rank ?? 0)) continue;
    const place = best.findIndex((other) => other.rank < rank);
    best.splice(place < 0 ? best.length : place, 0, { unit, line, section, share, words, meaning, rank });
    if (best.length > MOST_ANSWERS) best.pop();
  }
  return best.map((said) => ({
    ...said,
    deciding: () => decidingIn(said, { resume, evidence }, asked.weights),
  }));
}

/** The share of a statement that the lines of a role together speak of, 0 to 1; roles by their number. */
export function shareSpoken(asked: AskedWords, { resume, evidence }: Searched, role: number): number {
  if (asked.total === 0) return 0;
  const open = asked.weights.slice();
  let sum = 0;
  for (let unit = 0; unit < resume.units.lines.length; unit += 1) {
    const line = resume.units.lines[unit] ?? 0;
    if (resume.roleOfLine[line] !== role) continue;
    sum +=
      sharedIn(evidence, unit, open).weight *
      SECTION_EVIDENCE_WEIGHTS[resume.reading.lines[line]?.section ?? 'other'];
    for (let at = evidence.starts[unit] ?? 0; at < (evidence.starts[unit + 1] ?? 0); at += 1) {
      open[evidence.words[at] ?? 0] = 0;
    }
  }
  return sum / asked.total;
}

/** By line of a resume, the share of a statement's weight that its best sentence or item speaks of, 0 to 1, whatever others say. */
export function sharesByLine(asked: AskedWords, { resume, evidence }: Searched): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const [unit, line] of resume.units.lines.entries()) {
    const share = sharedIn(evidence, unit, asked.weights).weight / asked.total;
    if (share > (shares.get(line) ?? 0)) shares.set(line, share);
  }
  return shares;
}

/** The weight of what is asked in a sentence or item, and how many words have it. */
function sharedIn({ starts, words: own }: Evidence, unit: number, weights: Float64Array) {
  let weight = 0;
  let words = 0;
  for (let at = starts[unit] ?? 0; at < (starts[unit + 1] ?? 0); at += 1) {
    const added = weights[own[at] ?? 0] ?? 0;
    weight += added;
    if (added > 0) words += 1;
  }
  return { weight, words };
}

/** A sentence or item that says a share of a statement. */
interface Said extends Omit<Answer, 'deciding'> {
  readonly unit: number;
  readonly rank: number;
}

/** The words of the statement that a sentence or item has. */
function decidingIn(
  { unit, line }: Pick<Said, 'unit' | 'line'>,
  { resume: { reading, terms }, evidence }: Searched,
  weights: Float64Array,
): Span | null {
  const places: Span[] = [];
  for (let at = evidence.starts[unit] ?? 0; at < (evidence.starts[unit + 1] ?? 0); at += 1) {
    const term = evidence.terms[at] ?? 0;
    if ((weights[evidence.words[at] ?? 0] ?? 0) > 0) {
      places.push({ start: terms.from[term] ?? 0, end: terms.to[term] ?? 0 });
    }
  }
  return places.length === 0 ? null : tightest(places, reading.lines[line]?.text ?? '');
}

/** From the first to the last shared word, unless they stand too far apart: then around the first two. */
function tightest(places: readonly Span[], text: string): Span {
  const sorted = [...places].sort((a, b) => a.start - b.start);
  const start = sorted[0]?.start ?? 0;
  const far = sorted.findLast((place) => text.slice(start, place.end).split(/\s+/).length <= 16);
  return { start, end: far?.end ?? text.length };
}
