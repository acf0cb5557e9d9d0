import type { Term } from '../language/terms.ts';
import { readTerms } from '../language/terms.ts';

/** The words of a posting, to tell lines that were copied from it. */
export interface PostingWords {
  stems: ReadonlySet<string>;
  /** Pairs of neighbours, which honest sentences share only now and then. */
  pairs: ReadonlySet<string>;
}

const WINDOW = 40;
const LEAST_DISTINCT = 10;
const LARGEST_SHARE = 0.6;
const LEAST_PAIRS = 8;

/** Reads the words of a posting. */
export function readPosting(text: string): PostingWords {
  const stems = readTerms(text).map((term) => term.stem);
  return { stems: new Set(stems), pairs: new Set(pairsOf(stems)) };
}

/**
 * Whether a line is made of the posting's words: in some stretch of forty, six of ten or more are the
 * posting's, ten of them different, and eight pairs of neighbours are the same.
 */
export function isCopied(terms: readonly Term[], posting: PostingWords): boolean {
  const stems = terms.map((term) => term.stem);
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
