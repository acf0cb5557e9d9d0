import { bare, type JudgedLetter, type TextItem } from './text-item.ts';

const SOFT_HYPHEN = '\u00ad';
/** A gap wider than this many letter heights is a space before a hyphen; more than the gaps around, one between words. */
const GAP = 0.14;
const WORD_GAP = 0.2;

/** Whether the reader of texts spells something otherwise than it is drawn: hyphens left out, words of a spaced line lost. */
export function hasWrongSpacing(items: readonly TextItem[], letters: readonly JudgedLetter[]): boolean {
  return items.some(({ str }) => isSpacedOut(str)) || letters.some(isSoftHyphen);
}

/** The text as its letters are drawn. */
export function asDrawn<T extends TextItem>(
  item: T,
  letters: readonly JudgedLetter[],
  spaced: ReadonlySet<string>,
): T {
  const isShort = spaced.has(lookOf(item)) && /^\p{L}(?: \p{L})+$/u.test(item.str);
  if (isShort || isSpacedOut(item.str)) return { ...item, str: closeSpacing(letters, item.height) };
  return letters.some(isSoftHyphen) ? { ...item, str: withHyphens(item, letters) } : item;
}

/** How the texts look that are spaced out: a short one that looks so is spaced too. */
export function looksOfSpaced(items: readonly TextItem[]): ReadonlySet<string> {
  return new Set(items.filter(({ str }) => isSpacedOut(str)).map(lookOf));
}

function lookOf({ fontName, height }: TextItem): string {
  return `${fontName} ${height.toFixed(1)}`;
}

/** A hyphen at the end of a line, which belongs to the text before it. */
export function isHyphenBehind(one: JudgedLetter | undefined, other: JudgedLetter | undefined): boolean {
  if (one === undefined || other === undefined || !isSoftHyphen(one)) return false;
  return Math.abs(one.letter.middle[1] - other.letter.middle[1]) < 1;
}

function isSoftHyphen({ letter }: JudgedLetter): boolean {
  return letter.text === SOFT_HYPHEN;
}

/** "N G O Z I A D É B ÁYÒ": letters with a little space between them, of which the reader of texts makes words. */
function isSpacedOut(text: string): boolean {
  const words = text.split(' ');
  const single = words.filter((word) => /^\P{L}?\p{L}$|^[,.&-]$/u.test(word)).length;
  return words.length >= 5 && single >= 0.7 * words.length && !/\p{Ll}{2}/u.test(text);
}

function closeSpacing(letters: readonly JudgedLetter[], size: number): string {
  const gaps = letters.slice(1).map(({ letter }, index) => letter.left - (letters[index]?.letter.right ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return letters
    .map(({ letter }, index) =>
      (gaps[index - 1] ?? 0) > usual + WORD_GAP * size ? ` ${letter.text}` : letter.text,
    )
    .join('');
}

function withHyphens(item: TextItem, letters: readonly JudgedLetter[]): string {
  const signs = Array.from(item.str);
  let text = '';
  for (const [index, { letter }] of letters.entries()) {
    if (letter.text === SOFT_HYPHEN) {
      const before = letters[index - 1]?.letter;
      const isApart = before !== undefined && letter.left - before.right > GAP * item.height;
      text += isApart ? ' -' : '-';
    }
    for (let left = bare(letter.text).length; left > 0 && signs.length > 0; ) {
      const sign = signs.shift() ?? '';
      left -= bare(sign).length;
      text += sign;
    }
  }
  return text + signs.join('');
}
