import type { RedactedKind, RedactedSpan } from './redacted.ts';

/** Every match of a pattern; with a group named `hidden` only that part. The pattern needs the flags g and d. */
export function spansOf(kind: RedactedKind, text: string, patterns: readonly RegExp[]): RedactedSpan[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [start, end] = match.indices?.groups?.hidden ?? match.indices?.[0] ?? [0, 0];
      return end > start ? [{ kind, start, end }] : [];
    }),
  );
}

/** Every place where words stand as they are, whatever their case. */
export function placesOf(kind: RedactedKind, text: string, words: string): RedactedSpan[] {
  if (words.trim().length < 3) return [];
  const wanted = words.trim().split(/\s+/).map(escaped).join('\\s+');
  return spansOf(kind, text, [new RegExp(wanted, 'dgi')]);
}

/** Words as a pattern that matches nothing else. */
export function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
