import { mapOf } from '../language/map-of.ts';
import { readNumber } from '../language/numbers.ts';
import { readTerms } from '../language/terms.ts';

const FIGURE =
  '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|ein|zwei|drei|vier|fünf|dos|tres|cuatro|cinco';
const UNIT = 'years?|yrs?|jahren?|años?';
/** "5+ years", "three (3) years", "3-5 years", "mindestens 3 Jahre", "2 años"; and behind such a one "two of them", "3 or more as". */
const YEARS = new RegExp(
  `(?<![\\p{L}\\d$€£.,-])(${FIGURE})\\b\\)?\\s?\\+?(?:\\s?(?:-|–|to|bis|a)\\s?(?:${FIGURE})\\b\\+?)?\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:(?:or more |plus |full |additional ){0,2}\\+?\\s?(?:${UNIT})(?!\\p{L})|(?:or more )?(?:of (?:them|those|these|which)(?: (?:${UNIT})(?!\\p{L}))?|(?<=or more )as\\b))`,
  'giu',
);
/** A span of time that is no experience: "in the past 3 years", "within 2 years". */
const SPAN_BEFORE =
  /\b(?:past|last|previous|next|within|every|first|after|for over|for more than|age of|over the|no \S{1,20} in)\s(?:the\s)?$/i;
const SPAN_BEHIND =
  /^\s?(?:of age|old|or older|ago|in business|of history|in a row|running|warranty|and older|[,.]? ?(?:in a row|straight))\b|^-old/i;
/** "You've been doing this for 5+ years": the work of the position, whatever is said behind it. */
const THIS_WORK =
  /\b(?:do|doing|done)\s(?:this|it|that)(?:\s(?:kind|sort|type) of (?:work|thing)|\s(?:work|job))?(?:\s(?:for|over|at least|more than))*\s$/i;
const LOCAL = mapOf({ ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, dos: 2, tres: 3, cuatro: 4, cinco: 5 });

export interface YearsAsked {
  readonly years: number;
  /** What they are of. */
  readonly about: string;
}

/** How many years of what a text asks for; null where it asks for none. The lower end of "3-5 years" is asked. */
export function yearsOf(text: string): (YearsAsked & { readonly at: number }) | null {
  if (/four-year college/i.test(text)) return null;
  for (const match of text.matchAll(YEARS)) {
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const figure = (match[1] ?? '').toLowerCase();
    const years = LOCAL.get(figure) ?? readNumber(figure);
    if (years === null || years === 0 || years > 40) continue;
    if (SPAN_BEFORE.test(before.slice(-40)) || SPAN_BEHIND.test(behind)) continue;
    if (THIS_WORK.test(before)) return { years, about: '', at: match.index };
    const opening = before.replace(/\b(?:minimum|min|at least|mindestens)\b|mínimo/gi, ' ');
    const about = (readTerms(behind).length > 0 ? behind : opening)
      .replace(/\bwith the city of [\w ]{3,30}/i, ' ')
      .replace(/\b(?:Berufserfahrung|de experiencia|experiencia)\b/gi, ' ');
    return { years, about, at: match.index };
  }
  return null;
}
