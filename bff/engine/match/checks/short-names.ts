import { readTerms } from '../../language/terms.ts';
import { wordFamilyOf } from '../../language/word-family.ts';
import { canonicalSkill, findSkills, kindOfSkill } from '../../taxonomy/find-skills.ts';
import { idfOf, isKnownWord } from '../../taxonomy/occupation-space.ts';
import { allAliases, kindAt } from '../../taxonomy/skill-table.ts';
import { readWords } from '../../taxonomy/words.ts';
import type { SoughtName } from '../resume/sought-name.ts';

/** What software is called besides its own name. */
const GENERIC =
  'Software|Suite|Cloud|Online|Desktop|Pro|Enterprise|Platform|Systems?|PMS|POS|CRM|ERP|EMR|EHR|TMS|WMS|LMS|LIMS|CMMS|PLM|HCM|HRIS|CAD|CAM';
/** A shorter word, or one that occupations use, names other things as well. */
const LEAST_LETTERS = 5;
const LEAST_IDF = 5;
const MOST_WORDS = 3;
const LEAST_HALF = 3;
/** GraphPad Prism and Blue Prism. */
const MOST_PRODUCTS = 2;
/** Work that is called by what is done, and verbs that mean other things as well: "logged calls", "tailored lessons". */
const DOING = /^\p{L}{3,}(?:ing|ions?|ments?)$/u;
const OTHER_MEANINGS = new Set(
  'account act bank cast collect compens deposit direct fil forg fram grad licens log market min network pilot plant plat polic reserv survey tailor turn'.split(
    ' ',
  ),
);

/** How a resume may call something for short; null where it can't. */
export interface ShortName {
  readonly pattern: RegExp;
  /** What was done, of this family of words: only a sentence of work says so. */
  readonly verb: string | null;
}

const kept = new WeakMap<SoughtName, ShortName | null>();

/**
 * A word that only this product has in its name ("Prism" of GraphPad Prism), or what was done ("brazed" for brazing).
 *
 * @param text what asks for it.
 */
export function shortNameOf(sought: SoughtName, text: string): ShortName | null {
  const before = kept.get(sought);
  if (before !== undefined) return before;
  const short = verbOf(sought) ?? productOf(sought) ?? partedOf(sought, text);
  kept.set(sought, short);
  return short;
}

function verbOf({ name, known }: SoughtName): ShortName | null {
  const kind = known === null ? null : kindOfSkill(known);
  const verb = DOING.test(name) && (kind === 'method' || kind === 'knowledge') ? familyOf(name) : null;
  if (verb === null || OTHER_MEANINGS.has(verb)) return null;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}-])${inAnyCase(verb.slice(0, LEAST_LETTERS))}\p{L}*ed(?![\p{L}-])`,
    'gu',
  );
  return { pattern, verb };
}

/** The family of a word that stands alone; null where it says nothing. */
export function familyOf(word: string): string | null {
  const [term] = readTerms(word);
  return term === undefined ? null : wordFamilyOf(term.stem);
}

function productOf({ name, known }: SoughtName): ShortName | null {
  const kind = known === null ? null : kindOfSkill(known);
  const words = name.split(' ');
  const isNamed =
    words.length > 1 && words.length <= MOST_WORDS && words.every((word) => /^[\p{Lu}\d]/u.test(word));
  if (!isNamed || (kind !== null && kind !== 'technology' && kind !== 'tool')) return null;
  // Of a name that the taxonomy lacks, nobody knows what else the maker makes.
  const own = [words.at(-1) ?? '', known === null ? '' : (words[0] ?? '')].filter((word) =>
    isOwn(word, known),
  );
  if (own.length === 0) return null;
  const beside = String.raw`(?!\s(?!(?:${GENERIC})(?!\p{L}))\p{Lu}\p{Ll})`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}-]|[\p{L},]\s\p{Lu}\p{Ll}{0,20}\s)(?:${own.join('|')})s?(?![\p{L}-])${beside}`,
    'gu',
  );
  return { pattern, verb: null };
}

/** "RF scanner" as "radio frequency scanner", "flatbed" as "flat bed": initials before a word, and two words in one. */
function partedOf({ name, known }: SoughtName, text: string): ShortName | null {
  const own = findSkills(text).flatMap((each) =>
    each.name === known ? text.slice(each.start, each.end) : [],
  );
  // A sales force of twenty is no Salesforce.
  const isProduct = known !== null && kindOfSkill(known) === 'technology';
  const ways = [name, ...own].flatMap((each) => [
    ...spelledOut(each.split(' ')),
    ...(isProduct ? [] : halvesOf(each)),
  ]);
  if (ways.length === 0) return null;
  const pattern = new RegExp(String.raw`(?<![\p{L}-])(?:${ways.join('|')})s?(?![\p{L}-])`, 'gu');
  return { pattern, verb: null };
}

/** Initials at the front of a name stand for any words that begin so, where the next word says which. */
function spelledOut([initials = '', ...rest]: readonly string[]): string[] {
  const [next = ''] = rest;
  if (!/^\p{Lu}{2,4}$/u.test(initials) || !/^\p{L}{4,}$/u.test(next)) return [];
  const full = Array.from(initials, (letter) => String.raw`${inAnyCase(letter)}\p{Ll}+`);
  return [[...full, ...rest.map(inAnyCase)].join(String.raw`[\s-]`)];
}

/** Both halves of a word, where each is one that occupations use. */
function halvesOf(name: string): string[] {
  if (!/^\p{L}\p{Ll}{6,}$/u.test(name)) return [];
  return Array.from(name.slice(LEAST_HALF, 1 - LEAST_HALF), (_, at) => at + LEAST_HALF)
    .map((at) => [name.slice(0, at), name.slice(at)])
    .filter((halves) => halves.every(isWord))
    .map((halves) => halves.map(inAnyCase).join(String.raw`[\s-]`));
}

const isWord = (half: string): boolean => readTerms(half).some(({ stem }) => isKnownWord(stem));

const inAnyCase = (word: string): string =>
  Array.from(word, (letter) => {
    const [small, large] = [letter.toLowerCase(), letter.toUpperCase()];
    return small === large ? letter.replace(/[\\^$.*+?()[\]{}|]/, String.raw`\$&`) : `[${small}${large}]`;
  }).join('');

/** Whether hardly another product has the word in its name, and no work is told with it. */
function isOwn(word: string, known: string | null): boolean {
  if (word.length < LEAST_LETTERS || !/^\p{Lu}\p{L}+$/u.test(word) || canonicalSkill(word) !== null)
    return false;
  const [term] = readTerms(word);
  if (term === undefined || (isKnownWord(term.stem) && (known === null || idfOf(term.stem) < LEAST_IDF)))
    return false;
  const form = readWords(word)[0]?.form ?? '';
  return (places().get(form)?.size ?? 0) <= (known === null ? 0 : MOST_PRODUCTS);
}

let placesOfWords: ReadonlyMap<string, ReadonlySet<number>> | null = null;

/** By word, the products that have it in their names. */
function places(): ReadonlyMap<string, ReadonlySet<number>> {
  if (placesOfWords !== null) return placesOfWords;
  const found = new Map<string, Set<number>>();
  for (const { words, place } of allAliases()) {
    if (place === null || (kindAt(place) !== 'technology' && kindAt(place) !== 'tool')) continue;
    for (const word of words)
      found.set(word.toLowerCase(), (found.get(word.toLowerCase()) ?? new Set()).add(place));
  }
  placesOfWords = found;
  return found;
}
