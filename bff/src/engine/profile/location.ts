import { findEmail, findLinks, findPhone, isPlace, isTown } from '../../extraction/lines/contact-line.ts';
import { isJobTitle, isOrganisation } from '../../extraction/lines/job-title.ts';
import { countryOf } from '../../extraction/lines/regions.ts';
import type { Line } from './reading.ts';

/** Where the candidate lives: the place among the contacts, without street and postal code; null where none stands. */
export function readLocation(header: readonly Line[]): string | null {
  const lines = header.filter((line) => line.kind !== 'name' && line.kind !== 'heading');
  const contacts = lines.filter((line) => line.kind === 'contact').map(withoutLetter);
  const others = lines.filter((line) => line.kind !== 'contact' && line.section === 'header');
  const beside = others.filter((line) => isBesideContact(line, lines));
  for (const line of [...contacts, ...others]) {
    for (const piece of piecesOf(line.text)) {
      const place = placeOf(piece);
      if (place !== null) return withCountry(place, lines[lines.indexOf(line) + 1]);
    }
  }
  return (
    besideCountry([...contacts, ...others]) ??
    contacts.flatMap((line) => piecesOf(line.text)).find(isLoneTown) ??
    beside.flatMap((line) => piecesOf(line.text)).find(isLoneTown) ??
    [...contacts, ...others].flatMap((line) => piecesOf(line.text)).find(isCountry) ??
    null
  );
}

/** A town on a line of its own, right above or below an address or number. */
function isBesideContact(line: Line, lines: readonly Line[]): boolean {
  const at = lines.indexOf(line);
  const isNext = [lines[at - 1], lines[at + 1]].some((other) => other?.kind === 'contact');
  return isNext && line.kind === 'line' && line.text.split(/\s+/).length <= 3;
}

/** "A  Toronto, ON" below "T +1 ...": a letter in front of each line says what it is. */
function withoutLetter(line: Line, _: number, lines: readonly Line[]): Line {
  const isLettered = lines.some(({ text }) => /(?:^|\t)[TPME]:?\s\S*[@\d]/.test(text));
  return isLettered && /^A:?\s\p{Lu}/u.test(line.text)
    ? { ...line, text: line.text.replace(/^A:?\s/, '') }
    : line;
}

/** "5 Quay Row – Galway – Ireland": the town in front of its country. */
function besideCountry(lines: readonly Line[]): string | null {
  for (const line of lines) {
    const pieces = piecesOf(line.text);
    const at = pieces.findIndex((piece, index) => index > 0 && countryOf(piece) !== undefined);
    const town = pieces[at - 1];
    if (town !== undefined && isTown(town)) return `${town}, ${pieces[at]}`;
  }
  return null;
}

/** "37002 Salamanca" above "Spain". */
function withCountry(place: string, below: Line | undefined): string {
  const isCountry = below !== undefined && !place.includes(',') && countryOf(below.text) !== undefined;
  return isCountry ? `${place}, ${below.text}` : place;
}

const NO_TOWN =
  /^(?:father|mother|spouse|marital|gender|sex|religion|hobbies|familienstand|geburts|staatsang|passport|place of birth|your|mobil|handy|telefon|téléphone|téléfono|português|english|languages?|photo|name|whatsapp|telegram|skype|signal|wechat|viber|cell|mob|born|nationality|date|linkedin|github|gitlab|twitter|portfolio|website|web|blog|phone|mobile|tel|e-?mail|mail|contact|resume|cv|open|available|relocat\w*|citizen\w*|male|female|single|married)\b/i;

/** A town without its country beside an address or number: "Ghent | ada@example.com". */
function isLoneTown(piece: string): boolean {
  return isTown(piece) && !isJobTitle(piece) && !NO_TOWN.test(piece);
}

/** A country alone: "Singapore". */
function isCountry(piece: string): boolean {
  return /^\p{Lu}[\p{L} ]{3,}$/u.test(piece) && countryOf(piece) !== undefined;
}

/** "M" in front of a number, "E" in front of an address. */
function isLetter(piece: string): boolean {
  return /^[TPME]:?$/.test(piece.trim());
}

/** What says that a place follows. */
const LABEL =
  /^(?:(?:(?:current|home|permanent|postal)\s)?(?:location|address|residence|city|home)|adresse|anschrift|wohnort|dirección|domicilio|indirizzo|residenza|endereço|morada|woonplaats|adres|проживает|город|місто|ville|stadt|ort|住所|現住所|(?:based|located|living|lives|residing) in)\s?:?\s|^[AL]:\s/i;
const SENTENCE =
  /(?:^|[.,;]?\s)(?:I (?:am|live) )?(?:currently )?(?:based|located|living|lives|residing) in\s/i;

/** A contact line without address, number and links, which may stand beside the place with nothing but a space between. */
function piecesOf(text: string): string[] {
  const others = [findEmail(text)?.[0], findPhone(text)?.text, ...findLinks(text).map((link) => link.text)];
  const rest = others.reduce<string>((words, other) => (other ? words.replace(other, ' | ') : words), text);
  return rest
    .replace(SENTENCE, ' | ')
    .replace(/\s\((?:open|willing|available|flexible)[^()]*\)/i, '')
    .split(/\t|\s?(?:[|·•∙~[\]]|(?!°)\p{So})\s?|\s[/–—-]\s|\s{2,}/u)
    .map((piece, _, all) => (all.some(isLetter) ? piece.trim().replace(/^A\s/, '') : piece.trim()))
    .map((piece) => piece.replace(LABEL, '').trim())
    .map((piece) => piece.replace(/^[\s,;:()<>.]+|[\s,;:()<>]+$|(?<=\p{L}{2})\.$/gu, ''))
    .filter((piece) => piece !== '');
}

/** "9000 Ghent" without its code; a street has a house number and no such code in front. */
const POSTAL =
  /^(?:[A-Z]{1,2}-)?\d{3,6}(?:\s\d{2})?(?:\s[A-Z]{2})?\s(?=\p{Lu}\p{Ll})|\s\d{5}(?:-\d{4})?$|\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$|\s[A-Z]\d[A-Z]\s?\d[A-Z]\d$/u;

function placeOf(piece: string): string | null {
  if (NO_TOWN.test(piece)) return null;
  const hasCode = piece.split(/,\s?/).some((part) => POSTAL.test(part));
  if (!hasCode) return isPlace(piece) && !/\d/.test(piece) ? piece : lastOfStreet(piece);
  const parts = withoutStreet(piece.split(/,\s?/).filter((part) => !STREET.test(part)))
    .map((part) => part.replace(POSTAL, '').trim())
    .filter(
      (part) =>
        /^\p{Lu}[^\d]*$/u.test(part) && !NO_TOWN.test(part) && !isOrganisation(part) && !isDepartment(part),
    );
  return parts.length === 0 || parts.some((part) => isJobTitle(part) && parts.length === 1)
    ? null
    : parts.join(', ');
}

const STREET = /^\d+\s.*\b(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|way|court)\.?$/i;

/** "12 High Street, Leeds, United Kingdom": what stands behind the street. */
function lastOfStreet(piece: string): string | null {
  const [street = '', ...rest] = piece.split(/,\s?/);
  const place = rest.join(', ');
  return /^\d|\d\s?[a-z]?$/.test(street) && rest.length >= 2 && isPlace(place) ? place : null;
}

/** A house number in front of two names or more: "123 Example Way, Springfield, IL 62701". */
function withoutStreet(parts: readonly string[]): readonly string[] {
  return parts.length > 2 && /^\d+\s/.test(parts[0] ?? '') ? parts.slice(1) : parts;
}

function isDepartment(part: string): boolean {
  return /^(?:department|faculty|school|division|office|institute) of\b/i.test(part);
}
