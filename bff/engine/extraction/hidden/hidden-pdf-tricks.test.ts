import { expect, test } from 'vitest';
import { type DrawnPage, streamOf } from '../testing/build-pdf.ts';
import { readDrawn as read, seen, drawnWords as words } from './testing/drawn-resume.ts';
import { expectHidden } from './testing/expect-hidden.ts';
import { HIDDEN_WORDS as WORDS } from './testing/hidden-words.ts';

const form = (drawing: string, entries = '') =>
  streamOf(
    drawing,
    `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >> ${entries}`,
  );
const group = (drawing: string) => form(drawing, '/Group << /S /Transparency /CS /DeviceGray >>');
const masked = (subtype: string) => ({
  resources: '/ExtGState << /M 11 0 R >>',
  objects: (mask: string) => [group(mask), `<< /Type /ExtGState /SMask << /S /${subtype} /G 10 0 R >> >>`],
});
const blended = (mode: string) => `/ExtGState << /B << /BM /${mode} >> >>`;
const gradient = (from: string, to: string) => [
  '<< /Type /Pattern /PatternType 2 /Shading 11 0 R >>',
  `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [${from}] /C1 [${to}] /N 1 >> >>`,
];
const PATTERNS = '/Pattern << /P 10 0 R >> /Shading << /S 11 0 R >>';
/** A font whose letters are drawings: of `a` to `z` each the same. */
const drawnFont = (letter: string, widths = '500 '.repeat(91)) => [
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 122 /Widths [${widths}] /CharProcs << /x 11 0 R >> /Encoding << /Differences [32 ${'/x '.repeat(91)}] >> /ToUnicode 12 0 R >>`,
  streamOf(letter),
  streamOf(
    '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7a> <0020> endbfrange endcmap end',
  ),
];
/** As if the letters were drawn in the order of the alphabet from behind: a wide "i", a narrow "m". */
const ANY_WIDTHS = Array.from({ length: 91 }, (_, index) => 250 + ((index * 37) % 11) * 60).join(' ');
/** Tells each plain letter for the next in the alphabet. */
const nextLetters = streamOf(
  '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <79> <0021> endbfrange endcmap end',
);
const shifted = Array.from(WORDS, (sign) => String.fromCharCode(sign.charCodeAt(0) - 1)).join('');
const drawnWords = `BT /F2 11 Tf 1 0 0 1 50 600 Tm (${WORDS}) Tj ET`;
const SECOND_FONT = '/Font << /F1 4 0 R /F2 10 0 R >>';

const TRICKS: Readonly<Record<string, DrawnPage & { says: string }>> = {
  'nearly white on a white panel': {
    drawing: `${seen}\n1 g 40 590 500 30 re f 0.996 g ${words}`,
    says: 'color',
  },
  'a box whose path goes round twice': {
    drawing: `${seen}\n${words} 1 g 40 590 500 30 re 40 590 500 30 re f`,
    says: 'covered',
  },
  'a shape with round sides drawn later': {
    drawing: `${seen}\n${words} 1 g -300 570 m -300 660 900 660 900 570 c f`,
    says: 'covered',
  },
  'cuts at both ends of the page': {
    drawing: `${seen}\nq 0 0 1 1 re 599 799 1 1 re W n ${words} Q`,
    says: 'cropped out',
  },
  'a cut to other letters': {
    drawing: `${seen}\nq BT /F1 4 Tf 7 Tr 1 0 0 1 300 20 Tm (.) Tj ET 0 Tr ${words} Q`,
    says: 'cropped out',
  },
  'a mode that lightens what is white': {
    drawing: `${seen}\n1 g 40 590 500 30 re f q /B gs 0 g ${words} Q`,
    resources: blended('Screen'),
    says: 'color',
  },
  'white in a mode that darkens': {
    drawing: `${seen}\n0.2 0.2 0.4 rg 40 590 500 30 re f q /B gs 1 g ${words} Q`,
    resources: blended('Multiply'),
    says: 'color',
  },
  'a dark mask': {
    drawing: `${seen}\nq /M gs ${words} Q`,
    resources: masked('Luminosity').resources,
    objects: masked('Luminosity').objects('0 g 0 0 600 800 re f'),
    says: 'transparent',
  },
  'a mask that is open elsewhere': {
    drawing: `${seen}\nq /M gs ${words} Q`,
    resources: masked('Alpha').resources,
    objects: masked('Alpha').objects('0 0 100 100 re f'),
    says: 'transparent',
  },
  'a white gradient as their color': {
    drawing: `${seen}\n/Pattern cs /P scn ${words}`,
    resources: PATTERNS,
    objects: gradient('1 1 1', '0.98 0.98 1'),
    says: 'color',
  },
  'white on a white gradient': {
    drawing: `${seen}\nq 40 590 500 30 re W n /S sh Q 1 g ${words}`,
    resources: PATTERNS,
    objects: gradient('1 1 1', '0.97 0.97 1'),
    says: 'color',
  },
  'the color of the picture behind': {
    drawing: `${seen}\nq 500 0 0 40 40 590 cm /P Do Q 1 g ${words}`,
    resources: '/XObject << /P 10 0 R >>',
    objects: [
      streamOf(
        '\x00\x00\x00\x00\x00\x00\xff\xff\xff\xff\xff\xff',
        '/Type /XObject /Subtype /Image /Width 1 /Height 4 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      ),
    ],
    says: 'color',
  },
  'a form of a layer that is off': {
    drawing: `${seen}\n/P Do`,
    resources: '/XObject << /P 11 0 R >>',
    objects: ['<< /Type /OCG /Name (Notes) >>', form(words, '/OC 10 0 R')],
    catalog: '/OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] >> >>',
    says: 'layer',
  },
  'a font that draws nothing': {
    drawing: `${seen}\n${drawnWords}`,
    resources: SECOND_FONT,
    objects: drawnFont('500 0 d0'),
    says: 'displays nothing',
  },
  'a font that draws other letters': {
    drawing: `${seen}\nBT /F2 11 Tf 1 0 0 1 50 600 Tm (${shifted}) Tj ET`,
    resources: SECOND_FONT,
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 11 0 R >>',
      nextLetters,
    ],
    says: 'different letters',
  },
  'many thin strokes drawn later': {
    drawing: `${seen}\n${words} 1 G 0.8 w ${Array.from({ length: 30 }, (_, index) => `40 ${594 + index * 0.7} m 560 ${594 + index * 0.7} l`).join(' ')} S`,
    says: 'covered',
  },
  'many thin boxes drawn later': {
    drawing: `${seen}\n${words} 1 g ${Array.from({ length: 30 }, (_, index) => `40 ${594 + index * 0.7} 520 0.8 re f`).join(' ')}`,
    says: 'covered',
  },
  'a font whose letters are as wide as others': {
    drawing: `${seen}\nBT /F2 11 Tf 1 0 0 1 50 600 Tm (${WORDS}) Tj ET`,
    resources: SECOND_FONT,
    objects: drawnFont('500 0 d0 0 0 400 700 re f', ANY_WIDTHS),
    says: 'different letters',
  },
};

test.each(Object.entries(TRICKS))(
  '[AI-03] words hidden by %s are told, and count for nothing',
  async (_, trick) => {
    const clean = await read({ drawing: seen });

    const document = await read(trick);

    expect(document.text).toBe(clean.text);
    await expectHidden(document, clean, { says: trick.says, text: expect.stringContaining('Kafka') });
  },
);

const UNSURE: Readonly<Record<string, DrawnPage>> = {
  'a gradient that ends, drawn later': {
    drawing: `${seen}\n${words} q 40 590 500 30 re W n /S sh Q`,
    resources: PATTERNS,
    objects: gradient('1 1 1', '1 1 1').map((object) => object.replace('[true true]', '[true false]')),
  },
  'a stencil with a hole, drawn later': {
    drawing: `${seen}\n${words} 1 g q 500 0 0 40 40 590 cm /P Do Q`,
    resources: '/XObject << /P 10 0 R >>',
    objects: [
      streamOf(
        '\x00\x40',
        '/Type /XObject /Subtype /Image /ImageMask true /Width 2 /Height 2 /BitsPerComponent 1',
      ),
    ],
  },
  'one huge letter drawn later': {
    drawing: `${seen}\n${words} 1 g BT /F1 400 Tf 1 0 0 1 40 500 Tm (M) Tj ET`,
  },
  'a large picture below white words': {
    drawing: `${seen}\nq 500 0 0 40 40 590 cm /P Do Q 1 g ${words}`,
    resources: '/XObject << /P 10 0 R >>',
    objects: [
      streamOf(
        '\xff'.repeat(900 * 900),
        '/Type /XObject /Subtype /Image /Width 900 /Height 900 /ColorSpace /DeviceGray /BitsPerComponent 8',
      ),
    ],
  },
};

test.each(Object.entries(UNSURE))('%s leaves words in, and is said not to be checked', async (_, trick) => {
  const document = await read(trick);

  expect(document.text).toContain(WORDS);
  expect(document.notices).toMatchObject([{ kind: 'unchecked' }]);
});

const HONEST: Readonly<Record<string, DrawnPage>> = {
  'a mode that lightens, with nothing below': {
    drawing: `${seen}\nq /B gs ${words} Q`,
    resources: blended('Screen'),
  },
  'white on a badge with round sides': {
    drawing: `${seen}\n0.1 0.2 0.4 rg 0 600 m 0 700 600 700 600 600 c 600 500 0 500 0 600 c f 1 g ${words}`,
  },
  'white on a dark gradient': {
    drawing: `${seen}\nq 40 590 500 30 re W n /S sh Q 1 g ${words}`,
    resources: PATTERNS,
    objects: gradient('0 0.1 0.3', '0.2 0 0.4'),
  },
  'a dark gradient as their color': {
    drawing: `${seen}\n/Pattern cs /P scn ${words}`,
    resources: PATTERNS,
    objects: gradient('0 0.1 0.3', '0.8 0.9 1'),
  },
  'a gradient seen through their outlines': {
    drawing: `${seen}\nq 7 Tr ${words} /S sh Q 0 Tr`,
    resources: PATTERNS,
    objects: gradient('0 0.1 0.3', '0.2 0 0.4'),
  },
  'an open mask': {
    drawing: `${seen}\nq /M gs ${words} Q`,
    resources: masked('Luminosity').resources,
    objects: masked('Luminosity').objects('1 g 0 0 600 800 re f'),
  },
  'a box with a hole drawn later': {
    drawing: `${seen}\n${words} 1 g 0 500 600 185 re 30 580 560 50 re f*`,
  },
  'words that stand upright': {
    drawing: `${seen}\n${words} BT /F1 11 Tf 0 1 -1 0 580 100 Tm (Curriculum vitae of a nurse) Tj ET`,
  },
  'a table with lines around them and one through them': {
    drawing: `${seen}\n${words} 0 G 0.8 w 40 590 500 30 re S 40 604 m 560 604 l S`,
  },
  'a font whose letters are drawings': {
    drawing: `${seen}\n${drawnWords}`,
    resources: SECOND_FONT,
    objects: drawnFont('500 0 d0 0 0 400 700 re f'),
  },
};

test.each(Object.entries(HONEST))('%s hides nothing', async (_, page) => {
  const document = await read(page);

  expect(document.notices).toEqual([]);
  expect(document.text).toContain(WORDS);
});

test('what is written into annotations and form fields is no text', async () => {
  const field = `/Type /Annot /Rect [50 590 500 620] /F 2 /V (${WORDS}) /Contents (${WORDS})`;

  const document = await read({
    drawing: seen,
    entries: `/Annots [<< /Subtype /Widget /FT /Tx /T (a) ${field} >> << /Subtype /Text ${field} >>]`,
  });

  expect(document.text).not.toContain('Kafka');
});
