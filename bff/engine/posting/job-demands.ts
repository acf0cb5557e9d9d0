import { MOST_REQUIREMENTS } from '@shortlist/api-contract';
import { readTerms } from '../language/terms.ts';
import { isBoilerplate, isFormality, isOffer, isOfGifts, isWaiver } from './boilerplate.ts';
import {
  type Hearing,
  isAddressed,
  isAside,
  isAsked,
  isDemand,
  isOfRole,
  kindOf,
  seeksWith,
} from './demands.ts';
import type { JobPart } from './job-headings.ts';
import { isNice, isOnlyNice } from './nice.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { isTool } from './skill-names.ts';
import { isLogistics } from './stated-kinds.ts';
import { type Statement, statementsIn } from './statements.ts';
import { type Asked, statedIn, typeOf } from './type-requirement.ts';
import { yearsOf } from './years-requirement.ts';

/** One thing that a posting asks for, with its words there. */
export interface Demand {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'must' | 'nice' | 'duty';
  readonly asked: Asked;
}

/** More than any posting has. */
const MOST_STATEMENTS = 2000;
/** The longest text that a requirement may have, by the contract. */
const LONGEST = 500;

/** All that a posting asks for, in its order. */
export function demandsIn(description: string, hearing: Hearing): Demand[] {
  const found: Demand[] = [];
  let [wasAsked, isOnHouse] = [false, false];
  for (const [at, statement] of statementsIn(description).slice(0, MOST_STATEMENTS).entries()) {
    if (found.length >= MOST_REQUIREMENTS) break;
    if (!/\p{L}{2}/u.test(statement.text) && readTerms(statement.text).length === 0) continue;
    const before = statement.isApart ? 'duty' : (found.at(-1)?.kind ?? 'duty');
    const goesOn = statement.goesOn && wasAsked && before === 'duty' && !isAside(statement.text);
    // What the house gives is told in a paragraph of its own.
    isOnHouse = (isOnHouse && !statement.isApart) || (!statement.isListed && isBoilerplate(statement.text));
    wasAsked = goesOn || asks(statement, hearing, isOnHouse || at === 0);
    if (wasAsked) found.push(...demandsOf(statement, hearing, { kind: before, goesOn }));
  }
  return found;
}

/** Whether a statement asks for anything: by its place in a list of demands, by whom it speaks to, or by what it names. */
function asks({ text, part, isBullet, isListed }: Statement, hearing: Hearing, isOnHouse: boolean): boolean {
  if (WORK_PERMIT.test(text)) return true;
  if (isBoilerplate(text)) return false;
  if (isListed && (part === 'must' || part === 'nice' || part === 'duty'))
    return isDemand(text, hearing) || !(isBullet ? /^(?:we|our)\b/i.test(text) : isNoItem(text));
  if (isFormality(text) || isOffer(text)) return false;
  if (seeksWith(text) && yearsOf(text) !== null) return true;
  if (part === 'skip') return MUST.test(text) && isLogistics(text) && isDemand(text, hearing);
  if (isOfGifts(text) && !isAddressed(text) && !isAsked(text) && !isNice(text)) return false;
  if (isDemand(text, hearing) || (isBullet && part === 'unknown' && !isAside(text))) return true;
  return !isOnHouse && ((isLogistics(text) && part === 'logistics') || isNamed(text));
}

/** Whether a sentence below a heading is none of its items. */
const isNoItem = (text: string): boolean => isAside(text) || isFormality(text);

const WORK_PERMIT = /\b(?:authori[sz]ed|right|eligible) to work\b/i;
const MUST = /\b(?:you|candidates?|applicants?|must)\b.{0,20}\b(?:must|need to|required|be)\b/i;
/** Who begins with years speaks of them: "Two years in a bank is what we look for". */
const FIRST_WORDS = 20;
const OF_HOURS = /^(?:the |this )?(?:shifts?|hours|schedule|position|role|job|work(?: ?week)?)\b/i;

/** A fragment such as "2 yrs OTR" or "Food handler card", or a sentence on a degree, asks by what it names. */
function isNamed(text: string): boolean {
  const asked = typeOf(text);
  if (asked === null || isAside(text)) return false;
  if (asked.check === 'education' || asked.check === 'either') return true;
  if (asked.check === 'years' && (yearsOf(text)?.at ?? FIRST_WORDS) < FIRST_WORDS) return true;
  if (asked.check === 'logistics' && OF_HOURS.test(text)) return true;
  return isFragment(text) && ['years', 'license', 'language', 'logistics'].includes(asked.check);
}

const isFragment = (text: string): boolean =>
  text.split(/\s+/).length <= 12 &&
  !/\b(?:is|are|was|were|has|have|had|will|would|do|does|we|our|us|they)\b/i.test(text);

interface Before {
  readonly kind: Demand['kind'];
  /** Whether the statement goes on with what was asked before it. */
  readonly goesOn: boolean;
}

function demandsOf(statement: Statement, hearing: Hearing, before: Before): Demand[] {
  const { text, start, isBullet, isListed, part } = statement;
  const told = isOfRole(text, hearing) ? { kind: 'duty' as const, goesOn: true } : before;
  const pieces = piecesOf(text, kindOf(text, part, told));
  const isProse = !isBullet && (part === 'unknown' || part === 'logistics' || !isListed);
  let [place, last, lastAsked] = [part, told.kind, told.kind];
  return pieces.flatMap((piece, at): Demand[] => {
    const mayBeLead =
      at === 0 && !before.goesOn && (isProse || (pieces[1]?.isAddressed === true && !isBullet));
    const isDoubtful = piece.isAside || mayBeLead || (isProse && isAside(piece.text));
    if (isDoubtful && !isDemand(piece.text, hearing) && !isNamed(piece.text)) return [];
    const goesOn = at > 0 || told.goesOn;
    const kind = kindOf(piece.text, place, {
      kind: /^as (?:is|are)\b/.test(piece.text) ? last : lastAsked,
      goesOn,
    });
    if (at === 0 && kind === 'nice' && OPENS_NICE.test(piece.text)) place = 'nice';
    last = kind;
    if (kind !== 'nice') lastAsked = kind;
    const { text: words, start: inside } = trimmed(piece);
    return isOnlyNice(words) || isWaiver(words) ? [] : demandOf(words, { start: start + inside, kind, part });
  });
}

function demandOf(words: string, place: Pick<Demand, 'start' | 'kind'> & { part: JobPart }): Demand[] {
  const { start, part } = place;
  const named = typeOf(words);
  const isHeld = named !== null && HELD.includes(named.check) && part !== 'duty';
  const kind = place.kind === 'duty' && isHeld ? 'must' : place.kind;
  const asked = kind === 'duty' && !isOfTools(words, named) ? dutyIn(words, part) : named;
  if (asked === null) return [];
  return [{ text: words.replace(/\s+/g, ' '), start, end: start + words.length, kind, asked }];
}

/** "Administer Windows Server and Active Directory": a verb, and what it names. */
function isOfTools(words: string, asked: Asked | null): boolean {
  if (asked?.check !== 'skill' || !asked.skills.every(isTool)) return false;
  const named = asked.skills.reduce((sum, skill) => sum + readTerms(skill).length, 0);
  return readTerms(words).length - named <= 1;
}

/** What nobody does, but has. */
const HELD: readonly Asked['check'][] = ['years', 'education', 'either', 'license', 'language'];

/** "It would be a plus if you have A, hold B": what opens a sentence is said of all of it. */
const OPENS_NICE =
  /^(?:.{0,20}(?:would be|would help|points|plus|extra|not required)|ideally|we(?:['’]d| would))/i;

/** What is to be done is a statement, but for hours and travel that stand by themselves. */
function dutyIn(text: string, part: JobPart): Asked | null {
  if (readTerms(text).length < 1) return null;
  const isHours =
    isLogistics(text) &&
    (part === 'logistics' ||
      /^(?:standby|on[- ]call|nights?|weekends?|evenings?|shifts?|travel|lift|work (?:in|on)|be |must )/i.test(
        text.replace(/^you(?:['’]ll| will)? /i, ''),
      ));
  if (isHours) return { check: 'logistics' };
  const asked = statedIn(text);
  return asked === null ? null : { ...asked, type: 'experience' };
}

/** What joins a piece to others, and says nothing of what it asks. */
const JOINED =
  /^(?:(?:and|or|but|plus|also|so|then|if|that|when|as is|as are|including|with(?= (?:at least|a minimum|one|two|three|\d))|please note that|in this job|(?:you(?:['’](?:ll|d)| will| would)) (?:also |then )?(?!need|have|bring|be\b|know)(?=\p{L}))(?:\s+|$))+/iu;

function trimmed({ text, start }: Piece): { text: string; start: number } {
  const lead = JOINED.exec(text)?.[0].length ?? 0;
  return { text: text.slice(lead, lead + LONGEST).trimEnd(), start: start + lead };
}
