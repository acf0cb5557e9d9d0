import { readFileSync } from 'node:fs';
import { isLedByJobNoun } from '../extraction/lines/job-title.ts';
import { readTerms } from '../language/terms.ts';
import { occupationSpace } from './occupation-space.ts';
import { RANKS } from './ranks.ts';
import { readBinarySections, writeSections } from './sections.ts';

/** One word that so many occupations are called by says which of them as little as "manager" does. */
const MOST_OF_A_WORD = 9;

/** What stands behind a title and counts its ranks. */
const NUMERALS: ReadonlySet<string> = new Set(['ii', 'iii', 'iv']);
/** Titles whose occupations are known already; forgotten all at once when there are many, so that they stay few. */
const KEPT = 20_000;
const known = new Map<string, ReadonlySet<number>>();

/** Titles by their hashes in ascending order, each with an occupation that is called so; one of several occupations stands several times. */
interface JobTitles {
  readonly hashes: Uint32Array;
  readonly occupations: Uint16Array;
}

let loaded: JobTitles | null = null;

function jobTitles(): JobTitles {
  loaded ??= parse(readFileSync(new URL('./titles.generated.bin', import.meta.url)));
  return loaded;
}

function parse(bytes: Uint8Array): JobTitles {
  const sections = readBinarySections(bytes);
  return { hashes: sections.uint32(), occupations: sections.uint16() };
}

/** The artefact of the titles: by occupation, everything that its people are called. */
export function writeJobTitles(titles: readonly (readonly string[])[]): Uint8Array {
  const called = titles.flatMap((names, occupation) => {
    const hashes = new Set(names.map(wordsOf).filter(hasWords).map(hashOf));
    return Array.from(hashes, (hash) => [hash, occupation] as const);
  });
  called.sort(([one, of], [other, than]) => one - other || of - than);
  const hashes = Uint32Array.from(called, ([hash]) => hash);
  const occupations = Uint16Array.from(called, ([, occupation]) => occupation);
  return writeSections({ head: {}, arrays: [hashes, occupations] });
}

/**
 * The occupations whose people O*NET and ESCO call so, and the trades of ours as negative numbers. Words before a known title are left
 * out: a "Senior Bilingual Customer Service Representative" is a customer service representative.
 */
export function occupationsOf(title: string): ReadonlySet<number> {
  const before = known.get(title);
  if (before !== undefined) return before;
  const words = wordsOf(headOfTitle(title));
  const ends = words.map((_, from) => words.slice(from));
  const occupations = new Set([wordsOf(title), ...ends].map(namedBy).find(({ length }) => length > 0));
  if (known.size >= KEPT) known.clear();
  known.set(title, occupations);
  return occupations;
}

function namedBy(words: readonly string[]): number[] {
  const occupations = calledBy(words);
  if (words.length < 2) return occupations.length > MOST_OF_A_WORD ? [] : occupations;
  return [...tradesOf(words), ...occupations];
}

function calledBy(words: readonly string[]): number[] {
  const { hashes, occupations } = jobTitles();
  const hash = hashOf(words);
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((hashes[middle] ?? 0) < hash) from = middle + 1;
    else to = middle;
  }
  const found: number[] = [];
  for (let at = from; hashes[at] === hash; at += 1) found.push(occupations[at] ?? 0);
  return found;
}

function tradesOf(words: readonly string[]): number[] {
  return occupationSpace().trades.flatMap(({ names }, number) =>
    words.every((word) => names.includes(word)) ? [-1 - number] : [],
  );
}

/** Between the work and where, for whom, or on what it is; brackets that belong to a word are part of it: "Nurse(s)". */
const BETWEEN_PARTS = /,\s|\s[|–—-]\s?|\s?\|\s|(?:^|\s)\(|(?<=(?:^|\s)\([^)]*)\)/;

/**
 * The part of a title that names the work: "Backend Engineer (Go)", "Night Shift - Registered Nurse". All of it where no part does,
 * or only one that names little more than a rank: "Manager, Customer Success".
 */
export function headOfTitle(title: string): string {
  const parts = title.split(BETWEEN_PARTS).map((part) => part.trim());
  const led = parts.filter(isLedByJobNoun);
  if (led.length > 0) return led.find(isMoreThanRank) ?? title;
  const [first = ''] = parts;
  return isMoreThanRank(first) && namedBy(wordsOf(first)).length > 0 ? first : title;
}

const isMoreThanRank = (part: string): boolean => wordsOf(part).filter((word) => !RANKS.has(word)).length > 1;

/** What is said in brackets is no part of a title. */
const wordsOf = (title: string): string[] =>
  readTerms(title.replace(/\([^)]*\)/g, ' '))
    .map(({ stem }) => stem)
    .filter((stem) => !NUMERALS.has(stem));

const hasWords = (words: readonly string[]): boolean => words.length > 0;

/** FNV-1a over the words in any order: "Manager, Store" is a store manager. */
function hashOf(words: readonly string[]): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of words.toSorted().join(' ')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return hash >>> 0;
}
