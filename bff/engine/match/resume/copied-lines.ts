import type { AnalyzedJob } from '../../analyzed.ts';
import { readTerms } from '../../language/terms.ts';
import type { JobTerms } from '../../posting/job-terms.ts';
import type { Requirement } from '../../posting/requirements.ts';
import type { ResumeTerms } from '../../profile/resume-terms.ts';

/** The words of a posting, to tell lines that were copied from it. */
export interface PostingWords {
  /** How many of a position's words stand in the posting: theirs are the first numbers. */
  readonly words: number;
  /** Pairs of neighbours, which honest sentences share only now and then; see `pairOf`. */
  readonly pairs: ReadonlySet<number>;
  /** Pairs with nothing but a space or a hyphen between them: its phrases. */
  readonly phrases: ReadonlySet<number>;
  /** Words of its title and of what it asks for, not of its benefits; all where it asks for nothing. */
  readonly asked: ReadonlySet<number>;
  /** Its lines, in small letters and without marks. */
  readonly lines: ReadonlySet<string>;
}

/** Beside a posting of fewer words nothing tells a claim from work, and nothing tells a field. */
export const LEAST_POSTING_WORDS = 10;

/** The lines of a resume, their words as numbers of the position. */
export interface NumberedLines {
  readonly lines: readonly { readonly text: string }[];
  readonly terms: Pick<ResumeTerms, 'starts' | 'ids'>;
  readonly repetitions: Iterable<number>;
  /** By word of the resume, its number among those of the position; -1 where it has none. */
  readonly numbers: readonly number[];
}

const WINDOW = 40;
const LEAST_DISTINCT = 10;
const LARGEST_SHARE = 0.6;
const LEAST_PAIRS = 8;
/** Share of neighbours that a short copy has from the posting in one stretch, and its words alone or in a run of three. */
const ALIKE = 0.75;
const LEAST_LONG = 5;
const LEAST_LINES = 2;
const LEAST_IN_RUN = 3;
/** More words than any position has. */
const MOST_WORDS = 1 << 20;

/** Reads the words of a posting; they get the first numbers. */
export function readPosting(
  { title, description }: AnalyzedJob,
  requirements: readonly Requirement[],
  words: JobTerms,
): PostingWords {
  const text = `${title}\n${description}`;
  const terms = readTerms(text);
  const ids = terms.map((term) => words.add(term.stem));
  const lines = text
    .split('\n')
    .map(bare)
    .filter((line) => line.includes(' '));
  const pairs = new Set<number>();
  ids.forEach((id, at) => {
    for (const next of ids.slice(at + 1, at + 3)) pairs.add(pairOf(id, next));
  });
  const phrases = new Set<number>();
  terms.slice(1).forEach(({ start }, at) => {
    const isPhrase = /^[ -]+$/.test(text.slice(terms[at]?.end, start));
    if (isPhrase) phrases.add(pairOf(ids[at] ?? 0, ids[at + 1] ?? 0));
  });
  const count = words.count;
  const demands = requirements.filter(({ check }) => check !== 'title').map((each) => each.text);
  const said = demands.length === 0 ? [text] : [title, ...demands];
  const asked = new Set(said.flatMap((each) => [...words.ask(each).ids]));
  return { words: count, pairs, phrases, asked, lines: new Set(lines) };
}

/**
 * Which lines are made of the posting's words or of one word repeated. A line is a copy if in some stretch of
 * forty six of ten words or more are the posting's, ten of them different, and eight of them have a neighbor from it;
 * or if it is short and the posting's word for word. Where only nearly all its pairs are, it may be the usual way to say
 * so: two such lines of five terms are copies, or three lines in a row.
 *
 * @param may tells the lines that are asked for: the others are neither copies nor part of a row.
 */
export function findCopies(
  resume: NumberedLines,
  posting: PostingWords,
  may: (line: number) => boolean,
): ReadonlySet<number> {
  const read = resume.lines.flatMap((_, line) => (may(line) ? readLine(resume, posting, line) : []));
  const repetitions = new Set(resume.repetitions);
  const isHabit = read.filter(isLongAlike).length >= LEAST_LINES;
  const copies = read.filter(
    (each, at) =>
      repetitions.has(each.line) ||
      hasCopiedWindow(each.words, posting) ||
      (each.isVerbatim && each.words.length >= LEAST_IN_RUN) ||
      (isHabit && isLongAlike(each)) ||
      (each.isAlike && isInRun(read, at)),
  );
  return new Set(copies.map(({ line }) => line));
}

/** A line beside the posting. */
interface ReadLine {
  readonly line: number;
  /** Empty where so few of its words are the posting's that it can be no copy. */
  readonly words: readonly number[];
  readonly isAlike: boolean;
  readonly isVerbatim: boolean;
}

const isLongAlike = ({ words, isAlike }: ReadLine): boolean => isAlike && words.length >= LEAST_LONG;

function readLine({ lines, terms, numbers }: NumberedLines, posting: PostingWords, line: number): ReadLine {
  const [from, to] = [terms.starts[line] ?? 0, terms.starts[line + 1] ?? 0];
  const length = to - from;
  let shared = 0;
  for (let at = from; at < to; at += 1)
    if (isOfPosting(posting, numbers[terms.ids[at] ?? 0] ?? -1)) shared += 1;
  const isVerbatim = shared === length && posting.lines.has(bare(lines[line]?.text ?? ''));
  const mayBeCopy =
    shared >= LEAST_DISTINCT || (shared >= LEAST_IN_RUN - 1 && shared >= ALIKE * (length - 1));
  const words =
    mayBeCopy || isVerbatim ? Array.from(terms.ids.subarray(from, to), (id) => numbers[id] ?? -1) : [];
  return {
    line,
    words,
    isVerbatim,
    isAlike: isVerbatim || (words.length >= LEAST_IN_RUN && sharedPairs(words, posting) >= ALIKE),
  };
}

/** Whether a number among the words of a position is one of its posting. */
export function isOfPosting({ words }: Pick<PostingWords, 'words'>, word: number): boolean {
  return word >= 0 && word < words;
}

/** Two words of the posting as one number. */
export const pairOf = (word: number, next: number): number => word * MOST_WORDS + next;

function bare(line: string): string {
  return line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

function isInRun(lines: readonly ReadLine[], index: number): boolean {
  return [index - 2, index - 1, index].some((from) =>
    [0, 1, 2].every((step) => lines[from + step]?.isAlike === true),
  );
}

/** The share of neighbors that the longest stretch of the posting's holds: two names of its own in one sentence are no copy of it. */
function sharedPairs(words: readonly number[], posting: PostingWords): number {
  let [longest, run] = [0, 0];
  for (let at = 1; at < words.length; at += 1) {
    run = isPair(posting, words[at - 1] ?? -1, words[at] ?? -1) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return words.length < 2 ? 0 : longest / (words.length - 1);
}

function isPair(posting: PostingWords, word: number, next: number): boolean {
  return word >= 0 && next >= 0 && posting.pairs.has(pairOf(word, next));
}

function hasCopiedWindow(words: readonly number[], posting: PostingWords): boolean {
  for (let at = 0; at === 0 || at + WINDOW / 2 <= words.length; at += WINDOW / 2) {
    if (isCopiedWindow(words.slice(at, at + WINDOW), posting)) return true;
  }
  return false;
}

function isCopiedWindow(words: readonly number[], posting: PostingWords): boolean {
  const shared = words.filter((word) => isOfPosting(posting, word));
  if (new Set(shared).size < LEAST_DISTINCT || shared.length / words.length < LARGEST_SHARE) return false;
  let pairs = 0;
  words.forEach((word, at) => {
    // Copies drop the small words, and sometimes one more.
    if ([1, 2].some((step) => isPair(posting, word, words[at + step] ?? -1))) pairs += 1;
  });
  return pairs >= Math.min(LEAST_PAIRS, words.length / 2);
}
