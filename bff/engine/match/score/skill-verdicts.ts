import type { SkillVerdict, Verdict } from '@shortlist/api-contract';
import type { MatchResult } from '../../analyzed.ts';
import { namesOf } from '../../posting/names-of.ts';
import type { Requirement } from '../../posting/requirements.ts';
import { membersOf } from '../../taxonomy/members.ts';

type Judged = MatchResult['requirements'][number];

/** What says more of a skill that several requirements name comes first. */
const ORDER: readonly Verdict[] = ['met', 'partly', 'to_check', 'not_met', 'not_mentioned'];

/** As many skills as a screen has room for. */
const MOST_SKILLS = 24;

/**
 * What a requirement asks for by name, each with its own verdict. Of several names, those that the resume shows (`own`, or the words
 * that are quoted) answer a requirement that is met or partly met; alternatives that it doesn't need are left out.
 */
export function namedSkills(
  requirement: Requirement,
  { verdict, quotes }: Pick<Judged, 'verdict' | 'quotes'>,
  own: ReadonlySet<string>,
): SkillVerdict[] {
  const names = namesOf(requirement) ?? [];
  const needed = 'needed' in requirement ? requirement.needed : 1;
  if (names.length < 2 || (verdict !== 'met' && verdict !== 'partly'))
    return eachOrEither(names, needed, verdict);
  const shown = names.filter(
    (name) => [name, ...membersOf(name)].some((one) => own.has(one)) || isQuoted(name, quotes),
  );
  if (shown.length === 0) return eachOrEither(names, needed, verdict);
  if (verdict === 'met') return eachOrEither(shown, shown.length, verdict);
  const isOnlyFew = requirement.check === 'skill' && !requirement.asksUse && shown.length < needed;
  const rest = names.filter((name) => !shown.includes(name));
  return [
    ...eachOrEither(shown, shown.length, isOnlyFew ? 'met' : verdict),
    ...eachOrEither(rest, needed - shown.length, 'not_mentioned'),
  ];
}

/** Names of which all are asked for, one by one; alternatives as the one thing that is asked for, and nothing where enough are shown. */
function eachOrEither(names: readonly string[], needed: number, verdict: Verdict): SkillVerdict[] {
  if (names.length <= needed) return names.map((name) => ({ name, verdict }));
  return needed > 0 ? [{ name: either(names), verdict }] : [];
}

/** As many alternatives as a badge has room for. */
const MOST_NAMED = 3;

/** "SAP or Oracle"; the kind alone where it is one of them and the others are of it. */
function either(names: readonly string[]): string {
  const kind = names.find((each) => names.every((name) => name === each || membersOf(each).includes(name)));
  if (kind !== undefined) return kind;
  const more = names.length - MOST_NAMED;
  const shown = more > 0 ? [...names.slice(0, MOST_NAMED - 1), `${more + 1} others`] : names;
  return shown.join(' or ');
}

/** The skills of a requirement after a person settled it: words that they picked tell which of several are met. */
export function settledSkills({ skills = [], verdict, quotes }: Judged): SkillVerdict[] {
  const quoted = skills.filter(({ name }) => isQuoted(name, quotes));
  const isSome = verdict === 'met' && quoted.length > 0;
  return skills.map((skill) => (isSome && !quoted.includes(skill) ? skill : { ...skill, verdict }));
}

/** The skills that requirements name, each once. What is partly met or to check is neither matched nor missing. */
export function skillsIn(
  requirements: readonly Judged[],
): Pick<MatchResult, 'skills' | 'matched_skills' | 'missing_skills'> {
  const best = new Map<string, Verdict>();
  for (const { name, verdict } of requirements.flatMap(({ skills = [] }) => skills)) {
    const known = best.get(name);
    if (known === undefined || ORDER.indexOf(verdict) < ORDER.indexOf(known)) best.set(name, verdict);
  }
  const skills = [...best].slice(0, MOST_SKILLS).map(([name, verdict]) => ({ name, verdict }));
  const named = (...verdicts: Verdict[]): string[] =>
    skills.filter(({ verdict }) => verdicts.includes(verdict)).map(({ name }) => name);
  return { skills, matched_skills: named('met'), missing_skills: named('not_met', 'not_mentioned') };
}

/** What makes another name of the letters beside it: "R" is neither in "or" nor, as "C", in "C++". */
const PART_OF_NAME = /^[\p{L}\p{N}+#]/u;

const isQuoted = (name: string, quotes: Judged['quotes']): boolean =>
  quotes.some(({ text }) => holdsWord(text.toLowerCase(), name.toLowerCase()));

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.slice(Math.max(0, at - 1), at), text.slice(at + word.length)];
    if (!PART_OF_NAME.test(before) && !PART_OF_NAME.test(after)) return true;
  }
  return false;
}
