import { isActionVerb } from '../extraction/lines/action-verbs.ts';
import { readSpoken } from '../language/spoken.ts';
import { isStopWord } from '../language/stop-words.ts';
import { readTerms } from '../language/terms.ts';
import { alternativesOf } from './alternative-requirement.ts';
import { degreeOf } from './degree-requirement.ts';
import { languageAskedIn } from './language-requirement.ts';
import { findLicenses, licenseAskedIn } from './license-requirement.ts';
import { isNice } from './nice.ts';
import { isTool, skillsAskedIn } from './skill-names.ts';
import { isLogistics } from './stated-kinds.ts';
import { yearsOf } from './years-requirement.ts';

/** A part of a statement that asks for one thing. */
export interface Piece {
  readonly text: string;
  /** Where it begins in the statement. */
  readonly start: number;
  /** Whether it speaks of somebody else: then it must be a demand by itself. */
  readonly isAside: boolean;
  /** Whether it speaks to who is hired: what stands before it need not be asked. */
  readonly isAddressed: boolean;
}

/** Where a demand may end and another begin. */
const JOINT =
  /;\s+|:\s+|\s[–—-]\s|,\s+(?:(?:and|or|but|plus|as well as)\s)?|\s(?:and|or|plus|but|with|including|und|sowie|y|&|\+|\/)\s/g;
/** How far is looked behind a joint for what opens there. */
const AHEAD = 110;
/** And how far what opens there may have words before its figure, such as "a minimum of at least". */
const FIRST_WORDS = 30;

/** A statement with more joints than this is a list of words. */
const MOST_JOINTS = 40;

const ADDRESSES =
  /^(?:and |but |so |then |if |that |when |because (?=you(?:['’]ve| have)))*(?:if )?you(?:['’](?:ll|ve|d|re))?\s(?!(?:an?|the|to|on|in|at|for|from|with|of)\b)\p{L}/iu;
const HEDGES = /^(?:and )?(?:ideally|preferably|bonus points|more bonus)\b/i;
const ASKS =
  /^(?:(?:an?|the) )?(?:(?:strong|excellent|solid|proven|good|prior|current|valid|active|working|demonstrated|advanced|basic|hands-on|deep|sound|thorough|great) )*(?:(?:experience|background|skills?|knowledge|proficien\w+|familiar\w*|understanding|exposure|comfort\w*) (?:in|with|of|as|using|to|\w+ing)\b|(?:ability|able|willing\w*) to\b)|^(?:strong|excellent|solid|proven|advanced|sound) \p{L}+|^(?:good|great) (?:command|working)\b/iu;
const HOLDS =
  /^(?:also )?(?:(?:have|hold|can|know|speak|possess|own|bring) (?!and\b|or\b)\S|be (?:able|prepared|willing|comfortable|good)\b|are (?!and\b)\S)/i;
/** A kind with its examples: "a database such as …, and with a BI tool, be it …" is two. */
const OPENS_KIND =
  /^(?:with |in )?(?:an?|the|some) [^,;(]{3,40}(?:,? (?:such as|like|for example|e\.g\.,?|be it|namely)\s|\s\((?=\p{Lu}))/iu;
/** "Five years of X, most of it in Y": where a part of years was is asked besides. */
const PART_OF_YEARS =
  /^(?:for )?(?:an?|the|some|most|much|half|part|all)\b[^,;]{0,24}\bof (?:it|them|that|those|these|which)\b/i;
const REASONS =
  /^(?:because|since(?! \d)|which|where|whose|though|although|while|as (?:we|our)|not because)\b/i;
const OTHERS =
  /^(?:(?:so|but|and) )?(?:we|our|it|they|there|nobody|they['’]re|we['’](?:re|ve|ll))\s|^(?:so(?! (?:is|are|does|do)\b)|but)\s/i;

/** A statement in its demands: "BSc and 5 years of X, ideally in Y" is three, "Java and Kotlin" is one. */
export function piecesOf(text: string, kind: 'must' | 'nice' | 'duty'): Piece[] {
  const pieces: Piece[] = [];
  let [start, opening] = [0, 'demand' as Opening];
  const close = (end: number) => {
    if (opening === 'reason') return;
    const words = text.slice(start, end);
    const lead = /^[\s,;:–—-]*/.exec(words)?.[0].length ?? 0;
    pieces.push({
      text: words.slice(lead).replace(/(?:[\s.,;:!–—-]|[;,]\s(?:and|or)$)+$/, ''),
      start: start + lead,
      isAside: opening === 'aside',
      isAddressed: ADDRESSES.test(words.slice(lead)),
    });
  };
  if (alternativesOf(text) !== null)
    return [
      {
        text: text.replace(/(?:[\s.,;:!–—-]|[;,]\s(?:and|or)$)+$/, ''),
        start: 0,
        isAside: false,
        isAddressed: false,
      },
    ];
  let joints = 0;
  for (const joint of text.matchAll(JOINT)) {
    if (++joints > MOST_JOINTS) break;
    const next = joint.index + joint[0].length;
    const opened = openedBy({
      before: text.slice(start, joint.index),
      joint: joint[0],
      behind: text.slice(next, next + AHEAD),
      kind,
    });
    if (opened === null) continue;
    close(joint.index);
    [start, opening] = [next, opened];
  }
  close(text.length);
  return pieces;
}

/** A reason asks for nothing, whatever it says. */
type Opening = 'demand' | 'aside' | 'reason';

interface Around {
  readonly before: string;
  readonly joint: string;
  readonly behind: string;
  /** What the statement is to the position. */
  readonly kind: 'must' | 'nice' | 'duty';
}

/** What opens behind a joint; null where what stands before it goes on. */
function openedBy({ before, joint, behind, kind }: Around): Opening | null {
  if ((readTerms(before).length === 0 && yearsOf(before) === null) || isInBrackets(before)) return null;
  const isOr = /\bor\b/.test(joint) || /^or\b/.test(behind);
  const own = clauseOf(behind);
  if (/\b(?:equivalent|substitut\w+)\b/i.test(own)) return null;
  if (ADDRESSES.test(behind) || HEDGES.test(behind)) return readTerms(own).length > 0 ? 'demand' : null;
  if (/^as (?:is|are)\b/.test(behind)) return 'demand';
  if (REASONS.test(behind)) return 'reason';
  if (/[,;:–—-]/.test(joint) && OTHERS.test(behind)) return 'aside';
  if (HOLDS.test(behind) && /,|and|or/.test(joint) && (!isOr || kind === 'nice'))
    return hasObject(own.replace(/^(?:also )?can \S+/i, ' ')) ? 'demand' : null;
  if (kind === 'duty') return isNextTask(joint, behind) && hasObject(before) ? 'demand' : null;
  if (isOr) return null;
  if (ASKS.test(behind) && !/^\s(?:with|including)\s$/.test(joint)) return 'demand';
  if (/,|and/.test(joint) && OPENS_KIND.test(behind)) return 'demand';
  if (PART_OF_YEARS.test(behind) && yearsOf(before) !== null) return 'demand';
  if (isYears(behind) && !/or|:|–|—/.test(joint)) return 'demand';
  if (/^,\s+$/.test(joint) && isClosed(before, behind)) return 'demand';
  return isOtherKind({ before, joint, behind: own }) || isOneEach({ before, joint, behind })
    ? 'demand'
    : null;
}

/** An open bracket: what stands in it belongs to what stands before it. */
const isInBrackets = (before: string): boolean => before.lastIndexOf('(') > before.lastIndexOf(')');

/** "5 years of X" stands there; "a team of X for 5 years" goes on. */
function isYears(behind: string): boolean {
  const [clause = ''] = behind.split(/[,;]\s/, 1);
  const at = yearsOf(clause)?.at ?? Number.POSITIVE_INFINITY;
  return at <= FIRST_WORDS;
}

/** "Python/R, SQL" and "two years of dispatching, McLeod or another TMS": what stands before the comma takes no further names. */
function isClosed(before: string, behind: string): boolean {
  const item = before.split(/,\s(?![^(]*\))/).at(-1) ?? '';
  const asked = skillsAskedIn(item);
  const next = skillsAskedIn(clauseOf(behind));
  if (next === null) return false;
  if (yearsOf(item) !== null) return next.skills.every(isTool) && asked?.skills.some(isTool) !== true;
  const isChoice = CHOICE.test(item) || (/\w\s?\/\s?\w/.test(item) && !/^[^;.]*\sor\s/i.test(behind));
  return isChoice && !/\b(?:such as|like|e\.g|be it)\b/i.test(before) && asked?.skills.every(isTool) === true;
}

/** Alternatives to which no further one is added. */
const CHOICE = /\sor (?:an?)?(?:other|similar|comparable|equivalent)\b|\([^()]*,[^()]*\)$/i;

/** The next words up to a comma or "and". */
function clauseOf(behind: string): string {
  return behind.split(/[,;]\s|\s(?:and|or|–|—|-)\s/, 1)[0] ?? behind;
}

/** "Recruit, train, and schedule volunteers": verbs alone are no demand. */
const hasObject = (words: string): boolean =>
  readTerms(words).some(({ start, end }) => !isActionVerb(words.slice(start, end).toLowerCase()));

/** "…, and explain both every month": a verb opens the next thing to do; "…, and read their results" goes on with the same. */
function isNextTask(joint: string, behind: string): boolean {
  if (!joint.startsWith(',')) return false;
  const [, verb = '', next = ''] = /^(\p{Ll}{2,})\s(\S+)/u.exec(behind) ?? [];
  if (
    verb === '' ||
    /^(?:and|their|its|them)$/.test(next) ||
    isStopWord(verb) ||
    verb.endsWith('ing') ||
    verb.endsWith('ed')
  )
    return false;
  return (
    isActionVerb(verb) ||
    isActionVerb(verb.replace(/s$/, '')) ||
    (joint.includes('and') && /^(?:an?|the|our|your|both|up|out|to|\d+|two|three)$/.test(next))
  );
}

type Kind = 'years' | 'degree' | 'license' | 'language' | 'logistics';

function isOtherKind({ before, joint, behind }: Omit<Around, 'kind'>): boolean {
  const next = kindOf(behind);
  // "Airframe and Powerplant certificate" is one name.
  if (next === 'license' && /^\s/.test(joint) && /^(?:\p{Lu}\S*\s?)+$/u.test(before)) return false;
  if (/with|including|:/.test(joint)) return false;
  const kind = kindOf(before);
  if (next === null) return kind !== null && kind !== 'logistics' && /plus|;/.test(joint);
  if (next === 'logistics') return joint.startsWith(',') && kind !== 'logistics';
  if (next === kind) return isNice(behind) !== isNice(before);
  return kind !== null || joint.startsWith(',') || readTerms(before).length > 1;
}

/** "BLS and ACLS", "fluent German and good English": both are asked for; of "A+ / Net+", one is. */
function isOneEach({ before, joint, behind }: Omit<Around, 'kind'>): boolean {
  if (/\//.test(joint) || /\b(?:one of|either|bilingual|such as)\b/i.test(before)) return false;
  if (/^[^;.]{0,60}\bor\b|^(?:at least )?(?:another|one (?:other|more))\b/i.test(behind)) return false;
  const [[spoken], [next]] = [readSpoken(before), readSpoken(behind)];
  // "Good French and English" are one level of both.
  const areLanguages =
    spoken !== undefined && next !== undefined && (spoken.level === null || next.level !== null);
  return areLanguages || (findLicenses(before).length > 0 && findLicenses(behind).length > 0);
}

function kindOf(text: string): Kind | null {
  if (yearsOf(text) !== null) return 'years';
  if (degreeOf(text) !== null) return 'degree';
  if (licenseAskedIn(text) !== null) return 'license';
  if (languageAskedIn(text) !== null) return 'language';
  return isLogistics(text) && skillsAskedIn(text) === null ? 'logistics' : null;
}
