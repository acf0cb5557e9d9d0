import { readNumber } from './numbers.ts';
import { stem } from './stem.ts';

/** So much of something, with its UTF-16 offsets into the text. */
export interface Amount {
  readonly value: number;
  /** "people", "$", "%", or the stems of the words behind it, one of which is the noun that is counted: "accident-free miles". */
  readonly units: readonly string[];
  readonly start: number;
  readonly end: number;
}

const NUMBER =
  '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|a thousand|a million';
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mm', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
]);
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])([$€£]\\s?)?(${NUMBER})(?:\\s?\\(\\d{1,3}\\))?(?:\\s?(${[...SCALES.keys()].join('|')})(?!\\p{L}))?(?:\\s?(\\+|%|percent))?(?:[ -](?:or more|plus|member|direct|full-time|other))*(?=[ -]?((?:\\p{L}+[ -]){0,2}\\p{L}+)?)`,
  'giu',
);
/** Who is counted as people, besides nouns of those who do something: "engineers", "accountants". */
const PEOPLE =
  /^(?:\p{L}*people|persons?|employees?|staff|team|teams|crews?|reports?|heads?|workers?|\p{L}*(?<!i)men|direct|associates?|clerks?|nurses?|cooks?|chefs?|reps?|agents?|aides?|guards?|hands|juniors?|hires?|interns?|apprentices?|mechanics?|\p{L}{3,}(?:ers|ors|ants|ists|ians|ees))$/iu;
/** The unit of people. */
export const PERSONS = 'people';
/** What is no number of things: "2 years", "24 hours", "2019". */
const TIME = /^(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?)$/i;

/** "A team of six": who is counted stands before. */
const TEAM_OF =
  /\b(?:teams?|crews?|staffs?|squads?|groups?) of (?:(?:about|over|up to|more than|at least|some) )?$/i;
/** So many characters hold such words. */
const LONGEST_TEAM = 30;
/** "Six to eight patients": the second number has the noun. */
const SMALL = /^(?:to|and|or|of|in|a|the|per|for|with|at|on|by|from|across|as|who|that)$/i;

/** The amounts that a text names: people, money, percents, and counted things; time is none. */
export function readAmounts(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match): Amount[] => {
    const [words, currency, figure = '', scale, sign, behind = ''] = match;
    const nouns = behind.split(/[ -]/);
    const isTeam = TEAM_OF.test(text.slice(Math.max(0, match.index - LONGEST_TEAM), match.index));
    const units = isTeam && !TIME.test(nouns[0] ?? '') ? [PERSONS] : unitsOf(currency, sign, nouns);
    const number = numberOf(figure);
    if (units.length === 0 || number === null) return [];
    const value = number * (SCALES.get((scale ?? '').toLowerCase()) ?? 1);
    return [{ value, units, start: match.index, end: match.index + words.trimEnd().length }];
  });
}

function unitsOf(
  currency: string | undefined,
  sign: string | undefined,
  words: readonly string[],
): readonly string[] {
  if (currency !== undefined) return ['$'];
  if (sign !== undefined && sign !== '+') return ['%'];
  const end = words.findIndex((word) => word === '' || TIME.test(word) || SMALL.test(word));
  const nouns = end < 0 ? words : words.slice(0, end);
  if (nouns.some((noun) => PEOPLE.test(noun))) return [PERSONS];
  return nouns.map((noun) => stem(noun.toLowerCase()));
}

function numberOf(figure: string): number | null {
  const digits = figure.replaceAll(',', '');
  if (/^[\d.]+$/.test(digits)) return Number(digits);
  const said = /^a (hundred|thousand|million)$/i.exec(figure)?.[1];
  return said === undefined ? readNumber(figure.toLowerCase()) : (SCALES.get(said.toLowerCase()) ?? null);
}
