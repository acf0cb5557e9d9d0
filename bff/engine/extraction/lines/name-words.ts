import { isJobTitle, isLedByJobNoun } from './job-title.ts';

/** What may stand before a name: how a person is addressed, or what the line is. */
const BEFORE =
  /^(?:(?:(?:full |first |last |family |given )?name|surname|curriculum vitae|resume|résumé|cv|lebenslauf|nom|nombre|nome|naam|imię i nazwisko|vor- und nachname|фио|姓名|氏名)\s?(?:of\s|:\s?|[–—-]\s)|(?:(?:full )?name|surname(?:\(s\))?\s\/\sfirst name(?:\(s\))?|surname(?:\(s\))?,? name(?:\(s\))?|first name(?:\(s\))?\s\/\ssurname(?:\(s\))?|first and last name|nombre y apellidos?|nom et prénom|imię i nazwisko|vor- und nachname|姓名|氏名)(?:\t|\s)(?=[\p{Lu}\p{Lo}])|(?:(?:hi|hello|hey)(?:[,!]|\s[–—-])?\s)?(?:i[’']m|i am|my name is|je suis|ich bin|soy|mein name ist)\s(?=\p{Lu})|(?:(?:dr|prof|mr|mrs|ms|mx|miss|sir|rev|ing|dipl\.?-ing|herr|frau)\.?\s)(?=\p{Lu}))/iu;

/** Degrees, licences and the like behind a name, with their comma or without. */
const CREDENTIAL =
  'P[Hh]\\.?\\s?D|M\\.?D|J\\.?D|D\\.?O|MBA|EMBA|M\\.?Sc|B\\.?Sc|M\\.?S|M\\.?A|B\\.?A|M\\.?Eng|B\\.?Eng|M\\.?Ed|LL\\.?[MB]|RN|BSN|MSN|CRNA|NP|LPN|PA-C|CPA|CFA|CIA|CISA|CISSP|PMP|P\\.?\\s?E(?:ng)?|C\\.?Eng|Esq|SHRM-S?CP|PHR|SPHR|AIA|RA|LEED AP|DDS|DVM|PharmD|FCCA|ACCA|FRCP|MPH|MPA|MSW|LCSW|OBE|MBE';
const BEHIND = new RegExp(`(?:,?\\s\\(?(?:${CREDENTIAL})\\.?\\)?)+$`, 'u');

/** What the document is, behind the name: "Jane Smith - Resume". */
const CALLED_BEHIND = /\s(?:[–—-]\s)?(?:resume|résumé|cv|curriculum vitae)$/i;

/** What a name's line never has. */
export const NO_NAME = {
  credential: new RegExp(`,\\s?(?:${CREDENTIAL}|Jr|Sr|I{2,3})\\.?(?=,|$)`, 'u'),
  words:
    /(?<![\p{L}])(?:into|your|with|for|to|the|not|about|am|hi|hello|resume|résumé|curriculum|vitae|cv|portfolio|profile|contact|phone|mobile|e-?mail|mail|whatsapp|address|linkedin|github|website|confidential|references?|university|inc|llc|ltd|gmbh|lebenslauf|currículum|personal information|bewerbung|履歴書|職務経歴書|个人简历|簡歷|简历|이력서|резюме|ふりがな|フリガナ)(?![\p{L}])/iu,
  /** Of addresses and pages more often than of people: "Noah Street" needs more that speaks for it. */
  doubtful: /(?<![\p{L}])(?:page|street|road|avenue)(?![\p{L}])/iu,
};

/** Small words inside names. */
const PARTICLE =
  /^(?:van|von|vom|zu|zum|zur|der|den|de|da|das|di|do|dos|du|del|della|des|la|las|le|los|bin|bint|ibn|abu|al|el|y|e|i|ten|ter|te|af|av|san|st\.?|[sd]\/o|[’']t)$/iu;

/** Whether a word may be part of a name: "O’Neil", "al-Rashid", "d’Angelo", "J.", "van", "王小明". */
export function isNameWord(word: string): boolean {
  return PARTICLE.test(word) || /^(?:\p{Ll}{1,3}[-’'])?[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*$/u.test(word);
}

/** A name in another script behind it, in brackets, a name to be called by, or pronouns: "Haruka Bell (she/her)". */
function withoutBrackets(text: string): string {
  return text
    .replace(/\s?[([][\p{L}\p{M} .'’/-]{1,30}[)\]](?=\s?$|\t|,|\s[|·•–—-]\s)/u, '')
    .replace(
      /(?<=^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,30})\s(?:[“”"„«]\s?[\p{L}.'’-]{1,20}\s?[“”"»]|[‘'][\p{L}.-]{1,20}[’']|\([\p{L}.'’-]{1,20}\))(?=\s\p{L})/u,
      '',
    );
}

/** Where a name ends that shares its line with ways to reach its bearer. */
const REACHED =
  /\s*[<(]?[\w.+-]+@[\w-]+\.\S+.*$|\s(?:tel|phone|mobile|cell|e-?mail)\b\.?:?\s.*$|\s\(?\+?\d[\d\s().-]{7,}.*$/iu;

/** Longer lines are no name, and costly to look through. */
const LONGEST = 160;

/** Large initials, or a job, in a cell before the name. */
function withoutInitials(text: string): string {
  const [job = '', behind = ''] = text.split('\t');
  if (behind !== '' && isLedByJobNoun(job) && !isJobTitle(behind)) return text.slice(job.length + 1);
  const [, initials = '', name = ''] = /^(\p{Lu}{2,3})\t([^\t]+)/u.exec(text) ?? [];
  const own = name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('');
  return initials !== '' && own.startsWith(initials.slice(0, 1)) && own.endsWith(initials.slice(-1))
    ? text.slice(initials.length + 1)
    : text;
}

function withoutContacts(text: string): string {
  return text.length > LONGEST ? text : text.replace(REACHED, '');
}

/** The name of a line, without how its bearer is addressed and what stands behind a comma, a sign or a wide gap. */
export function bareName(text: string): string {
  const [first = ''] = withoutWordsBefore(withoutBrackets(withoutContacts(withoutInitials(text)))).split(
    /\t|\s[|·•–—]\s|,(?!\s?(?:Jr|Sr|I{2,3})\b)/u,
  );
  const name = withoutWordsBefore(first.replace(CALLED_BEHIND, '').trim());
  const behind = BEHIND.exec(name);
  return (behind === null || behind.index < 3 ? name : name.slice(0, behind.index)).trim();
}

function withoutWordsBefore(text: string): string {
  const before = BEFORE.exec(text);
  return before === null ? text : withoutWordsBefore(text.slice(before[0].length));
}

/** "O'Brien, Patrick": the family's name first, as lists have it; null for any other line. */
export function turnedName(text: string): string | null {
  const [, family, given] =
    /^(\p{Lu}[\p{L}'’-]+),\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?)?)$/u.exec(text.trim()) ?? [];
  return family === undefined || given === undefined || NO_NAME.credential.test(text)
    ? null
    : `${given} ${family}`;
}

/** The words of a name. */
export function nameWords(text: string): string[] {
  return bareName(text).split(/\s+/).filter(Boolean);
}
