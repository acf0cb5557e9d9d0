import { findEmail, findLinks, findPhone } from '../extraction/lines/contact-line.ts';
import { countryOf } from '../extraction/lines/regions.ts';
import { placeIn } from './address.ts';

/** What says that a place follows. */
const NAMES =
  '(?:(?:current|home|permanent|postal|mailing)\\s)?(?:location|address|residence|city|town|home)|adresse|anschrift|wohnort|dirección|domicilio|indirizzo|residenza|endereço|morada|woonplaats|adres|проживает|город|місто|ville|stadt|ort|住所|現住所|(?:based|located|living|lives|residing) in';
/** With a colon alone: "Ciudad de México" is a town. */
const WITH_COLON = '(?:ciudad|città|cidade|miasto|plaats|bosted|bostadsort|[AL])';
const LABEL = new RegExp(`^(?:(?:${NAMES})\\s?[:–—-]?|${WITH_COLON}:)\\s`, 'i');
const LABEL_ALONE = new RegExp(`^(?:${NAMES})\\s?:?$`, 'i');
const SENTENCE =
  /(?:^|[.,;]?\s)(?:I (?:am|live) )?(?:(?:currently )?(?:based|located|living|lives|residing)|currently|now) in\s/i;
/** "Lives in Graz since 2019". */
const SINCE = /\s(?:since|seit|depuis|desde|dal)\s[^|]{0,30}\d{4}$/i;
/** Said of a place: "Austin, TX (open to relocation)". */
const ASIDE =
  /\s\((?:open|willing|available|flexible|remote|hybrid|on-?site|UTC|GMT|CES?T|EES?T|WES?T|[ECMP][SD]T|BST|IST)\b[^()]{0,60}\)/gi;
const RELOCATES =
  /,?\s(?:and\s)?(?:willing|open|happy|ready|able|prepared) to (?:relocate|relocation|travel|move)\b[^|·•\t]*/gi;
const REMOTE_FROM = /(?<=^|\P{L})(?:remote|hybrid)\s(?=\(\p{Lu}[^()]*\))/giu;

/** Whether a line says of itself that it tells a place. */
export function isLabeledPlace(line: string): boolean {
  return LABEL.test(line);
}

/** A label that may stand on a line of its own. */
export function isPlaceLabel(piece: string): boolean {
  return LABEL_ALONE.test(piece);
}

/** A contact line without address, number and links, which may stand beside the place with nothing but a space between. */
export function placePieces(text: string): string[] {
  const others = [findEmail(text)?.[0], findPhone(text)?.text, ...findLinks(text).map((link) => link.text)];
  const rest = others.reduce<string>((words, other) => (other ? withoutLabeled(words, other) : words), text);
  return rest
    .replace(/\s,/g, ',')
    .replace(SINCE, '')
    .replace(SENTENCE, ' | ')
    .replace(ASIDE, '')
    .replace(REMOTE_FROM, '')
    .replace(RELOCATES, '')
    .replace(/\s?\((\p{Lu}[^(),]{1,30},[^()]{2,40})\)/gu, (whole, inside: string) =>
      countryOf(inside) === undefined ? whole : ` | ${inside} | `,
    )
    .split(/\t|\s?(?:[|·•∙~;[\]‖¦⋄◊»›]|(?!°)\p{So})\s?|\s{2,}/u)
    .map((piece) => joinNation(piece.trim().replace(LABEL, '')))
    .flatMap((piece) => piece.split(/(?:^|\s)[/–—-](?:\s|$)/))
    .map((piece, _, all) => (all.some(isLetter) ? piece.trim().replace(/^A\s/, '') : piece.trim()))
    .map((piece) => piece.replace(LABEL, '').trim())
    .map((piece) => piece.replace(/^[\s,;:()<>.]+|[\s,;:()<>]+$|(?<=[\p{L}\d]{2})\.$/gu, ''))
    .filter((piece) => piece !== '');
}

const LONGEST_LABEL = 30;

/** "Correo: ada@example.com": the word in front goes too, whatever it means. */
function withoutLabeled(words: string, other: string): string {
  const at = words.indexOf(other);
  if (at < 0) return words;
  const label = /[\p{L}-]+\s?:\s?$/u.exec(words.slice(Math.max(0, at - LONGEST_LABEL), at))?.[0] ?? '';
  return `${words.slice(0, at - label.length)} | ${words.slice(at + other.length)}`;
}

/** "São Paulo – SP – Brasil" and "Lyon (France)" are places like others. */
function joinNation(piece: string): string {
  const text = piece.replace(/^\((.+)\)$/, '$1');
  const parts = text
    .split(/\s[/–—-]\s|\s\((?=\p{Lu}[^()]*\)$)/u)
    .map((part) => part.replace(/\)$/, '').trim());
  const last = parts.at(-1) ?? '';
  const isNation =
    parts.length > 1 && parts.length < 4 && !last.includes(',') && countryOf(last) !== undefined;
  return isNation && placeIn(parts.join(', ')) !== null ? parts.join(', ') : text;
}

/** "M" in front of a number, "E" in front of an address. */
function isLetter(piece: string): boolean {
  return /^[TPME]:?$/.test(piece.trim());
}
