import type { OwnAlias } from '../../analyzed.ts';
import { readNumber } from '../../language/numbers.ts';
import { readTerms } from '../../language/terms.ts';
import type { AskedWords, JobTerms } from '../../posting/job-terms.ts';
import { namesStatedIn } from '../../posting/stated-names.ts';
import { canonicalSkill, findSkills, kindOfSkill } from '../../taxonomy/find-skills.ts';
import { membersOf } from '../../taxonomy/members.ts';
import { idfOf } from '../../taxonomy/occupation-space.ts';

/** A name that is looked for in resumes. */
export interface SoughtName {
  /** As the requirement has it. */
  readonly name: string;
  /** As the taxonomy calls it; null where it knows none of this name. */
  readonly known: string | null;
  /** The skills of the taxonomy that show it: itself, and what is one of it. */
  readonly shownBy: readonly string[];
  /**
   * Finds the account's names for it, and its own spelling, its initials, or what they stand for. A plain word that the taxonomy
   * knows is not among them, since it may mean something else as well: null where nothing is left.
   */
  readonly pattern: RegExp | null;
  /** Its words, where it has two to four: in any form and order, side by side, they say the same. */
  readonly words: AskedWords | null;
}

/** Words of a name whose forms may stand apart: "Drafted supply contracts" is contract drafting. */
const MOST_WORDS = 4;
/** Fewer initials are those of too many other words. */
const LEAST_INITIALS = 3;
/** What a word in a name weighs beside others as rare. */
const OF_NAMES = 1.5;

interface Naming {
  readonly words: JobTerms | null;
  readonly aliases: readonly OwnAlias[];
  /** As the posting writes it, where the names stand in. */
  readonly text?: string;
}

/** What a requirement names, each with what the account and the posting call it. */
export function soughtNames(names: readonly string[], { words, aliases, text = '' }: Naming): SoughtName[] {
  const written = findSkills(text)
    .map(({ name, start, end }) => ({ name, alias: text.slice(start, end) }))
    .filter(({ alias }) => !isPlain(alias));
  return names.map((name) => {
    const own = [...aliases, ...written]
      .filter((alias) => isSame(alias.name, name))
      .map(({ alias }) => alias);
    const count = readTerms(name).length;
    const known = canonicalSkill(name);
    return {
      name,
      known,
      shownBy: known === null ? [] : [known, ...membersOf(known)],
      pattern: patternOf(known !== null && isPlain(known) ? own : [name, ...own], known),
      words: count >= 2 && count <= MOST_WORDS ? (words?.ask(name) ?? null) : null,
    };
  });
}

/** A name that stands in a statement. */
export interface NamedPart {
  readonly name: SoughtName;
  /** Share of the statement's weight that its words carry there, 0 to 1. */
  readonly share: number;
}

/** What a statement names, each with its share of it; before what only details it, of the words up to there. */
export function namedParts(statement: string, words: JobTerms): NamedPart[] {
  const { text, mentions } = namesStatedIn(statement);
  const head = HEAD.exec(text)?.[0] ?? text;
  const [ofHead, ofAll] = [head, text].map((each) => words.ask(each).total);
  const written = Map.groupBy(mentions, ({ name }) => name);
  return soughtNames([...written.keys()], { words, aliases: [] }).map((name) => {
    const own = written.get(name.name) ?? [];
    const of = own.every(({ end }) => end <= head.length) ? ofHead : ofAll;
    const { total } = words.ask(own.map(({ start, end }) => text.slice(start, end)).join(' '));
    return { name, share: of === undefined || of === 0 ? 0 : total / of };
  });
}

/** What each word of a statement weighs: its rarity, and more in what has a name. */
export function weighNames(statement: string): (stem: string) => number {
  const { text, mentions } = namesStatedIn(statement);
  const named = new Set(
    mentions.flatMap(({ start, end }) => readTerms(text.slice(start, end)).map(({ stem }) => stem)),
  );
  const numbers = new Set(
    readTerms(statement).flatMap(({ stem, start, end }) =>
      readNumber(statement.slice(start, end).toLowerCase()) === null ? [] : stem,
    ),
  );
  return (stem) => (numbers.has(stem) ? 0 : idfOf(stem) * (named.has(stem) ? OF_NAMES : 1));
}

/** "Phlebotomy (adult, some peds)", "Observability as a habit: metrics and alerts". */
const HEAD = /^[^(:]{3,}(?=\s\(|:\s)/;

function isSame(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const known = canonicalSkill(one);
  return known !== null && known === canonicalSkill(other);
}

/** One word without a figure or a capital inside. */
const isPlain = (name: string): boolean => !/[\s\d]|\p{Lu}\p{Lu}|\p{Ll}\p{Lu}/u.test(name);

function patternOf(names: readonly string[], known: string | null): RegExp | null {
  if (names.length === 0) return null;
  const spelled = names.flatMap((name) => {
    const bare = name.replace(OF_LICENSES, '').trim();
    const isOther = known !== null && kindOfSkill(known) !== 'license';
    return [spellingOf(name), initialsOf(bare), isOther ? '' : spelledOut(bare)].filter(Boolean);
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(spelled)].join('|')})(?![\\p{L}\\p{N}+#])`, 'gu');
}

/** What a license is called besides its name. */
const OF_LICENSES =
  /\s(?:certifications?|certificates?|certified|licen[cs]es?|cards?|credentials?|endorsements?)\b.*$/i;

const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['a', 'aàáâäã'],
  ['c', 'cç'],
  ['e', 'eéèêë'],
  ['i', 'iíìîï'],
  ['n', 'nñ'],
  ['o', 'oóòôöõ'],
  ['u', 'uúùûü'],
]);

/** "OSHA training (10 & 30 hours)" names OSHA 30, too. */
const BEFORE_NUMBER = /\[\\s\/-\]\?(?=\d+$)/;
const NUMBERS = '(?:[\\s(/&-]|\\d+|and|training|certified|certification|standards?)*(?<!\\d)';

/** "A/B tests" are A/B testing: what is done to something is a noun as well. */
const DOING = /[\s/-]\S{3,}ing$/i;

/** Letter by letter but for case and accents; spaces, hyphens, and slashes are alike, and a plural is the same. */
function spellingOf(name: string): string {
  const isDoing = DOING.test(name);
  const words = (isDoing ? name.slice(0, -'ing'.length) : name)
    .split(/[\s/-]+/)
    .filter(Boolean)
    .map((word) =>
      word
        .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
        .split(' ')
        .map(anyCase)
        .join('[\\s-]?'),
    );
  const ending = isDoing ? `(?:${anyCase('ing')})?` : '';
  return `${words.join('[\\s/-]?').replace(BEFORE_NUMBER, NUMBERS)}${ending}[sS]?`;
}

function anyCase(word: string): string {
  return Array.from(word)
    .map((letter) => {
      const [small, large] = [letter.toLowerCase(), letter.toUpperCase()];
      if (letter === '+') return '\\s?\\+';
      if (small === large) return letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
      return `[${ACCENTS.get(small) ?? small}${large}]`;
    })
    .join('');
}

/** "Certified Management Accountant" as "CMA"; empty for fewer words. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return words.length < LEAST_INITIALS ? '' : words.map((word) => word.slice(0, 1)).join('');
}

/** "BLS" as "Basic Life Support": words in capitals with these initials; small words may stand between. */
function spelledOut(name: string): string {
  if (!new RegExp(`^\\p{Lu}{${LEAST_INITIALS},6}s?$`, 'u').test(name)) return '';
  return Array.from(name.replace(/s$/, ''))
    .map((letter) => `${letter}\\p{Ll}+`)
    .join('(?:[\\s-](?:and|of|the|for|in))?[\\s-]');
}
