import { isPlace } from '../extraction/lines/contact-line.ts';
import { isJobTitle, isLedByJobNoun, isOrganization } from '../extraction/lines/job-title.ts';
import { countryOf } from '../extraction/lines/regions.ts';

/** A postal code in front of its town: "9000 Ghent", "D-80331", "31-042", "5211 MP". */
const CODE_BEFORE =
  /^〒?(?:[A-Z]{1,2}-)?(?:\d{2}-\d{3}|\d{3}\s\d{2}|\d{5}-\d{3}|\d{3}-\d{4}|\d{3,6})(?:\s[A-Z]{2})?\s(?=['’]?\p{L})/u;
/** Postal codes as they stand behind town, state or country, or alone. */
const CODE =
  /(?:(?!(?:19|20)\d\d$)\d{4,7}(?:-\d{3,4})?|\d{3}-\d{4}|\d{2}-\d{3}|\d{3}\s\d{2,3}|\d{4}\s[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]\d[\dW]\s?[A-Z\d]{4})$/
    .source;
const CODE_BEHIND = new RegExp(`\\s${CODE}`);
const CODE_ALONE = new RegExp(`^${CODE}`);

/** Streets by their last word, their first, or the end of one. */
const STREETS = [
  /(?:^|\s)(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|close|crescent|terrace|row|quay|mews|parkway|pkwy|highway|caddesi|cad|sokak|bulvarı)\.?(?:\s(?:apt|unit|suite|ste|flat|#).*|\s[NSEW]{1,2})?$/i,
  /^(?:\d+\s)?(?:bis\s|ter\s)?(?:rue|calle|via|viale|piazza|rua|av|avenida|avda|ulica|ul|al\.|jalan|jl|apt|apartment|unit|suite|floor|flat|p\.?o\.? box)\b\.?\s/i,
  /\p{L}(?:straße|strasse|str\.|gasse|weg|platz|allee|laan|straat|gade|gata|gatan|vej|veien)(?:\s\d.*)?$/iu,
];

const TOWN =
  /^(?:['’]s-|[dl]['’]|(?:den|der|la|le|el|al|as|los|las|de)[ -])?\p{Lu}[\p{L}\p{M}.'’-]*(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]*|of|and|the|de|do|da|dos|del|di|la|le|am|an|der|den|upon|sur|nell['’]\p{L}+)){0,4}$/u;

/** What a place is no part of: who one is, or where one worked. */
function isTownLike(part: string): boolean {
  return TOWN.test(part) && !isBody(part) && !isLedByJobNoun(part);
}

function isBody(part: string): boolean {
  return isOrganization(part) || /^(?:department|faculty|school|division|office|institute) of\b/i.test(part);
}

/** The place that a piece of a line names, without street and postal code: "12 High Street, Leeds LS1 4AP". Null for none. */
export function placeIn(piece: string): string | null {
  const parts = piece.split(/,\s?/).filter((part) => part.trim() !== '');
  if (!/\d/.test(piece))
    return isPlace(piece) ? piece : parts.length > 1 ? withCountry(withoutTitle(parts)) : null;
  const written = parts.filter((part) => !CODE_ALONE.test(part));
  const bare = written.map((part) => part.replace(CODE_BEFORE, '').replace(CODE_BEHIND, '').trim());
  const street = written.findLastIndex((part, index) => isStreet(part, { bare, index }));
  const isAddress =
    street >= 0 || written.length < parts.length || bare.some((part, index) => part !== written[index]);
  const rest = bare.slice(street + 1).filter((part) => !isBody(part));
  if (!isAddress || rest.length === 0 || !rest.every(isTownLike) || rest.some(isStreetName)) return null;
  return rest.length === 1 && rest.every(isJobTitle) ? null : rest.join(', ');
}

/** With a number of a house, or the word of a street; in front of a town that is not its country's only neighbour. */
function isStreet(part: string, { bare, index }: { bare: readonly string[]; index: number }): boolean {
  if (index === bare.length - 1) return false;
  const words = bare[index] ?? '';
  if (isStreetName(words) || /^\d[^()]*$|^[^()]*\d\s?[a-z]?$/i.test(words)) return true;
  return /^\d+\s/.test(part) && countryOf(bare[index + 1] ?? '') === undefined && bare.length > index + 2;
}

function isStreetName(part: string): boolean {
  return STREETS.some((street) => street.test(part));
}

/** "São Paulo, SP, Brasil": towns and regions in front of a country. */
function withCountry(parts: readonly string[]): string | null {
  const last = parts.at(-1);
  if (last === undefined || parts.length > 4 || countryOf(last) === undefined) return null;
  return parts.every(isTownLike) && parts.join(', ').length <= 60 ? parts.join(', ') : null;
}

/** "Data Analyst, Bilbao, Spain", "Data Analyst in Bilbao, Spain": the town behind what somebody is. */
function withoutTitle(parts: readonly string[]): readonly string[] {
  const [first = '', ...rest] = parts;
  if (rest.length === 0 || !isJobTitle(first)) return parts;
  const [title = '', town] = first.split(/ in (?=\p{Lu})/u);
  if (town !== undefined) return isJobTitle(title) ? [town, ...rest] : parts;
  return isLedByJobNoun(first) ? rest : parts;
}
