import type { RedactedSpan } from './redacted.ts';
import { placesOf, spansOf } from './spans-of.ts';

const EMAILS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}.+-])[\p{L}\p{N}_.+'-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/dgu,
  // "ada (at) example (dot) com"
  /[\w.+-]{1,64}\s?[([{]\s?at\s?[)\]}]\s?[\w-]{1,63}(?:\s?(?:\.|[([{]\s?dot\s?[)\]}])\s?[\w-]{2,63}){1,4}/dgi,
];

/** E-mail addresses. */
export function emailSpans(text: string, known: string | null): RedactedSpan[] {
  return [...placesOf('email', text, known ?? ''), ...spansOf('email', text, EMAILS)];
}

const LINKS: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)[^\s<>()|]{3,300}/dgi,
  // A host with a path: "linkedin.com/in/ada"; a bare host such as "booking.com" may be an employer.
  /(?<![\w@.])(?:[a-z0-9][a-z0-9-]{0,62}\.){1,4}[a-z]{2,12}\/[\w\-./%~#?=&+@]{1,200}/dgi,
  /\b(?:linked-?in|github|gitlab|twitter|skype|telegram|whatsapp|wechat|instagram|facebook|medium|behance|portfolio|website|homepage)\s?[:@]\s?(?<hidden>[^\s|•;,]{2,120})/dgi,
  /(?<![\w.@/])@[a-z_][\w.]{2,40}/dgi,
];

/** Addresses on the web and names on its services. */
export function linkSpans(text: string, known: readonly string[]): RedactedSpan[] {
  return [...known.flatMap((link) => placesOf('link', text, link)), ...spansOf('link', text, LINKS)];
}

/** A run of groups of digits that may be a number to call, or a range of dates. */
const DIGITS = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\+?\d[\d\s().\u2010-\u2013/-]{5,48}\d(?![\p{L}\p{N}])/dgu;
const LABELED_PHONE =
  /\b(?:phone|tel(?:ephone)?|mobile|cell|fax|call|ph|mob)\b\.?\s?(?:no\.?|number)?\s?[:.]?\s?(?<hidden>\+?\(?\d[\d\s().-]{5,20})/dgi;
const DATES =
  /(?:\d{1,2}[/.-]){1,2}(?:19|20)\d\d|(?:19|20)\d\d[/.-]\d{1,2}(?:[/.-]\d{1,2})?|(?<!\d)(?:19|20)\d\d(?!\d)/g;
const LEAST_DIGITS = 8;
const MOST_DIGITS = 15;

/** Telephone numbers; dates and amounts are none. */
export function phoneSpans(text: string, known: string | null): RedactedSpan[] {
  const runs = spansOf('phone', text, [DIGITS]).filter(({ start, end }) => isPhone(text.slice(start, end)));
  return [...placesOf('phone', text, known ?? ''), ...runs, ...spansOf('phone', text, [LABELED_PHONE])];
}

/** Two numbers side by side are one run; each is looked at alone. */
function isPhone(run: string): boolean {
  return run.split(/\n|\s[/–-]\s|\s{2,}/).some((part) => {
    const digits = part.replace(/\D/g, '').length;
    const others = part.replace(DATES, '').replace(/\D/g, '').length;
    return digits >= LEAST_DIGITS && digits <= MOST_DIGITS && others >= LEAST_DIGITS - 1;
  });
}

const STREETS =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|square|sq|terrace|ter|parkway|pkwy|highway|hwy|circle|cir|close|crescent|gardens|row|trail|loop|quay|mews';

const ADDRESSES: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d{1,6}[A-Za-z]?,? (?:[\\p{Lu}\\p{N}][\\p{L}\\p{N}.'’-]{0,30} ){1,5}(?:${streetCases()})\\b\\.?(?:[, ]+(?:apt|apartment|suite|ste|unit|floor|flat|#)\\.?\\s?[\\w-]+)?(?:, ?\\p{Lu}[\\p{L}. ]{1,40}){0,3}(?:[, ]+\\d{4,6}(?:-\\d{4})?)?`,
    'dgu',
  ),
  /\bP\.?\s?O\.?\s?Box\s\d+(?:,[^\n|•]{0,60})?/dgi,
  // "Springfield, IL 62701"
  /\p{Lu}[\p{L}.' -]{1,40},\s?[A-Z]{2}[, ]\s?\d{5}(?:-\d{4})?\b/dgu,
  // "London SW1A 1AA", "K1A 0B1"
  /(?:\p{Lu}[\p{L}]{1,30},?\s)?\b(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/dgu,
  // "Hauptstraße 12, 10115 Berlin", "Lange Straat 3"
  /\p{Lu}[\p{L} -]{0,40}(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|laan|straat|gade|gatan|vej|veien|vägen)\s\d{1,4}\s?[a-z]?\b(?:,?\s(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}-]{1,30})?/dgu,
  // "12 rue de la Paix", "Via Roma 12", "Calle Mayor 5"
  /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|chemin|quai|impasse)\s(?:[\p{L}'’-]{1,30}\s?){1,5}(?:,?\s\d{5}\s\p{Lu}[\p{L}-]{1,30})?/dgu,
  /\b(?:Via|Viale|Piazza|Calle|Avenida|Avda\.|Rua|Rue|Ulica|ul\.)\s(?:[\p{L}'’.-]{1,30}\s){1,4},?\s?(?:n\.?º?\s?)?\d{1,4}\b/dgu,
  /\b(?:(?:home|postal|mailing|permanent|current|residential)\s)?address\s?[:–-]\s?(?<hidden>[^\n|•]{3,120})/dgi,
];

/** "2021 2nd Place, …" is a prize. */
const WON = /^\d+ \d(?:st|nd|rd|th) place\b/i;

/** "St", "ST" and "Street" are one word: what precedes them has to start with a capital. */
function streetCases(): string {
  const words = STREETS.split('|');
  return words
    .flatMap((word) => [word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|');
}

/** Postal addresses: streets with numbers, post codes with their town, and what is labelled as one. */
export function addressSpans(text: string): RedactedSpan[] {
  return spansOf('address', text, ADDRESSES).filter(({ start, end }) => !WON.test(text.slice(start, end)));
}
