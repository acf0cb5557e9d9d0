import { clauseAround, itemAround, moved } from '../../evidence/clause.ts';
import { quoteSpan, type ResumeQuote } from '../../evidence/quotes.ts';
import type { Requirement, SkillAsked } from '../../posting/requirements.ts';
import type { SkillPlace } from '../../profile/skill-uses.ts';
import { canonicalSkill } from '../../taxonomy/find-skills.ts';
import type { SoughtName } from '../resume/sought-name.ts';
import { findAsked } from './find-named.ts';
import { type CheckContext, type CheckResult, notMentioned } from './verdict.ts';

/** Who helped, watched, or knows a little has not done it. */
const LITTLE =
  /\b(?:assist(?:ed|ing|s)?|help(?:ed|ing)?|shadow(?:ed|ing)?|expos(?:ed|ure)|familiar(?:ity)?|basic|beginner|introductory|some|limited|learning|coursework|currently studying)\b[^,;.]{0,40}$/i;

/** Who says so in a summary or between skills speaks of use, too. */
const CLAIMED =
  /\b(?:(?:experienced?|expert(?:ise)?|work(?:ed|ing)) (?:with|in|of|on)|us(?:ed|ing))\b[^.;|•]{0,60}$/i;
/** What asks for more than use, and what says so of a name beside it. */
const STRENGTH = /\b(?:advanced|expert\w*|mastery|power user)\b/i;

/** As many places as a person looks at. */
const MOST_QUOTED = 3;

/** A name where a resume has it: a sentence of work, or a list. */
interface Shown {
  readonly place: SkillPlace;
  readonly isUsed: boolean;
  readonly isLittle: boolean;
  /** As strong as is asked for. */
  readonly isEnough: boolean;
}

/**
 * Checks what has a name by its names: met where as many are shown as are asked for. Where use is asked for, a list alone is partly;
 * so is what somebody only helped with. Other names prove nothing, however near. Null where none is found and the taxonomy doesn't know
 * them: that may be said in other words.
 */
export function checkSkill(
  requirement: SkillAsked & Pick<Requirement, 'text'>,
  context: CheckContext,
): CheckResult | null {
  const places = context.names.map((name) => bestFirst(placesOf(name, requirement, context)));
  const found = places.flatMap(([best]) => best ?? []);
  if (found.length === 0) return namesUnknown(context) ? null : notMentioned();
  const further = bestFirst(places.flatMap((own) => own.slice(1)));
  // "SQL" itself says more of it than "Snowflake".
  const named = places.flatMap((own, at) => own.find((each) => isItself(each, context.names[at])) ?? []);
  const quotes = quotesOf([...named, ...found, ...further], context);
  const needed = Math.min(requirement.needed, context.names.length);
  if (found.length < needed) {
    return { verdict: 'partly', quotes, note: `${found.length} of ${needed} mentioned` };
  }
  const best = found.toSorted((a, b) => rank(b) - rank(a)).slice(0, needed);
  if (requirement.asksUse && !STRENGTH.test(requirement.text) && best.some(({ isUsed }) => !isUsed)) {
    return { verdict: 'partly', quotes, note: 'Listed as a skill, without examples' };
  }
  if (best.some(({ isEnough }) => !isEnough)) {
    return { verdict: 'partly', quotes, note: 'Mentioned, but level not stated' };
  }
  if (best.some(({ isLittle }) => isLittle))
    return { verdict: 'partly', quotes, note: 'Limited experience described' };
  return {
    verdict: 'met',
    quotes,
    note: best.some(({ isUsed }) => isUsed) ? null : 'Listed as a skill, without examples',
  };
}

/** "Photoshop" in a list says nothing more beside a sentence with it. */
function quotesOf(shown: readonly Shown[], context: CheckContext): ResumeQuote[] {
  const quotes: ResumeQuote[] = [];
  for (const each of shown) {
    if (quotes.length === MOST_QUOTED) break;
    const quote = quoteOf(each, context);
    if (!quotes.some(({ text }) => text.includes(quote.text))) quotes.push(quote);
  }
  return quotes;
}

const namesUnknown = ({ names }: CheckContext): boolean => names.some(({ known }) => known === null);

const isItself = ({ place: { line, start, end } }: Shown, name?: SoughtName): boolean =>
  canonicalSkill(line.text.slice(start - line.start, end - line.start)) === name?.known;

const rank = ({ isUsed, isLittle, isEnough }: Shown): number =>
  Number(isUsed) + 2 * Number(!isLittle) + 4 * Number(isEnough);

const bestFirst = (shown: readonly Shown[]): Shown[] => shown.toSorted((a, b) => rank(b) - rank(a));

function placesOf(name: SoughtName, { text }: Pick<Requirement, 'text'>, context: CheckContext): Shown[] {
  const asksStrength = STRENGTH.test(text);
  return findAsked(name, text, context).map((place) => ({
    place,
    isUsed: place.line.isUse || CLAIMED.test(before(place)),
    isLittle: LITTLE.test(before(place)),
    isEnough: !asksStrength || STRENGTH.test(around(place)),
  }));
}

const BEFORE = 60;
const before = ({ line, start }: SkillPlace): string =>
  line.text.slice(Math.max(0, start - line.start - BEFORE), start - line.start);

/** A name with what is said of it: "G Suite (expertise in forms), InDesign" says nothing of InDesign. */
function around(place: SkillPlace): string {
  const { line, end } = place;
  const behind = line.text.slice(end - line.start, end - line.start + BEFORE);
  return [before(place).split(OTHER).at(-1), behind.split(OTHER)[0]].join(' ');
}

const OTHER = /[);|•]|\.\s/;

/** The clause of a sentence, or the item of a list. */
function quoteOf({ place, isUsed }: Shown, { resume: { reading } }: CheckContext): ResumeQuote {
  const { line } = place;
  const deciding = { start: place.start - line.start, end: place.end - line.start };
  const clause = (isUsed ? clauseAround : itemAround)(line.text, deciding);
  return quoteSpan(reading, moved(clause, line.start), place);
}
