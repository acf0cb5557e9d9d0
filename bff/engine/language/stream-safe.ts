/** As many marks on one letter as any language needs, with room: the bound of Unicode's Stream-Safe Text Format (UAX #15). */
const MOST_MARKS = 30;

/** Marks behind a letter, and the signs that become one. */
const MARKS = new RegExp(String.raw`([\p{M}\uff9e\uff9f]{${MOST_MARKS}})[\p{M}\uff9e\uff9f]+`, 'gu');

/**
 * The same text with at most 30 marks on a letter. Normalization sorts the marks of a letter in a time that grows with
 * their square, and no signal ends it meanwhile.
 */
export function streamSafe(text: string): string {
  return text.replace(MARKS, '$1');
}
