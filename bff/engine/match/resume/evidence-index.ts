import type { AskedWords } from '../../posting/job-terms.ts';
import type { SectionKind, Span } from '../../profile/profile.ts';
import type { PreparedResume } from './prepared-resume.ts';
import { isScoredLine, SECTION_EVIDENCE_WEIGHTS } from './resume-vectors.ts';

/** The lines of a resume that may answer a position, with the words that they share with it. */
export interface Evidence {
  /** Numbers of the lines, in order. */
  readonly lines: readonly number[];
  /** The sentences and items of these lines, in order: the number of the line that each stands in. */
  readonly units: readonly number[];
  /** By unit: where its shared words begin in `words` and `terms`. */
  readonly starts: readonly number[];
  /** Numbers of the position's words, each once a unit, ascending. */
  readonly words: readonly number[];
  /** Where each of them stands first: an index into the terms of the resume. */
  readonly terms: readonly number[];
  /** By word of the resume, its number among those of the position; -1 where it has none. */
  readonly numbers: Int32Array;
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
  /** The first to the last of the shared words, offsets into the line. */
  deciding: Span;
}

/** Its share without what its section is worth: 1 where it has all words, wherever it stands. */
export const wordShareOf = ({ share, section }: Answer): number => share / SECTION_EVIDENCE_WEIGHTS[section];

/**
 * The lines of a resume that may answer, with the words that they share with a position.
 *
 * @param families the numbers of words that are compared by their family.
 */
export function indexEvidence(resume: PreparedResume, numbers: Int32Array, families = numbers): Evidence {
  const { reading, terms, units } = resume;
  const lines: number[] = [];
  const index = { units: [] as number[], starts: [0], words: [] as number[], terms: [] as number[] };
  let unit = 0;
  reading.lines.forEach((_, line) => {
    const end = terms.starts[line + 1] ?? 0;
    const isScored = isScoredLine(resume, line);
    if (isScored) lines.push(line);
    for (; (units[unit] ?? end) < end; unit += 1) {
      if (!isScored) continue;
      const to = Math.min(units[unit + 1] ?? end, end);
      index.units.push(line);
      addShared(index, { numbers: families, ids: terms.ids, from: units[unit] ?? 0, to });
      index.starts.push(index.words.length);
    }
  });
  return { ...index, lines, numbers };
}

interface Row {
  readonly numbers: Int32Array;
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
    words.splice(place, 0, word);
    terms.splice(place, 0, term);
  }
}

/** The weights of what is still asked, by word of the position; cleared after each use. */
let open = new Float64Array(1024);

/**
 * The lines, at most three, that together speak of most of a statement. `share` of each is what it adds; the
 * sum is the share of the statement that the resume speaks of.
 *
 * @param role only the lines of this role, by its number.
 */
export function evidenceFor(
  asked: AskedWords,
  { resume, evidence }: { resume: PreparedResume; evidence: Evidence },
  role?: number,
): Answer[] {
  const answers: Answer[] = [];
  if (asked.total === 0) return answers;
  setOpen(asked, evidence);
  while (answers.length < 3) {
    const best = bestOf(resume, evidence, role);
    if (best === null || best.gain / asked.total < 0.08) break;
    answers.push(answerOf(resume, evidence, { ...best, share: best.gain / asked.total }));
    for (let at = best.from; at < best.to; at += 1) open[evidence.words[at] ?? 0] = 0;
  }
  for (const word of asked.ids) open[word] = 0;
  return answers;
}

/** By line of a resume, the share of a statement's weight that its best sentence or item speaks of, 0 to 1, whatever others say. */
export function sharesByLine(asked: AskedWords, evidence: Evidence): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  setOpen(asked, evidence);
  evidence.units.forEach((line, unit) => {
    const share = openIn(evidence, unit) / asked.total;
    if (share > (shares.get(line) ?? 0)) shares.set(line, share);
  });
  for (const word of asked.ids) open[word] = 0;
  return shares;
}

/** The weight of what is still asked in a sentence or item. */
function openIn({ starts, words }: Evidence, unit: number): number {
  let sum = 0;
  for (let each = starts[unit] ?? 0; each < (starts[unit + 1] ?? 0); each += 1) {
    sum += open[words[each] ?? 0] ?? 0;
  }
  return sum;
}

function setOpen({ ids, weights }: AskedWords, { numbers }: Evidence): void {
  const most = Math.max(numbers.length, ...ids) + 1;
  if (most > open.length) open = new Float64Array(2 * most);
  ids.forEach((word, at) => {
    open[word] = weights[at] ?? 0;
  });
}

interface Best {
  readonly line: number;
  readonly gain: number;
  /** Its words in the index. */
  readonly from: number;
  readonly to: number;
}

function bestOf({ reading, roleOfLine }: PreparedResume, evidence: Evidence, role?: number): Best | null {
  const { units, starts } = evidence;
  let best: Best | null = null;
  for (let at = 0; at < units.length; at += 1) {
    const line = units[at] ?? 0;
    if (role !== undefined && roleOfLine[line] !== role) continue;
    const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? 0];
    const sum = openIn(evidence, at);
    if (sum === 0) continue;
    const gain = sum * SECTION_EVIDENCE_WEIGHTS[reading.lines[line]?.section ?? 'other'];
    if (gain > (best?.gain ?? 0)) best = { line, gain, from, to };
  }
  return best;
}

/** With the words that were still asked. */
function answerOf(
  { reading, terms }: PreparedResume,
  evidence: Evidence,
  { line, from, to, share }: Best & { share: number },
): Answer {
  const { text = '', section = 'other' } = reading.lines[line] ?? {};
  const places: Span[] = [];
  for (let at = from; at < to; at += 1) {
    const term = evidence.terms[at] ?? 0;
    if ((open[evidence.words[at] ?? 0] ?? 0) > 0) {
      places.push({ start: terms.from[term] ?? 0, end: terms.to[term] ?? 0 });
    }
  }
  return { line, section, share, words: places.length, deciding: tightest(places, text) };
}

/** From the first to the last shared word, unless they stand too far apart: then around the first two. */
function tightest(places: readonly Span[], text: string): Span {
  const sorted = [...places].sort((a, b) => a.start - b.start);
  const start = sorted[0]?.start ?? 0;
  const far = sorted.findLast((place) => text.slice(start, place.end).split(/\s+/).length <= 16);
  return { start, end: far?.end ?? text.length };
}
