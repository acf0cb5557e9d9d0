import type { Term } from '../language/terms.ts';
import { readTerms } from '../language/terms.ts';

/** The words of a posting, to tell lines that were copied from it. */
export interface PostingWords {
  stems: ReadonlySet<string>;
  /** Pairs of neighbours, which honest sentences share only now and then. */
  pairs: ReadonlySet<string>;
  /** Its lines, in small letters and without marks. */
  lines: ReadonlySet<string>;
}

/** A line of the resume with its terms. */
interface TermLine {
  text: string;
  terms: readonly Term[];
}

const WINDOW = 40;
const LEAST_DISTINCT = 10;
const LARGEST_SHARE = 0.6;
const LEAST_PAIRS = 8;
/** Share of neighbours that a short copy has from the posting, and its words alone or in a run of three. */
const ALIKE = 0.75;
const LEAST_ALONE = 5;
const LEAST_IN_RUN = 3;
/** Below this share of different words a line repeats itself. */
const MOST_REPEATED = 0.35;

/** Reads the words of a posting. */
export function readPosting(text: string): PostingWords {
  const stems = readTerms(text).map((term) => term.stem);
  const lines = text
    .split('\n')
    .map(bare)
    .filter((line) => line.includes(' '));
  return { stems: new Set(stems), pairs: new Set(pairsOf(stems)), lines: new Set(lines) };
}

/**
 * Which lines are made of the posting's words or of one word repeated. A line is a copy if in some stretch of
 * forty six of ten words or more are the posting's, ten of them different, and eight pairs of neighbours are the
 * same; or if it is short and the posting's word for word, or nearly all its pairs are: one line of five terms (of
 * three if word for word), or three lines in a row.
 */
export function findCopies(lines: readonly TermLine[], posting: PostingWords): boolean[] {
  const stems = lines.map(({ terms }) => terms.map((term) => term.stem));
  const alike = stems.map(
    (line, index) =>
      (line.length >= LEAST_IN_RUN && sharedPairs(line, posting) >= ALIKE) ||
      posting.lines.has(bare(lines[index]?.text ?? '')),
  );
  return stems.map((line, index) => {
    if (isRepetition(line) || hasCopiedWindow(line, posting)) return true;
    const isVerbatim = line.length >= LEAST_IN_RUN && posting.lines.has(bare(lines[index]?.text ?? ''));
    return isVerbatim || (alike[index] === true && (line.length >= LEAST_ALONE || isInRun(alike, index)));
  });
}

function bare(line: string): string {
  return line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

function isInRun(alike: readonly boolean[], index: number): boolean {
  return [index - 2, index - 1, index].some((from) => [0, 1, 2].every((step) => alike[from + step] === true));
}

function sharedPairs(stems: readonly string[], posting: PostingWords): number {
  const neighbours = stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
  const shared = neighbours.filter((pair) => posting.pairs.has(pair)).length;
  return neighbours.length === 0 ? 0 : shared / neighbours.length;
}

function isRepetition(stems: readonly string[]): boolean {
  return stems.length >= LEAST_DISTINCT && new Set(stems).size / stems.length < MOST_REPEATED;
}

function hasCopiedWindow(stems: readonly string[], posting: PostingWords): boolean {
  for (let at = 0; at === 0 || at + WINDOW / 2 <= stems.length; at += WINDOW / 2) {
    if (isCopiedWindow(stems.slice(at, at + WINDOW), posting)) return true;
  }
  return false;
}

function isCopiedWindow(stems: readonly string[], posting: PostingWords): boolean {
  const shared = stems.filter((stem) => posting.stems.has(stem));
  if (new Set(shared).size < LEAST_DISTINCT || shared.length / stems.length < LARGEST_SHARE) return false;
  const pairs = pairsOf(stems).filter((pair) => posting.pairs.has(pair));
  return pairs.length >= Math.min(LEAST_PAIRS, stems.length / 2);
}

/** Neighbours up to one word apart: copies drop the small words, and sometimes one more. */
function pairsOf(stems: readonly string[]): string[] {
  return stems.flatMap((stem, index) => [
    `${stem} ${stems[index + 1] ?? ''}`,
    `${stem} ${stems[index + 2] ?? ''}`,
  ]);
}
