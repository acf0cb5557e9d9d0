import type { JobPart } from './job-headings.ts';
import { isNice } from './nice.ts';

/** Whom a posting speaks to, and what it calls the one who is hired. */
const HIRED =
  'candidates?|applicants?|incumbent|(?:successful|ideal|right|qualified) (?:person|hire)|(?:this|the) (?:role|position|job)';
/** "You have", "you'll need", "if you can": not "beside you", "hand you a calendar" or "what's in it for you". */
const YOU = new RegExp(
  String.raw`(?<!\b(?:after|before|until|once) )\b(?:you|${HIRED})(?:['’](?:ll|ve|d|re))?(?:\s(?:also|already|probably|typically|must|can|should|may|will|would|nevertheless))*\s(?!(?:an?|the|to|on|in|at|for|from|with|of|and|or|by|as|who|what|how|every|each|all|some|one|may|for)\b)\p{L}`,
  'iu',
);
/** What happens to who is hired is not asked of them. */
const HAPPENS =
  /\b(?:the |this )?(?:you|candidates?|applicants?|incumbent|position|role)(?:['’](?:ll|d|re))?(?:\s(?:will|would|may|can|might))?(?:\s(?:also|then|typically|normally|soon))*\s(?:be (?!able|responsible|willing|comfortable|expected|required|asked|tasked|involved|charged|prepared|certified|licensed)\w+ed\b|(?:join|report|receive|get|find|enjoy|earn|offer)s?\b|(?:is|are) based\b|be (?:part|based)\b|work (?:in|with|under|alongside|from)\b|sit\b|come in\b)/i;

/** That something is asked, whoever is spoken to. */
const ASKED =
  /\b(?:required|essential|mandatory|necessary|a must|(?:is|are) (?:expected|needed|in charge|on you|up to you|what we)|matters?(?= (?:most|more|a lot))|not negotiable|non-negotiable|minimum)\b|^(?:expect|must|need|be|able|willing|responsible) /i;
/** "We ask for", "our clients expect"; not "we are looking for a cook". */
const WE_ASK =
  /^(?:\p{L}+ )?(?:responsibilities|duties)(?: will)? include\b|^(?:and |so |please note that )?(?:we|our clients?)(?:['’](?:re|d|ll)| are| would| do)?(?: also| really| only)? (?:ask|expect|require|value|imagine|hope|hoping|count on|rely on|(?:look|looking|want|need|seek|seeking|love|like) (?!(?:for )?(?:an?|the|our|to|another)\b))/iu;

/** What a sentence on somebody else begins with: "Our yard", "Nobody hands you a script", "Some weeks it's a hotel". */
const OF_OTHERS: readonly RegExp[] = [
  /^(?:and |but |so |then )?(?:we|our|they|it|its|there|these|those|nobody|no one|everyone|everybody|that)(?:['’]\p{L}+)?\s/iu,
  /^(?:(?:and|but) )?(?:some|most|many|both|each|every|an?|the (?:team|company|firm|office|shop|family))\s.{1,70}?\b(?:is|are|was|has|have|gets?|will)\b/i,
  /^\p{Lu}[\p{L}&.]+(?: \p{Lu}[\p{L}&.]+){0,4} (?:is|was|has|are|have|were|offers|pays|provides|hires|welcomes)\s/u,
];

export interface Hearing {
  /** What the title calls who is hired: "Paralegal", "Nurse". */
  readonly role: RegExp | null;
}

/** Who is hired, as the sentences of a posting call them: by the last word of the title that is a name of work. */
export function hearingOf(title: string): Hearing {
  const nouns = title
    .split(/[,(/|–-]/, 1)[0]
    ?.trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}{4,20}$/u.test(word));
  const noun = nouns?.at(-1);
  if (noun === undefined) return { role: null };
  const verb = String.raw`(?:\s(?:also|then))?\s(?:(?:will|must|should|shall|can) \p{L}|(?!(?:is|was|has|reports|offers|needs)\b)\p{Ll}{2,}s\b(?! (?:and|for|in|are|with)\b))`;
  return { role: new RegExp(String.raw`^.{0,60}\b${noun}${verb}`, 'iu') };
}

/** "The firm seeks a paralegal": who is sought, and no more. */
const SEEKS = /\b(?:seeks?|(?:is|are|['’]re) (?:seeking|looking for|hiring)|is accepting)\b/i;
/** And what they are to have. */
export const seeksWith = (sentence: string): boolean =>
  /\b(?:seek\w*|looking for|needs?|hiring)\b.{1,80}\bwith\b/i.test(sentence);

/** Whether a sentence says what is asked of who is hired: by whom it speaks of first, or by what it says of the asking. */
export function isDemand(sentence: string, { role }: Hearing): boolean {
  const [happens, spoken] = [sentence.search(HAPPENS), sentence.search(YOU)];
  if (spoken >= 0 && (happens < 0 || spoken < happens)) return true;
  if (happens >= 0) return false;
  if (role?.test(sentence) === true || WE_ASK.test(sentence)) return true;
  return isAsked(sentence) || (isNice(sentence) && !/^no /i.test(sentence));
}

/** "The nurse plans care": what is done, by the name of who is hired. */
export const isOfRole = (sentence: string, { role }: Hearing): boolean =>
  role?.test(sentence) === true && !HAS.test(sentence);

/** Whether a sentence says that it asks. */
export const isAsked = (sentence: string): boolean => ASKED.test(sentence);

/** Whether a sentence speaks to who is hired first of all. */
export const isAddressed = (sentence: string): boolean =>
  /^(?:\p{L}+ ){0,4}you\b|\bif you\b/iu.test(sentence);

/** Whether a line below a heading is no item of its list but a sentence on something else. */
export const isAside = (sentence: string): boolean =>
  OF_OTHERS.some((pattern) => pattern.test(sentence)) || HAPPENS.test(sentence) || SEEKS.test(sentence);

/** "You will need", "you'd have", "you are" are demands; "you will plan" is work. */
const HAS =
  /\b(?:you|candidates?|applicants?)(?:['’](?:ll|d)| will| would| must| should)?(?: also| already| probably)*\s(?:need|have|bring|hold|know|speak|possess|demonstrate|must)\b|\b(?:must|should) be\b|^(?:\p{L}+ )?(?:knowledge|abilit(?:y|ies)|experience|familiarity|proficiency|skills?) (?:of|to|in|with)\b|\b(?:you(?:['’](?:ve|re)| are| can| need| must| should| like| care| own)|you \p{L}+ed)\b|\bcandidates? must\b/iu;
const WORKS =
  /\b(?:you(?:['’](?:ll|d)| will| would)|will) (?:\p{L}+ly |also |then )?\p{Ll}{2,}|^(?:\p{L}+ )?(?:duties|responsibilities)\b/iu;
/** "You direct a crew": what was said before tells whether it is asked or done. */
const DOES = /^(?:\p{L}+ ){0,4}you \p{Ll}{2,}/iu;

/** What a piece of a sentence is to the position: `part` is what its place says, `before` what stands before it, which it may go on. */
export function kindOf(piece: string, part: JobPart, before?: { kind: Kind; goesOn: boolean }): Kind {
  if (isNice(piece)) return 'nice';
  if (part === 'nice') return /\b(?:required|must)\b/i.test(piece) ? 'must' : 'nice';
  if (part === 'must' || (part === 'duty' && !HAS.test(piece))) return part;
  if (HAS.test(piece) || isAsked(piece)) return 'must';
  if (WORKS.test(piece)) return 'duty';
  return before !== undefined && (before.goesOn || DOES.test(piece)) ? before.kind : 'must';
}

type Kind = 'must' | 'nice' | 'duty';
