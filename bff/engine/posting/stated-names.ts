import { spellOut } from '../language/abbreviations.ts';
import { spokenName } from '../language/spoken.ts';
import { readTerms } from '../language/terms.ts';
import { wordFamilyOf } from '../language/word-family.ts';
import { findSkills, type SkillMention } from '../taxonomy/find-skills.ts';
import { allAliases, kindAt, nameAt } from '../taxonomy/skill-table.ts';
import { namesWithSharedHead } from './shared-heads.ts';
import { isTool } from './skill-names.ts';

/** The verbs that a statement opens with: "Recruit, train, and schedule". */
const OPENING = /^(?:[\p{L}-]+(?:,\s(?:and\s)?|\s(?:and|&|\+)\s))*[\p{L}-]+(?=\s|$)/u;
/** "Draw up" and "call on" are other verbs. */
const PARTICLE = /^\s(?:up|on|out|off|in|over|down|back|for|to|with)\b/i;

/** "A marketing coordinator" is somebody, and no marketing. */
const PERSON_BEHIND =
  /^\s(?:coordinator|manager|director|specialist|assistant|associate|analyst|engineer|developer|designer|technician|supervisor|officer|consultant|executive|intern|clerk|representative|administrator|planner)s?\b/i;

/** "Delivery windows" name no product: one word for it is capitalized, unless the product isn't ("dbt"). */
const isPlainWord = (name: string, written: string): boolean =>
  isTool(name) && /\p{Lu}/u.test(name) && /^\p{Ll}+$/u.test(written);

/** The names of the taxonomy that stand in a statement, with its short forms written out. */
export function namesStatedIn(statement: string): {
  readonly text: string;
  readonly mentions: SkillMention[];
} {
  const text = spellOut(statement);
  const named = findSkills(text).filter(
    ({ name, start, end }) =>
      !isPlainWord(name, text.slice(start, end)) &&
      spokenName(name) === null &&
      !PERSON_BEHIND.test(text.slice(end)),
  );
  return { text, mentions: [...named, ...namesWithSharedHead(text), ...namesOfVerbs(text, named)] };
}

/** "Illustrate by hand" names illustration. */
function namesOfVerbs(text: string, named: readonly SkillMention[]): SkillMention[] {
  const opening = OPENING.exec(text)?.[0] ?? '';
  if (PARTICLE.test(text.slice(opening.length))) return [];
  return readTerms(opening).flatMap(({ stem, start, end }) => {
    const name = namesByFamily().get(wordFamilyOf(stem));
    const isNamed = named.some((each) => each.start < end && start < each.end);
    return name === undefined || isNamed ? [] : [{ name, start, end }];
  });
}

let byFamily: ReadonlyMap<string, string> | null = null;

/** What people do, where one word names it, by the family of that word. */
function namesByFamily(): ReadonlyMap<string, string> {
  byFamily ??= new Map(
    allAliases().flatMap(({ words: [word = '', ...others], isDoubtful, isExact, place }) => {
      const [term] = readTerms(word);
      if (others.length > 0 || isDoubtful || isExact || place === null || term === undefined) return [];
      return kindAt(place) === 'method' ? [[wordFamilyOf(term.stem), nameAt(place)] as const] : [];
    }),
  );
  return byFamily;
}
