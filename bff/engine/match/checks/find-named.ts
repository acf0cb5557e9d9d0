import { lineAt } from '../../evidence/quotes.ts';
import { familiesOf } from '../../language/word-family.ts';
import type { MatchReading } from '../../profile/reading.ts';
import type { SkillPlace } from '../../profile/skill-uses.ts';
import { evidenceFor, wordShareOf } from '../resume/evidence-index.ts';
import { isScoredLine } from '../resume/resume-vectors.ts';
import type { SoughtName } from '../resume/sought-name.ts';
import { familyOf, type ShortName, shortNameOf } from './short-names.ts';
import type { CheckContext } from './verdict.ts';

/** Words from the first to the last of a name's, where they don't stand side by side, and where what is done stands first. */
const MOST_APART = { inOrder: 4, doneFirst: 6 } as const;
/** Words between them that make other things of them: "worked under contract at a draft beer bar". */
const PARTING = /[.;:]|\b(?:at|under|from|with|by|to|on|for|into|as|than|or)\b|\s\S+\sof\s/i;
/** All words of a name, but for what adding them up loses. */
const ALL = 0.999;

/** Where a resume has a name: as the taxonomy finds it or what is one of it, as it is written, or in all its words close together. */
export function findNamed(name: SoughtName, context: CheckContext): SkillPlace[] {
  const { reading } = context.resume;
  const places = name.shownBy.flatMap((skill) => usesOf(skill, reading));
  if (places.length === 0) places.push(...writtenIn(name, context));
  if (places.length === 0) places.push(...inItsWords(name, context));
  return scored(places, context);
}

/** The same, and how a resume may call for short what `text` asks for by its name. */
export function findAsked(name: SoughtName, text: string, context: CheckContext): SkillPlace[] {
  const places = findNamed(name, context);
  return places.length > 0 ? places : scored(inShort(shortNameOf(name, text), context), context);
}

function scored(places: readonly SkillPlace[], { resume, mixedIn }: CheckContext): SkillPlace[] {
  return places.filter(
    ({ line, start, end }) =>
      isScoredLine(resume, line.index) && !mixedIn.some((span) => span.start < end && start < span.end),
  );
}

function usesOf(skill: string, { skillUses }: MatchReading): SkillPlace[] {
  const use = skillUses.find(({ name }) => name === skill);
  return use === undefined ? [] : [...use.used, ...use.listed];
}

function inShort(short: ShortName | null, context: CheckContext): SkillPlace[] {
  if (short === null) return [];
  if (short.verb === null) return writtenIn(short, context);
  const said = writtenIn(short, context, (words) => familyOf(words) === short.verb);
  return said.filter(({ line }) => line.isUse && line.kind !== 'role');
}

function writtenIn(
  { pattern }: Pick<SoughtName, 'pattern'>,
  { resume: { reading } }: CheckContext,
  isMeant: (words: string) => boolean = () => true,
): SkillPlace[] {
  if (pattern === null || reading.text.search(pattern) < 0) return [];
  return [...reading.text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const line = isMeant(words) ? lineAt(reading, index) : undefined;
    return line === undefined ? [] : [{ line, start: index, end: index + words.length }];
  });
}

/** "Medication administration", "administration of medications", "administered oral medications": a name in other forms of its words. */
function inItsWords({ name, words }: SoughtName, context: CheckContext): SkillPlace[] {
  const { reading } = context.resume;
  const [best] = words === null ? [] : evidenceFor(words, context);
  const deciding = best === undefined || wordShareOf(best) < ALL ? null : best.deciding();
  const line = best === undefined ? undefined : reading.lines[best.line];
  if (line === undefined || deciding === null) return [];
  const { start, end } = deciding;
  if (!saysTheSame(line.text.slice(start, end), name)) return [];
  return [{ line, start: line.start + start, end: line.start + end }];
}

function saysTheSame(written: string, name: string): boolean {
  const [first] = familiesOf(written);
  const asked = familiesOf(name);
  const isDoneFirst = first === asked.at(-1);
  const most = isDoneFirst ? MOST_APART.doneFirst : MOST_APART.inOrder;
  if (written.split(/\s+/).length > most || PARTING.test(written)) return false;
  return isDoneFirst || (first === asked[0] && (!AND.test(written) || AND.test(name)));
}

const AND = /\sand\s/i;
