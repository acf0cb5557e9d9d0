import { isTown } from '../extraction/lines/contact-line.ts';
import { isJobTitle, isOrganization } from '../extraction/lines/job-title.ts';
import { countryOf } from '../extraction/lines/regions.ts';
import { placeIn } from './address.ts';
import type { Line } from './line.ts';
import { isLabeledPlace, isPlaceLabel, placePieces } from './place-pieces.ts';

/** Where the candidate lives: the place among the contacts, without street and postal code; null where none stands. */
export function readLocation(header: readonly Line[]): string | null {
  const lines = header.filter((line) => line.kind !== 'name' && line.kind !== 'heading');
  const contacts = withoutLetters(lines.filter((line) => line.kind === 'contact'));
  const others = lines.filter(isOtherOfHeader);
  const beside = lines.filter((line, at) => isOtherOfHeader(line) && isBesideContact(line, at, lines));
  for (const line of [...contacts, ...others]) {
    for (const piece of placePieces(line.text)) {
      const place = NOWHERE.test(piece) ? null : placeOf(piece);
      if (place !== null) return withCountry(place, lines[lines.indexOf(line) + 1]);
    }
  }
  return (
    besideCountry(lines.filter((line) => line.kind === 'contact' || line.section === 'header')) ??
    besideName(header) ??
    contacts.flatMap((line) => placePieces(line.text)).find(isLoneTown) ??
    beside
      .map((line) => placePieces(line.text))
      .find((pieces) => pieces.length === 1 && pieces.every(isLoneTown))?.[0] ??
    [...contacts, ...others].flatMap((line) => placePieces(line.text)).find(isCountry) ??
    [...contacts, ...others].flatMap((line) => placePieces(line.text)).find((piece) => NOWHERE.test(piece)) ??
    null
  );
}

function isOtherOfHeader({ kind, section }: Line): boolean {
  return kind !== 'contact' && section === 'header';
}

/** Where someone works who says so of no other place. */
const NOWHERE = /^(?:remote|hybrid)$/i;

/** "Ada Lovelace    Graz, Austria": only with its country, for a name may stand beside anything. */
function besideName(header: readonly Line[]): string | null {
  const pieces = header
    .filter(({ kind }) => kind === 'name')
    .flatMap(({ text }) => placePieces(text).slice(1));
  return pieces.map(placeOf).find((place) => countryOf(place) !== undefined) ?? null;
}

/** A town on a line of its own, right above or below an address or number. */
function isBesideContact(line: Line, at: number, lines: readonly Line[]): boolean {
  const isNext = [lines[at - 1], lines[at + 1]].some((other) => other?.kind === 'contact');
  const isShort = line.text.split(/\s+/).length <= 3;
  return isNext && line.kind === 'line' && (isShort || isLabeledPlace(line.text));
}

/** "A  Toronto, ON" below "T +1 ...": a letter in front of each line says what it is. */
function withoutLetters(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => /(?:^|\t)[TPME]:?\s\S*[@\d]/.test(text))) return lines;
  return lines.map((line) =>
    /^A:?\s\p{Lu}/u.test(line.text) ? { ...line, text: line.text.replace(/^A:?\s/, '') } : line,
  );
}

/** "5 Quay Row – Galway – Ireland", or "Galway" above "Ireland": the town in front of its country. */
function besideCountry(lines: readonly Line[]): string | null {
  for (const [index, line] of lines.entries()) {
    const pieces = placePieces(line.text);
    const at = pieces.findIndex((piece) => !piece.includes(',') && countryOf(piece) !== undefined);
    if (at < 0) continue;
    const above = placePieces(lines[index - 1]?.text ?? '');
    const [outer, town] =
      at > 0 ? [pieces[at - 2], pieces[at - 1]] : [undefined, above.length === 1 ? above[0] : undefined];
    if (town === undefined || !isLoneTown(town)) continue;
    const isRegion = outer !== undefined && /^[A-Z]{2,3}$/.test(town) && isLoneTown(outer);
    return [...(isRegion ? [outer] : []), town, pieces[at]].join(', ');
  }
  return null;
}

/** "37002 Salamanca" above "Spain". */
function withCountry(place: string, below: Line | undefined): string {
  const isCountry =
    below !== undefined && !`${place}${below.text}`.includes(',') && countryOf(below.text) !== undefined;
  return isCountry ? `${place}, ${below.text}` : place;
}

const NO_TOWN =
  /^(?:father|mother|spouse|marital|gender|sex|religion|hobbies|familienstand|geburts|staatsang|passport|visa|work permit|driving|place of birth|your|mobil|handy|telefon|téléphone|téléfono|português|english|languages?|photo|name|whatsapp|telegram|skype|signal|wechat|viber|cell|mob|born|nationality|date|linkedin|github|gitlab|twitter|portfolio|website|web|blog|phone|mobile|tel|e-?mail|mail|contact|resume|cv|open|available|relocat\w*|citizen\w*|male|female|single|married)\b/i;

/** "St. Louis", "'s-Hertogenbosch", "Ho Chi Minh City", "Newcastle upon Tyne". */
const ODD_TOWN =
  /^(?:(?:St|Ste|Mt|Ft|Bad|El|La|Le|Los|Las)\.?\s\p{Lu}[\p{L}'’-]+|['’]s-\p{Lu}\p{L}+|(?:\p{Lu}[\p{L}'’-]+\s){1,3}City|(?:\p{Lu}[\p{L}'’-]+\s){1,2}(?:upon|on|de|do|da|del|di|sur|am|an der|nell)[\s'’](?:la\s)?\p{Lu}[\p{L}'’-]+)$/u;

/** A town without its country beside an address or number: "Ghent | ada@example.com". */
function isLoneTown(piece: string): boolean {
  const isNamed = isTown(piece) || (ODD_TOWN.test(piece) && !isOrganization(piece));
  return isNamed && !isJobTitle(piece) && !NO_TOWN.test(piece) && !isPlaceLabel(piece);
}

/** A country alone: "Singapore". */
function isCountry(piece: string): boolean {
  return /^\p{Lu}[\p{L} ]{3,}$/u.test(piece) && countryOf(piece) !== undefined;
}

function placeOf(piece: string): string | null {
  return NO_TOWN.test(piece) ? null : placeIn(piece);
}
