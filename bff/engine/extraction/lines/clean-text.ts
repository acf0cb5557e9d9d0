import { streamSafe } from '../../language/stream-safe.ts';

/** Bullets of symbol fonts that arrive as private-use characters. */
const SYMBOL_BULLETS = /[\uf0a7\uf0b7\uf0d8\uf076\uf0fc\uf0a8\uf06c\uf02d]/g;
/** Zero-width, bidirectional and tag characters, soft hyphens, variation selectors, private use, broken bytes. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufffd]|\u034f|[\ufe00-\ufe0f]/gu;
const CONTROLS = /[\p{Cc}]/gu;
const SPACES = /[\p{Zs}\u2028\u2029]/gu;
/** Wide and joined forms become plain letters; signs that mean something, such as ² or ™, stay. */
const COMPATIBILITY = /[^\p{ASCII}\u0080-\u00ff™…]+/gu;

/**
 * A line as people see it: joined forms taken apart, unseen characters dropped, spaces plain. A tab stays:
 * it stands for a wide gap.
 */
export function cleanLine(raw: string): string {
  return streamSafe(raw.toWellFormed())
    .normalize('NFC')
    .replace(SYMBOL_BULLETS, '•')
    .replace(UNSEEN, '')
    .replace(COMPATIBILITY, (run) => run.normalize('NFKC'))
    .replace(CONTROLS, (char) => (char === '\t' ? '\t' : ' '))
    .replace(SPACES, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t')
    .trim();
}

/**
 * Puts "J O R D A N   L E E" back together; other lines come back as they are. Kerning may leave a pair together, as
 * in "E D U C AT I O N".
 */
export function closeLetterSpacing(line: string): string {
  const words = line.split(/ {2,}|\t/);
  if (words.length >= 3 && words.every((word) => /^\p{L}$/u.test(word))) return words.join('');
  return words.every(isLetterSpaced) ? words.map((word) => word.replaceAll(' ', '')).join(' ') : line;
}

/** No more letters stand before its first space, each of two units at most. */
const LATEST_SPACE = 6;

function isLetterSpaced(word: string): boolean {
  const space = word.indexOf(' ');
  if (space < 1 || space > LATEST_SPACE) return false;
  if (/^(?:\p{L}\.?)(?: \p{L}\.?){2,}$/u.test(word)) return true;
  const parts = word.split(' ');
  const single = parts.filter((part) => /^\p{L}$/u.test(part)).length;
  return (
    parts.length >= 5 &&
    single >= 3 &&
    single >= parts.length * 0.6 &&
    parts.every((part) => /^\p{Lu}{1,3}$/u.test(part))
  );
}
