import { mapOf } from './map-of.ts';

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const LARGER = mapOf({ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, dozen: 12 });

/** A number in figures or words: "12", "1,200", "three"; null for anything else. */
export function readNumber(text: string): number | null {
  const word = text.toLowerCase();
  const index = WORDS.indexOf(word);
  if (index >= 0) return index;
  const larger = LARGER.get(word);
  if (larger !== undefined) return larger;
  return /^\d{1,3}(?:,\d{3})*$|^\d+$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/** A small number as prose writes it: "seven", else "14". */
export function numberInWords(value: number): string {
  return WORDS[value] ?? String(value);
}

/** "Seven" at the start of a sentence. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
