import { readTerms } from '../language/terms.ts';
import { DEGREE_LEVELS } from '../profile/profile.ts';
import { findSkills } from '../taxonomy/find-skills.ts';
import type { Requirement } from './requirements.ts';

/** Words that a sentence must hold besides the skills that are asked for by name, to ask for something more. */
const LEAST_MORE = 2;
/** Words behind a tagged skill that leave a demand one for it. */
const MOST_BEHIND = 3;

/**
 * Each thing once. What two clauses ask for is one requirement, in the words of the first and as strict as the stricter one; the
 * text goes before the tags, so that its words and its alternatives stay. A skill that is asked for by name is not looked for
 * again in sentences that name it, and a sentence that names nothing else goes.
 */
export function dedupeRequirements(
  found: readonly Requirement[],
  tags: readonly Requirement[],
): Requirement[] {
  const once = found.reduce<Requirement[]>((kept, requirement) => add(kept, requirement, isCovered), []);
  const strict = once.filter(
    (requirement) => !once.some((other) => other !== requirement && isLooser(requirement, other)),
  );
  const confirmed = strict.map((requirement) => asSkill(requirement, tags));
  const all = tags.reduce((kept, tag) => add(kept, tag, isNamedBy), confirmed);
  return lowestDegree(withoutNamed(all));
}

function add(
  kept: readonly Requirement[],
  requirement: Requirement,
  isIn: (requirement: Requirement, other: Requirement) => boolean,
): Requirement[] {
  const at = kept.findIndex((other) => isIn(requirement, other));
  return at < 0
    ? [...kept, requirement]
    : kept.map((other, index) => (index === at ? stricter(other, requirement) : other));
}

/** "Python for analysis and automation" is the skill where a tag says so: a short demand that begins with it. */
function asSkill(requirement: Requirement, tags: readonly Requirement[]): Requirement {
  if (requirement.check !== 'statement') return requirement;
  const { text, kind, of } = requirement;
  const [mention] = findSkills(text);
  const isTagged = tags.some((tag) => namesOf(tag)?.includes(mention?.name ?? '') === true);
  if (mention === undefined || !isTagged || readTerms(text.slice(0, mention.start)).length > 0)
    return requirement;
  if (readTerms(text.slice(mention.end)).length > MOST_BEHIND) return requirement;
  return { check: 'skill', skills: [mention.name], isAny: false, text, kind, of };
}

/** Whether the text asks for what a tag names, alone or among alternatives. */
function isNamedBy(tag: Requirement, other: Requirement): boolean {
  const names = namesOf(other) ?? [];
  return tag.check === other.check && (namesOf(tag) ?? []).every((name) => names.includes(name));
}

/** Whether the second asks for what the first does. */
function isCovered(requirement: Requirement, other: Requirement): boolean {
  const [names, others] = [namesOf(requirement), namesOf(other)];
  if (requirement.check === other.check && names !== null && others !== null && names.length > 0) {
    return names.length === others.length && names.every((name) => others.includes(name));
  }
  if (requirement.check !== other.check || requirement.check === 'title') return false;
  if (requirement.check === 'education')
    return other.check === 'education' && requirement.level === other.level;
  if (requirement.check === 'years' && other.check === 'years' && requirement.years !== other.years)
    return false;
  return sharesWords(requirement, other);
}

function sharesWords(one: Requirement, other: Requirement): boolean {
  const first = new Set(readTerms(one.text).map(({ stem }) => stem));
  const second = new Set(readTerms(other.text).map(({ stem }) => stem));
  const shared = [...second].filter((term) => first.has(term)).length;
  return shared / Math.max(1, Math.min(first.size, second.size)) > 0.8;
}

/** What a requirement asks for by name, each of which answers; null where it names nothing. */
export function namesOf(requirement: Requirement): readonly string[] | null {
  switch (requirement.check) {
    case 'skill':
      return requirement.skills;
    case 'licence':
      return requirement.names;
    case 'language':
      return requirement.languages;
    case 'statement':
    case 'years':
    case 'education':
    case 'either':
    case 'title':
      return null;
  }
}

/** The words of the first, the kind of the stricter; of two levels of a language the higher. */
function stricter(first: Requirement, second: Requirement): Requirement {
  const { kind, of } = second.of > first.of ? second : first;
  if (first.check === 'language' && second.check === 'language') {
    const level = Math.max(first.level ?? 0, second.level ?? 0);
    return { ...first, kind, of, level: level === 0 ? null : (level as typeof first.level) };
  }
  return { ...first, kind, of };
}

/** "Go or Rust" asks for nothing more where Go is asked for. */
function isLooser(requirement: Requirement, other: Requirement): boolean {
  const [names, others] = [namesOf(requirement), namesOf(other)];
  if (requirement.check !== other.check || names === null || others === null) return false;
  return (
    others.length > 0 &&
    others.length < names.length &&
    other.of >= requirement.of &&
    others.every((name) => names.includes(name))
  );
}

/** Sentences are looked for by what they say besides the skills that have a requirement of their own. */
function withoutNamed(found: readonly Requirement[]): Requirement[] {
  const named = new Set(
    found.flatMap((requirement) => (requirement.check === 'skill' ? requirement.skills : [])),
  );
  return found.flatMap((requirement): Requirement[] => {
    if (requirement.check !== 'statement') return [requirement];
    const mentions = findSkills(requirement.about).filter(({ name }) => named.has(name));
    if (mentions.length === 0) return [requirement];
    const about = mentions.reduceRight(
      (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
      requirement.about,
    );
    return readTerms(about).length < LEAST_MORE ? [] : [{ ...requirement, about }];
  });
}

/** Degrees are alternatives: the lowest that the posting names is what it asks for. */
function lowestDegree(found: readonly Requirement[]): Requirement[] {
  const degrees = found.filter((requirement) => requirement.check === 'education');
  const lowest = degrees.sort((a, b) => DEGREE_LEVELS.indexOf(a.level) - DEGREE_LEVELS.indexOf(b.level))[0];
  return found.filter((requirement) => requirement.check !== 'education' || requirement === lowest);
}
