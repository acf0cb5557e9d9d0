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

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];
}
