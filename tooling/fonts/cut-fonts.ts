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
  readonly source: string;
}

const PACKAGES = '@fontsource-variable';

const FACES: readonly Face[] = [
  {
    name: 'schibsted-grotesk',
    family: 'Schibsted Grotesk Variable',
    style: 'normal',
    source: 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  },
  {
    name: 'newsreader',
    family: 'Newsreader Variable',
    style: 'normal',
    source: 'newsreader/files/newsreader-latin-wght-normal.woff2',
  },
  {
    name: 'newsreader-italic',
    family: 'Newsreader Variable',
    style: 'italic',
    source: 'newsreader/files/newsreader-latin-wght-italic.woff2',
  },
];

/** The weights that the product uses lie between these. */
const WEIGHTS = { min: 400, max: 700 };

/** What English is written with. */
const BASIC = 'U+20-7E,U+A0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';
/** What else is in the Latin files of the packages. */
const REST =
  'U+A1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * The Latin faces of the installed font packages, cut in two: the letters that every page needs, and the rest, which a
 * browser fetches when it meets one. Both only have the weights of the product.
 */
export function cutFonts(): Promise<CutFont[]> {
  return Promise.all(FACES.flatMap((face) => [cut(face, 'rest', REST), cut(face, 'basic', BASIC)]));
}

async function cut(face: Face, part: 'basic' | 'rest', range: string): Promise<CutFont> {
  const file = `${face.name}-${part}.woff2`;
  const source = createRequire(import.meta.url).resolve(`${PACKAGES}/${face.source}`);
  const content = await subsetFont(await readFile(source), lettersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  return { file, content, rule: ruleOf(face, file, range) };
}

function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

const ruleOf = ({ family, style }: Face, file: string, range: string): string => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url('./${file}') format('woff2-variations');
  unicode-range: ${range.replaceAll(',', ', ')};
}
`;
