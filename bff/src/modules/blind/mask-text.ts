import { BLIND_MASK } from '@shortlist/api-contract';
import { type Identity, isAlsoAWord, namingWords } from './identity.ts';

/** Hides in any text what tells who somebody is; the text keeps its length. */
export type Mask = (text: string) => string;

const EMAIL = /[\w.+%-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const ADDRESS_OF_WEB = /(?:https?:\/\/|www\.)[^\s<>"]+/giu;
const PROFILE =
  /(?<![\w.-])(?:[a-z]{2,3}\.)?(?:linkedin|github|gitlab|bitbucket|twitter|x|facebook|instagram|xing|behance|dribbble|medium|kaggle|orcid|stackoverflow)\.(?:com|org|net|io)\/[^\s<>"|,]+/giu;
const PHONE =
  /(?<![\w.])(?:\+\s?\d|\(\d{2,5}\)|\d{3}[-. ]\d{3}[-. ]|0\d{2,4}[-/ ]\d)[\d ()./-]{5,}\d(?!\w)/gu;
const STREET =
  /(?<!\w)\d{1,5}[a-z]?,?\s+(?:\p{Lu}[\p{L}.'’-]*\s+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Pl|Square|Terrace|Crescent|Close)\b\.?/gu;
/** What is said of a person and is nobody's business in a choice of candidates. */
const PERSONAL =
  /^[ \t]*(?:date of birth|d\.?o\.?b\.?|born|birth ?day|nationality|citizenship|gender|sex|pronouns?|marital status|civil status|religion|race|ethnicity|age|address|home address|photo)[ \t]*[:–-].*$/gimu;

const SHAPES = [EMAIL, ADDRESS_OF_WEB, PROFILE, PHONE, STREET, PERSONAL];

/** The mask of one candidate, or of several where it is not known who is spoken of. */
export function maskOf(identities: readonly Identity[]): Mask {
  const words = identities.flatMap(namingWords);
  const inAnyCase = wordPattern(
    words.filter((word) => !isAlsoAWord(word)),
    'giu',
  );
  const asNames = wordPattern(words.filter(isAlsoAWord).flatMap(asName), 'gu');
  const known = literalPattern(identities.flatMap(knownTexts));
  const patterns = [known, ...SHAPES, inAnyCase, asNames].filter((pattern) => pattern !== null);
  return (text) => patterns.reduce((masked, pattern) => masked.replace(pattern, hide), text);
}

/** Every letter becomes the mask, spaces stay: UTF-16 offsets behind it are what they were. */
export function hide(text: string): string {
  return text.replace(/\S/g, BLIND_MASK);
}

function knownTexts({ email, phone, extracted_email, extracted_phone, links }: Identity): string[] {
  return [email, phone, extracted_email, extracted_phone, ...links].filter(
    (known) => known !== null && known.length > 3,
  ) as string[];
}

function asName(word: string): string[] {
  return [word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(), word.toUpperCase()];
}

function wordPattern(words: readonly string[], flags: string): RegExp | null {
  if (words.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(words)})(?![\\p{L}\\p{N}])`, flags);
}

function literalPattern(texts: readonly string[]): RegExp | null {
  return texts.length === 0 ? null : new RegExp(alternatives(texts), 'giu');
}

function alternatives(texts: readonly string[]): string {
  const longestFirst = [...new Set(texts)].sort((one, other) => other.length - one.length);
  return longestFirst.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
}
