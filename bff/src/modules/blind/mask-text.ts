import { BLIND_MASK } from '@shortlist/api-contract';
import type { Block } from '@shortlist/engine';
import { redact } from '@shortlist/engine';
import { type Identity, isAlsoAWord, namingWords } from './identity.ts';

/** Hides in any text what tells who somebody is; the text keeps its length. With blocks it is a whole resume. */
export type Mask = (text: string, blocks?: readonly Block[]) => string;

/** The mask of one candidate, or of several where it is not known who is spoken of. */
export function maskOf(identities: readonly Identity[]): Mask {
  const words = identities.flatMap(namingWords);
  const known = [...new Set(identities.flatMap(knownTexts))];
  const patterns = [
    known.length === 0 ? null : new RegExp(alternatives(known), 'giu'),
    wordPattern(
      words.filter((word) => !isAlsoAWord(word)),
      'giu',
    ),
    wordPattern(words.filter(isAlsoAWord).flatMap(asName), 'gu'),
  ].filter((pattern) => pattern !== null);
  const names = identities.length === 1 ? (identities[0]?.extracted_name ?? null) : null;
  return (text, blocks = []) => {
    const redacted = isPlainWords(text) ? text : redact({ text, blocks }, { candidateName: names }).text;
    return patterns.reduce((masked, pattern) => masked.replace(pattern, hide), redacted);
  };
}

/** A skill or a title, of which an answer has thousands: without a sign of any address only words can tell something. */
function isPlainWords(text: string): boolean {
  return text.length <= 60 && !/[\d@:/]/.test(text);
}

/** Every letter becomes the mask, spaces stay: UTF-16 offsets behind it are what they were. */
export function hide(text: string): string {
  return text.replace(/\S/g, BLIND_MASK);
}

/** What was found to reach the candidate by, as it stands there. */
function knownTexts({ email, phone, extracted_email, extracted_phone, links }: Identity): string[] {
  const known = [email, phone, extracted_email, extracted_phone, ...links];
  return known.filter((each) => each !== null).filter((each) => each.length > 3);
}

function asName(word: string): string[] {
  return [word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(), word.toUpperCase()];
}

function wordPattern(words: readonly string[], flags: string): RegExp | null {
  if (words.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(words)})(?![\\p{L}\\p{N}])`, flags);
}

function alternatives(texts: readonly string[]): string {
  const longestFirst = [...new Set(texts)].sort((one, other) => other.length - one.length);
  return longestFirst.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
}
