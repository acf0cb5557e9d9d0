import { clauseAround, itemAround, moved } from '../../evidence/clause.ts';
import { quoteSpan } from '../../evidence/quotes.ts';
import type { LicenseAsked, Requirement } from '../../posting/requirements.ts';
import type { Line } from '../../profile/line.ts';
import type { SkillPlace } from '../../profile/skill-uses.ts';
import { type SoughtName, soughtNames } from '../resume/sought-name.ts';
import { isOfOtherField } from './license-fields.ts';
import { findLicenseMentions } from './license-mentions.ts';
import { coveredBy, gradeIn } from './license-ranks.ts';
import { isOfOtherState } from './license-region.ts';
import { type LicenseState, licenseStatusOf } from './license-status.ts';
import { type CheckContext, type CheckResult, notMentioned } from './verdict.ts';

/** "CPA, or working toward it". */
const UNDERWAY_WILL_DO =
  /\b(?:working toward|in progress|pursuing|candidate|eligible|willing(?:ness)? to|able to obtain|within \w+ (?:days|months))/i;
const NOT_MENTIONED = 'License or certification not mentioned';

/** A license where a resume names it. */
interface Shown extends LicenseState {
  readonly name: string;
  readonly place: SkillPlace;
  /** Whether it is listed as held, and not only spoken of in a title or in a sentence of work. */
  readonly isHeld: boolean;
  readonly isOfOtherState: boolean;
  /** The words that show it for another field than the asked one. */
  readonly otherField: string | null;
}

/**
 * Checks a license or certificate: named is held, unless the resume itself says otherwise. One that has ended, or is of a lower
 * class, speaks against; one that is under way or of another field is unknown, and so is silence.
 */
export function checkLicense(requirement: Requirement & LicenseAsked, context: CheckContext): CheckResult {
  const covering = coveringOf(requirement);
  const shown = [...context.names, ...covering]
    .flatMap((name) => shownAs(name, context))
    .map((each) => compared(each, requirement));
  const graded = shown.filter((each) => each.otherField === null && !isLower(each, requirement));
  const here = graded.filter(
    ({ isOfOtherState, state, name }) =>
      !isOfOtherState &&
      (state === 'active' ||
        (state === 'named' && !graded.some((other) => other.name === name && other.state === 'ended'))),
  );
  const best = bestOf(here) ?? bestOf(graded) ?? bestOf(shown);
  if (best === undefined) return notMentioned(NOT_MENTIONED);
  const others = here.filter((each) => each !== best && best.isHeld && each.isHeld);
  const quotes = [best, ...others].map((each) => quoteOf(each, context));
  if (best.state === 'underway') {
    const isEnough = UNDERWAY_WILL_DO.test(requirement.text);
    return { verdict: isEnough ? 'met' : 'to_check', quotes, note: `In progress: “${best.words ?? ''}”` };
  }
  if (best.otherField !== null) {
    return { verdict: 'to_check', quotes, note: `Different specialty: “${best.otherField}”` };
  }
  if (best.state === 'ended') {
    return { verdict: 'not_met', quotes, note: `Listed as not current: “${best.words ?? ''}”` };
  }
  if (isLower(best, requirement)) {
    return { verdict: 'not_met', quotes, note: 'Lower class listed' };
  }
  const isOther = covering.some(({ name, known }) => (known ?? name) === best.name);
  const note = best.isOfOtherState
    ? 'Listed for a different state'
    : !best.isHeld
      ? 'Mentioned in a role, but not listed as a credential'
      : isOther
        ? `${best.name} covers it`
        : null;
  if (best.isOfOtherState) return { verdict: 'partly', quotes, note };
  if (!best.isHeld) return { verdict: 'to_check', quotes, note };
  return { verdict: 'met', quotes, note };
}

/** By the names that are asked for, the licenses that stand for them: a position is read once. */
const coverings = new WeakMap<readonly string[], SoughtName[]>();

function coveringOf({ names }: LicenseAsked): SoughtName[] {
  const covering = coverings.get(names) ?? soughtNames(coveredBy(names), { words: null, aliases: [] });
  coverings.set(names, covering);
  return covering;
}

function shownAs(name: SoughtName, context: CheckContext): Shown[] {
  return findLicenseMentions(name, context).map(({ place, isHeld }) => {
    const { line, start, end } = place;
    const mention = { start: start - line.start, end: end - line.start };
    return {
      ...licenseStatusOf(wholeOf(line, context), mention, yearOf(context)),
      name: name.known ?? name.name,
      place,
      isHeld,
      isOfOtherState: false,
      otherField: null,
    };
  });
}

/** "BLS for CPR and" goes on in the next line. */
function wholeOf(line: Line, { resume: { reading } }: CheckContext): string {
  const next = reading.lines[line.index + 1];
  const goesOn = next !== undefined && /\s(?:and|&|for)$/i.test(line.text);
  return goesOn ? reading.text.slice(line.start, next.start + next.text.length) : line.text;
}

function compared(shown: Shown, { text }: Requirement): Shown {
  const { line } = shown.place;
  const own = line.text.slice(shown.span.start, shown.span.end);
  const otherField = isOfOtherField(shown.name, text, own) ? own.trim() : null;
  return { ...shown, otherField, isOfOtherState: isOfOtherState(text, own) };
}

const yearOf = ({ resume }: CheckContext): number => Math.floor(resume.reading.asOf / 12);

const isLower = ({ name, place, span }: Shown, { text }: Requirement): boolean => {
  const asked = gradeIn(name, text);
  const own = gradeIn(name, place.line.text.slice(span.start, span.end));
  return asked !== null && own !== null && own < asked;
};

const rank = ({ isHeld, isOfOtherState }: Shown): number => Number(isHeld && !isOfOtherState);

/** What says that it is held goes before what says that it is not, and that before a bare name. */
function bestOf(shown: readonly Shown[]): Shown | undefined {
  const inOrder = (['active', 'ended', 'underway', 'named'] as const).flatMap((state) =>
    shown.filter((each) => each.state === state).sort((a, b) => rank(b) - rank(a)),
  );
  const [first] = inOrder;
  // An alternative that is held answers, whatever the resume says of the others.
  const held = inOrder.find(
    (each) =>
      each.state === 'named' &&
      shown.every((other) => other.name !== each.name || other.state === 'named' || other.state === 'active'),
  );
  return first?.state === 'active' ? first : (held ?? first);
}

/** The item of a list, or the clause of a sentence, with the words that say how it stands. */
function quoteOf({ place, span, words }: Shown, { resume: { reading } }: CheckContext) {
  const { line, start, end } = place;
  if (line.section === 'header') return quoteSpan(reading, { start, end }, place);
  const mention = { start: start - line.start, end: end - line.start };
  const item = words === null ? mention : span;
  const isSentence = line.section === 'experience' || line.section === 'projects';
  const around = words === null ? (isSentence ? clauseAround : itemAround)(line.text, item) : item;
  return quoteSpan(reading, moved(around, line.start), place);
}
