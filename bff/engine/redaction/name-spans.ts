import type { RedactedSpan } from './redacted.ts';

/** First names that are months too: beside a number they are a date. */
const MONTHS = new Set(['april', 'may', 'june', 'august', 'jan', 'mar']);
const PARTICLES = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'da',
  'di',
  'del',
  'la',
  'le',
  'bin',
  'al',
  'el',
  'dos',
  'ten',
  'ibn',
]);
const LEAST_JOINED = 5;

/**
 * A candidate's name wherever it stands: whole, in parts that start with a capital, and joined to the name of an
 * account, such as "janesmith" or "jsmith". Accents don't matter.
 */
export function nameSpans(text: string, name: string | null): RedactedSpan[] {
  const parts = partsOf(name);
  if (parts.length === 0) return [];
  const folded = fold(text);
  return [...partSpans(text, folded, parts), ...joinedSpans(folded, parts)];
}

function partsOf(name: string | null): string[] {
  return fold(name ?? '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((part) => part.length >= 2 && !PARTICLES.has(part));
}

/** Lower case without accents, one character for one, so that offsets stay. */
function fold(text: string): string {
  return text.replace(/[^\x20-\x7e]|[A-Z]/g, (character) => {
    const base = character.normalize('NFD').charAt(0).toLowerCase();
    return base.length === 1 ? base : character;
  });
}

function partSpans(text: string, folded: string, parts: readonly string[]): RedactedSpan[] {
  return parts.flatMap((part) => {
    const isLatin = /^[a-z]+$/.test(part);
    const pattern = isLatin ? `(?<![\\p{L}])${part}(?:s(?=[’'´\\s]))?(?![\\p{L}])` : part;
    return [...folded.matchAll(new RegExp(pattern, 'gu'))].flatMap((match) => {
      const start = match.index;
      const end = start + match[0].length;
      const isWritten = !isLatin || /^\p{Lu}/u.test(text.slice(start)) || isOfAccount(folded, start, end);
      const isDate = MONTHS.has(part) && /^[.,]?\s?[’']?\d/.test(folded.slice(end));
      return isWritten && !isDate ? [{ kind: 'name' as const, start, end }] : [];
    });
  });
}

/** In small letters beside a sign that joins words it is a part of a name that a machine knows: "ada-sync". */
function isOfAccount(folded: string, start: number, end: number): boolean {
  const beside = `${folded[start - 1] ?? ''}${folded[end] ?? ''}`;
  return end - start >= LEAST_JOINED && /[-_@/\d]/.test(beside);
}

/** Words that hold first and last name without a gap, or are made of an initial and the last name. */
function joinedSpans(folded: string, parts: readonly string[]): RedactedSpan[] {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2 || first.length + last.length < LEAST_JOINED) return [];
  const inside = [first + last, last + first];
  const whole = new Set([first.charAt(0) + last, last + first.charAt(0), first + last.charAt(0)]);
  return [...folded.matchAll(/\S+/g)].flatMap((token) => {
    const letters = token[0].replace(/[^\p{L}]/gu, '');
    const isJoined =
      inside.some((joined) => letters.includes(joined)) ||
      (letters.length >= LEAST_JOINED && whole.has(letters));
    return isJoined
      ? [{ kind: 'name' as const, start: token.index, end: token.index + token[0].length }]
      : [];
  });
}
