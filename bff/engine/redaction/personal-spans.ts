import type { RedactedSpan } from './redacted.ts';
import { spansOf } from './spans-of.ts';

/** Labels of what no employer needs; what stands behind them is hidden up to the next separator. */
const LABELS = [
  'date of birth',
  'd\\.?\\s?o\\.?\\s?b\\.?',
  'birth\\s?(?:date|day|place)',
  'place of birth',
  'born(?: on| in)?',
  'age',
  'gender(?: identity)?',
  'sex',
  'pronouns',
  'nationality',
  'citizen(?:ship)?',
  'country of origin',
  'marital status',
  'civil status',
  'family status',
  'children',
  "spouse(?:[’']s name)?",
  "(?:father|mother|husband|wife)(?:[’']?s)?(?: name)?",
  'religion',
  'race',
  'ethnic(?:ity| origin| group)',
  'caste',
  'sexual orientation',
  'disability(?: status)?',
  'veteran status',
  'height',
  'weight',
  'blood (?:group|type)',
  'passport(?: no\\.?| number)?',
  'visa(?: status| type)?',
  'work (?:authori[sz]ation|permit)',
  'immigration status',
  'ssn',
  'social security(?: no\\.?| number)?',
  'national (?:id|insurance)(?: no\\.?| number)?',
  'full name',
  'first name',
  'last name',
  'surname',
].join('|');

const PATTERNS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])(?:${LABELS})\\s?[:=–—]\\s?(?<hidden>[^\\n|•;·\\t]{1,120})`, 'dgiu'),
  new RegExp(`^[^\\S\\n]*(?:${LABELS})\\s{1,8}-\\s{1,8}(?<hidden>[^\\n|•;·\\t]{1,120})`, 'dgimu'),
  /\b(?:he\s?\/\s?him(?:\s?\/\s?his)?|she\s?\/\s?her(?:s)?(?:\s?\/\s?hers)?|they\s?\/\s?them(?:\s?\/\s?theirs?)?)\b/dgi,
  // "Hiring manager: Jane Doe"
  /\b(?:[Hh]iring [Mm]anager|[Rr]ecruiter|[Cc]ontact(?: [Pp]erson)?|[Aa]sk [Ff]or|[Aa]pply [Tt]o)(?:\s?[:–-]| is)?\s(?<hidden>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})(?=\s*(?:[,;|(\n]|\.?$))/dgmu,
  /\b(?:Mr|Mrs|Ms|Miss|Mx)\b\.?(?=\s\p{Lu})/dgu,
  /\b(?:aged?\s\d{2}\b|\d{2}[\s-]years?[\s-]old)/dgi,
  /\bborn\s(?:on\s|in\s)?(?:[\p{L}\d]+\.?,?\s){0,3}(?:19|20)\d\d\b/dgiu,
  /\b(?:(?:U\.?\s?S\.?(?:A\.?)?|UK|E\.?U\.?|\p{Lu}\p{L}{1,20}(?:ish|ian|can|ese|ani|aqi|eli|ench|tch|eek|iss|erman))\s(?:[Cc]itizen(?:ship)?|[Nn]ational(?:ity)?|[Pp]assport(?: holder)?)|(?:[Ll]awful )?[Pp]ermanent [Rr]esident|[Gg]reen [Cc]ard(?: [Hh]older)?)\b/dgu,
  /\b(?:males?|females?|(?:un)?married|divorc[ée]e?d?|widow(?:ed|er)?|husband|wife|pregnan\w+|transgender|non-binary)\b/dgi,
];

/** Birth, age, sex, family, nationality, religion, and numbers of papers. */
export function personalSpans(text: string): RedactedSpan[] {
  return spansOf('personal', text, PATTERNS);
}
