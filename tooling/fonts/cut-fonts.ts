import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** A file of the design system's fonts, and the style sheet's rule for it. */
interface CutFont {
  readonly file: string;
  readonly content: Buffer;
  readonly rule: string;
}

interface Face {
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly weights: string;
  readonly source: string;
}

const FACES: readonly Face[] = [
  {
    name: 'schibsted-grotesk',
    family: 'Schibsted Grotesk Variable',
    style: 'normal',
    weights: '400 900',
    source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  },
  {
    name: 'newsreader',
    family: 'Newsreader Variable',
    style: 'normal',
    weights: '200 800',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  },
  {
    name: 'newsreader-italic',
    family: 'Newsreader Variable',
    style: 'italic',
    weights: '200 800',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  },
];

/** What English is written with, and the signs of the interface. */
const BASIC: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
];

/**
 * The Latin faces of the installed font packages, cut to the letters that every page needs. For any other letter, a browser
 * fetches the packages' own files.
 */
export function cutFonts(): Promise<CutFont[]> {
  return Promise.all(FACES.map(cut));
}

async function cut(face: Face): Promise<CutFont> {
  const source = createRequire(import.meta.url).resolve(face.source);
  const content = await subsetFont(await readFile(source), LETTERS, { targetFormat: 'woff2' });
  const file = `${face.name}-basic.woff2`;
  return { file, content, rule: ruleOf(face, file) };
}

const LETTERS = BASIC.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

const RANGE = BASIC.map(([first, last]) =>
  first === last ? `U+${inHex(first)}` : `U+${inHex(first)}-${inHex(last)}`,
).join(', ');

function inHex(code: number): string {
  return code.toString(16).toUpperCase();
}

const ruleOf = ({ family, style, weights }: Face, file: string): string => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-display: swap;
  font-weight: ${weights};
  src: url('./${file}') format('woff2-variations');
  unicode-range: ${RANGE};
}
`;
