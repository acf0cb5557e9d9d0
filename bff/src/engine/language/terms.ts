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

/** The terms of a text in order. Stop words, bare numbers and over-long runs are left out. */
export function readTerms(text: string): Term[] {
  const terms: Term[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0].toLowerCase().replace(/[’']s$/, '');
    const isMeaningless = word.length > MAX_WORD || isStopWord(word) || /^\d+$/.test(word);
    if (isMeaningless || (word.length === 1 && !/^[cr]$/.test(word))) continue;
    terms.push({ stem: stem(word), start: match.index, end: match.index + match[0].length });
  }
  return terms;
}

/** How often each stem stands in a text. */
export function countStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of readTerms(text)) counts.set(term.stem, (counts.get(term.stem) ?? 0) + 1);
  return counts;
}
