import { streamSafe } from '../../../language/stream-safe.ts';
import { asDrawn, isHyphenBehind, looksOfSpaced } from './letter-spacing.ts';
import { bare, type JudgedLetter, type TextItem } from './text-item.ts';

/**
 * The texts of a page without what nobody sees. The reader of texts joins letters of one line whatever they look like,
 * so that a text can be seen in part. Null where letters and texts do not go together.
 */
export function splitItems<T extends TextItem>(
  items: readonly T[],
  letters: readonly JudgedLetter[],
): T[] | null {
  const kept: T[] = [];
  const looks = looksOfSpaced(items);
  let at = 0;
  for (const item of items) {
    const wanted = bare(item.str);
    const from = at;
    let taken = '';
    while (taken.length < wanted.length && at < letters.length) {
      taken += bare(letters[at]?.letter.text ?? '');
      at += 1;
    }
    while (isHyphenBehind(letters[at], letters[at - 1])) at += 1;
    if (!isSame(taken, wanted)) return null;
    kept.push(...seenOf(item, letters.slice(from, at), looks));
  }
  return kept;
}

/** Texts made of letters alone, where they and the reader's texts do not go together: each run of seen letters is one. */
export function itemsOf(
  runs: readonly (readonly JudgedLetter[])[],
  size: (run: number) => number,
): TextItem[] {
  return runs.flatMap((letters, run) =>
    stretchesOf(letters).map((stretch) => ({
      str: stretch.map(({ letter }) => letter.text).join(''),
      height: size(run),
      fontName: '',
      ...placeOf(stretch, size(run)),
    })),
  );
}

function seenOf<T extends TextItem>(
  item: T,
  letters: readonly JudgedLetter[],
  looks: ReadonlySet<string>,
): T[] {
  if (letters.every(({ reason }) => reason === null)) return [asDrawn(item, letters, looks)];
  const [a = 1, b, c, d, , y] = item.transform;
  return stretchesOf(letters).map((stretch) => {
    const { transform, width } = placeOf(stretch, item.height);
    return {
      ...item,
      str: spaced(item.str, letters, stretch),
      transform: [a, b, c, d, transform[4], y],
      width,
    };
  });
}

/** Neighbours that are seen. */
function stretchesOf(letters: readonly JudgedLetter[]): JudgedLetter[][] {
  const stretches: JudgedLetter[][] = [[]];
  for (const each of letters) {
    if (each.reason === null) stretches.at(-1)?.push(each);
    else if (stretches.at(-1)?.length !== 0) stretches.push([]);
  }
  return stretches.filter((stretch) => stretch.length > 0);
}

function placeOf(stretch: readonly JudgedLetter[], size: number): Pick<TextItem, 'transform' | 'width'> {
  const left = Math.min(...stretch.map(({ letter }) => letter.left));
  const right = Math.max(...stretch.map(({ letter }) => letter.right));
  const baseline = (stretch[0]?.letter.middle[1] ?? 0) - 0.3 * size;
  return { transform: [size, 0, 0, size, left, baseline], width: right - left };
}

/** The letters of a stretch with the spaces that the text has between them. */
function spaced(text: string, letters: readonly JudgedLetter[], stretch: readonly JudgedLetter[]): string {
  const [first] = stretch;
  const before = first === undefined ? 0 : letters.indexOf(first);
  const skip = letters.slice(0, before).reduce((sum, { letter }) => sum + bare(letter.text).length, 0);
  const length = stretch.reduce((sum, { letter }) => sum + bare(letter.text).length, 0);
  let count = 0;
  let taken = '';
  for (const sign of streamSafe(text).normalize('NFKC')) {
    const isSpace = /\s/u.test(sign);
    if (count >= skip && (isSpace ? count < skip + length && taken !== '' : count < skip + length))
      taken += sign;
    if (!isSpace) count += sign.length;
  }
  return taken;
}

/** The same letters; a text from right to left has them in another order. */
function isSame(one: string, other: string): boolean {
  return one === other || (one.length === other.length && sorted(one) === sorted(other));
}

function sorted(text: string): string {
  return Array.from(text).sort().join('');
}
