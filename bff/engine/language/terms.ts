import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** A word that carries meaning, reduced to its stem, with its UTF-16 offsets. */
export interface Term {
  stem: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}+#]|[.'’&](?=[\p{L}\p{N}]))*/gu;
const MAX_WORD = 40;
/** "Team's", "you'll", "we've", "don't". */
const SHORTENED = /(?:n[’']t|[’'](?:s|ll|ve|re|d|m))$/;

/** Words whose stems are known already; forgotten all at once when there are many, so that they stay few. */
const KEPT = 50_000;
const stems = new Map<string, string | null>();

/** The terms of a text in order. Stop words, bare numbers and over-long runs are left out. */
export function readTerms(text: string): Term[] {
  const terms: Term[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const own = stemOf(match[0]);
    if (own !== null) terms.push({ stem: own, start: match.index, end: match.index + match[0].length });
  }
  return terms;
}

/** Null for a word that says nothing. */
function stemOf(written: string): string | null {
  if (written.length > MAX_WORD + 2) return null;
  const known = stems.get(written);
  if (known !== undefined) return known;
  const word = written.toLowerCase().replace(SHORTENED, '').normalize('NFD').replace(/\p{M}/gu, '');
  const isMeaningless =
    word.length > MAX_WORD ||
    isStopWord(word) ||
    /^\d+$/.test(word) ||
    (word.length === 1 && !/^[cr]$/.test(word));
  const own = isMeaningless ? null : stem(word);
  if (stems.size >= KEPT) stems.clear();
  stems.set(written, own);
  return own;
}

/** How often each stem stands in a text. */
export function countStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of readTerms(text)) counts.set(term.stem, (counts.get(term.stem) ?? 0) + 1);
  return counts;
}
