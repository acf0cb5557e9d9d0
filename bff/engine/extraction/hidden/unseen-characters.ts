const ZERO_WIDTH = '\u200b-\u200d\u2060\ufeff\u00ad';
/** A word whose letters are parted by characters without width: three of them or more. */
const PARTED = new RegExp(`[\\p{L}\\p{N}](?:[${ZERO_WIDTH}]+[\\p{L}\\p{N}]){3,}`, 'gu');
/** Characters for the names of flags, which spell plain letters that nothing draws. */
const TAGS = /[\u{e0020}-\u{e007e}]+/gu;
const TAG_START = 0xe0000;

/** The words of a text that are spelled in characters without width, or parted by them; empty as a rule. */
export function unseenWords(text: string): string {
  const spelled = [...text.matchAll(TAGS)].map(([tags]) =>
    Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? TAG_START) - TAG_START)).join(''),
  );
  const parted = [...text.matchAll(PARTED)].map(([word]) =>
    word.replace(new RegExp(`[${ZERO_WIDTH}]`, 'gu'), ''),
  );
  return [...spelled, ...parted].join(' ');
}
