const LEAST_WORDS = 60;
/** A line, or what commas part of it: so many are a list for a machine. */
const MOST_LISTED = 80;
const LEAST_REPEATED = 14;
/** Prose of any length repeats its small words: that many words are looked at together. */
const STRETCH = 60;
/** Below this share of different words a stretch repeats itself. */
const MOST_ALIKE = 0.35;

/** Whether a line says the same words over and over. */
export function isRepetition(line: string): boolean {
  const words = wordsOf(line);
  for (let at = 0; at === 0 || at + STRETCH / 2 <= words.length; at += STRETCH / 2) {
    const stretch = words.slice(at, at + STRETCH);
    if (stretch.length >= LEAST_REPEATED && new Set(stretch).size / stretch.length < MOST_ALIKE) return true;
  }
  return false;
}

/** Whether lines that follow each other list more than anybody can: no sentence among them, dozens of terms. */
export function isList(lines: readonly string[]): boolean {
  const text = lines.join(', ');
  const items = text.split(/[,;|•·\n\t/]+/).filter((item) => /\p{L}/u.test(item));
  const words = wordsOf(text);
  return items.length > MOST_LISTED && words.length >= LEAST_WORDS && words.length / items.length < 4;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];
}
