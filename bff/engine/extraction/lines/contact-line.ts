import { isLedByJobNoun, isOrganization } from './job-title.ts';

/** The first e-mail address of a text, with its offsets. */
export function findEmail(text: string): RegExpExecArray | null {
  return /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/.exec(text);
}

/** Behind the code of a country a group may be a single digit: "+33 6 55 50 01 44"; an extension belongs to the number. */
/** Written so that programs that gather addresses don't find it: "ada [at] example [dot] com". */
const DISGUISED = /\s?[([{<]\s?(?:at|@)\s?[)\]}>]\s?|\s(?:at|AT)\s(?=\S{1,60}\s(?:dot|DOT)\s)/;
const DISGUISED_DOT = /\s?[([{<]\s?(?:dot|\.)\s?[)\]}>]\s?|\s(?:dot|DOT)\s/g;

/** The first e-mail address of a text as one writes to it, also where it is disguised. */
export function readEmail(text: string): string | null {
  const plain = findEmail(text)?.[0];
  if (plain !== undefined) return plain;
  if (!DISGUISED.test(text)) return null;
  return findEmail(text.replace(DISGUISED, '@').replace(DISGUISED_DOT, '.'))?.[0] ?? null;
}

const PHONE =
  /(?<![\w.])(?:\(\+\d{1,3}\)[\s.-]?)?(?:\+\d{1,3}[\s.-]?(?:\(\d{1,5}\)[\s.-]?(?:\d[\s.-])?|\d{1,5}[\s./-]?)|\(\d{1,5}\)[\s.-]?|[178][\s.-]?\(\d{3}\)[\s.-]?|1[\s.-]\d{3}[\s.-]|0[\s.-]?\(?\d{3}\)?[\s.-]|\d{2,5}\s?\/\s|\d{2,5}[\s./-])\d{2,5}(?:[\s./-]?\d{2,5}){0,4}(?!\w)(?:,?\s?(?:ext\.?|extension|x|#)\s?\d{1,6}(?!\w))?/gi;

/** Postal codes of Brazil and of the United States. */
const POSTAL = /^\d{5}-\d{3,4}$/;

/** "2014 - 2016", "09.2020 06.2022", "01.08.2022". */
const DATES = /^(?:\d{1,2}[./]){0,2}(?:19|20)\d\d(?:[\s/–-]+(?:\d{1,2}[./]){0,2}(?:19|20)\d\d)?$/;

/** The first telephone number: 8 to 15 digits that are not a span of years. */
export function findPhone(text: string): { index: number; text: string } | null {
  for (const match of text.matchAll(PHONE)) {
    const digits = match[0].replace(/[ex#].*$/i, '').replace(/\D/g, '');
    if (digits.length >= 8 && digits.length <= 15 && !DATES.test(match[0].trim()) && !POSTAL.test(match[0])) {
      const code = /^\d{5}\s(?=\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$)/.exec(match[0])?.[0].length ?? 0;
      return { index: match.index + code, text: match[0].slice(code) };
    }
  }
  return findBareNumber(text);
}

/** Ten or eleven digits in a row, eight to twelve alone between signs: "Mobile 08047096405", "51493439 | ada@example.dk". */
const BARE = /(?<![\p{L}\d./@_%#=-])(?:\(\+\d{1,3}\)\s?)?\d{10,11}(?![\p{L}\d/@_%=]|[.,-]\d)/u;
const BARE_PIECE =
  /(?<=^|[\t|·•;,]|(?:tel|phone|mob|mobile|cell|telefon|m|t|p)[.:]?|\p{So})\s{0,3}(?!(?:19|20)\d{2}(?:0[1-9]|1[0-2])\d\d(?!\d)|(?:19|20)\d\d(?:19|20)\d\d(?!\d))(\d{8,12})(?=\s{0,3}(?:$|[\t|·•;,(]|\p{So}))/iu;

function findBareNumber(text: string): { index: number; text: string } | null {
  const bare = BARE.exec(text);
  if (bare !== null) return { index: bare.index, text: bare[0] };
  const piece = BARE_PIECE.exec(text);
  const number = piece?.[1];
  if (piece === null || number === undefined) return null;
  return { index: piece.index + piece[0].lastIndexOf(number), text: number };
}

const LINK =
  /(?<![\w@.])(?:https?:\/\/|www\.)?(?:[a-z0-9][a-z0-9-]{0,62}\.){1,4}(?:com|org|net|io|dev|me|co|ai|app|edu|gov|uk|de|fr|nl|eu|ca|au|in|tech|info|example)(?:\/[\w\-./%~#?=&+@]{0,200})?(?![\w@])/gi;

/** Web addresses, without scheme-less words such as Node.js. */
export function findLinks(text: string): { index: number; text: string }[] {
  return [...text.matchAll(LINK)]
    .map((match) => ({ index: match.index, text: match[0].replace(/[.,;]+$/, '') }))
    .filter(
      (link) =>
        /^https?:|^www\.|\//.test(link.text) ||
        /^[\w-]+\.(?:com|org|net|io|dev|me|ai|example)$/i.test(link.text),
    );
}

const PLACE =
  /^(?:[Rr]emote|REMOTE|[Hh]ybrid|HYBRID|[\p{Lu}][\p{L}.' -]{1,30},\s?(?:[A-Z]{2}|(?=.{3})\p{Lu}[\p{L}.]{0,20}(?: (?:of|and|the|de|do|da|del|la|\p{Lu}[\p{L}.]{0,20})){0,3})(?:\s\d{5}(?:-\d{4})?)?(?:,\s?(?:USA|U\.S\.A?\.?|United States|UK|United Kingdom|Canada|India|Australia))?)$/u;

/** What stands behind a name, not a town: "Hallström, Ph.D.". */
const CREDENTIAL =
  /,\s?(?:P[Hh]\.?D|M\.D|J\.D|MBA|M\.?Sc|B\.?Sc|RN|BSN|CPA|CFA|PMP|P\.?E|Esq|P\.?\s?Eng|M\.?Eng|C\.?Eng|LL\.?[MB]|EMBA|Jr|Sr|I{2,3})\.?(?=,|$)/;

/** "Greater Boston Area". */
const AREA = /^(?:Greater\s)?\p{Lu}[\p{L}.'’ -]{1,30}\s(?:Bay |Metro |Metropolitan )?Area$/u;

/** Whether a piece of a line is a place, such as "Austin, TX" or "Remote". */
export function isPlace(piece: string): boolean {
  const text = piece.trim();
  if (text.length > 60 || CREDENTIAL.test(text)) return false;
  const both = text.split(/\s(?:&|and)\s/);
  if (both.length === 2 && both.every(isPlace)) return true;
  const [first = '', second = ''] = text.split(/,\s?/);
  if (isLedByJobNoun(second) || (first.includes(' ') && isLedByJobNoun(first))) return false;
  return (PLACE.test(text) || AREA.test(text)) && !isOrganization(text);
}

/** Whether a piece behind an employer's comma may be its place: "Antwerp", "Leeds, United Kingdom". */
export function isTown(piece: string): boolean {
  if (isPlace(piece)) return true;
  return (
    /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u.test(piece) &&
    !isOrganization(piece) &&
    !isLedByJobNoun(piece)
  );
}

/** A house number and a town behind its postal code: "Fährstraße 8, 21107 Hamburg". */
const ADDRESS = /\d+\s?[a-z]?,\s(?:[A-Z]{1,2}-)?\d{3,6}(?:\s?[A-Z]{2}|\s\d{2})?\s\p{Lu}/u;

/** Whether a line of the header says how or where to reach the candidate. */
export function isContactLine(line: string): boolean {
  if (readEmail(line) !== null || findPhone(line) !== null || findLinks(line).length > 0) return true;
  if (/\b(?:linkedin|github|phone|mobile|e-?mail|address)\b/i.test(line) && line.split(/\s+/).length <= 8)
    return true;
  return (
    isPlace(line) ||
    ADDRESS.test(line) ||
    /^\d{1,5}\s[\p{Lu}][\p{L}. ]{2,40},/u.test(line) ||
    /,\s?[A-Z]{2}\s\d{5}\b/.test(line)
  );
}
