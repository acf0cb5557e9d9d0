import { expect, test } from 'vitest';
import { type DrawnPage, streamOf } from '../testing/build-pdf.ts';
import { readDrawn as read, seen, drawnWords as words } from './testing/drawn-resume.ts';
import { expectHidden } from './testing/expect-hidden.ts';
import { HIDDEN_WORDS as WORDS } from './testing/hidden-words.ts';

const veiled = (state: string, times = 1) => ({
  drawing: `${seen}\n${words} q /A gs 1 g ${'40 590 520 30 re f '.repeat(times)} Q`,
  resources: `/ExtGState << /A << ${state} >> >>`,
});
const tile = (drawing: string) =>
  streamOf(
    drawing,
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5 /Resources << >>',
  );
const group = (drawing: string, resources = '') =>
  streamOf(
    drawing,
    `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Group << /S /Transparency /I true /CS /DeviceRGB >> /Resources << /Font << /F1 4 0 R >> ${resources} >>`,
  );
/** A group in which another is mixed with what lies below it. */
const mixedIn = (mode: string, below: string, inside: string) => ({
  drawing: `${seen}\n/G Do`,
  resources: '/XObject << /G 11 0 R >>',
  objects: [
    group(inside),
    group(`${below} /B gs /X Do`, `/XObject << /X 10 0 R >> /ExtGState << /B << /BM /${mode} >> >>`),
  ],
});
const masked = (mask: string, entries = '') => ({
  resources: '/ExtGState << /M 11 0 R >> /Shading << /S 12 0 R >>',
  objects: [group(mask), `<< /Type /ExtGState /SMask << /S /Alpha /G 10 0 R ${entries} >> >>`],
});
const through = (from: string, to: string) => ({
  ...masked(words),
  objects: [
    ...masked(words).objects,
    `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [${from}] /C1 [${to}] /N 1 >> >>`,
  ],
  drawing: `${seen}\nq /M gs /S sh Q q /Z gs ${words} Q`,
  resources: '/ExtGState << /M 11 0 R /Z << /ca 0 >> >> /Shading << /S 12 0 R >>',
});
const INVERTED = '/TR << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>';
const SECOND_FONT = '/Font << /F1 4 0 R /F2 10 0 R >>';
const told = (map: string) => [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 11 0 R >>',
  streamOf(
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${map.split('> <').length} beginbfchar ${map} endbfchar endcmap end`,
  ),
];
const hex = (text: string) =>
  Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('');
/** A font whose letters are one drawing. */
const drawnFont = (letter: string) => [
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 122 /Widths [${'500 '.repeat(91)}] /CharProcs << /x 11 0 R >> /Encoding << /Differences [32 ${'/x '.repeat(91)}] >> /ToUnicode 12 0 R >>`,
  streamOf(letter),
  streamOf(
    '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7a> <0020> endbfrange endcmap end',
  ),
];
const inSecondFont = (text: string) => `${seen}\nBT /F2 11 Tf 1 0 0 1 50 600 Tm ${text} ET`;

const TRICKS: Readonly<Record<string, DrawnPage & { says: string }>> = {
  'thin veils on each other': { ...veiled('/ca 0.6', 4), says: 'color' },
  'a white box that lightens': { ...veiled('/BM /Screen'), says: 'color' },
  'a group that takes white from white': {
    ...mixedIn('Difference', '1 g 40 590 520 30 re f', `0 g ${words}`),
    says: 'color',
  },
  'a group that darkens what is dark': {
    ...mixedIn('Multiply', '0.07 g 40 590 520 30 re f', `1 g ${words}`),
    says: 'color',
  },
  'a group that leaves the brightness': {
    ...mixedIn('Hue', '0 g 40 590 520 30 re f', `1 g ${words}`),
    says: 'color',
  },
  'a white drawing, repeated, as their color': {
    drawing: `${seen}\n/Pattern cs /P scn ${words}`,
    resources: '/Pattern << /P 10 0 R >>',
    objects: [tile('1 g 0 0 5 5 re f')],
    says: 'color',
  },
  'an empty drawing, repeated, as their color': {
    drawing: `${seen}\n/Pattern cs /P scn ${words}`,
    resources: '/Pattern << /P 10 0 R >>',
    objects: [tile(' ')],
    says: 'transparent',
  },
  'a drawing, repeated over them': {
    drawing: `${seen}\n${words} /Pattern cs /P scn 40 590 520 30 re f`,
    resources: '/Pattern << /P 10 0 R >>',
    objects: [tile('1 g 0 0 5 5 re f')],
    says: 'covered',
  },
  'a gradient drawn later': {
    drawing: `${seen}\n${words} q 40 590 500 30 re W n /S sh Q`,
    resources: '/Shading << /S 12 0 R >>',
    objects: through('1 1 1', '0.9 1 1').objects,
    says: 'covered',
  },
  'a stencil without a hole, drawn later': {
    drawing: `${seen}\n${words} 1 g q 500 0 0 40 40 590 cm /P Do Q`,
    resources: '/XObject << /P 10 0 R >>',
    objects: [
      streamOf(
        '\x00'.repeat(64),
        '/Type /XObject /Subtype /Image /ImageMask true /Width 16 /Height 32 /BitsPerComponent 1',
      ),
    ],
    says: 'covered',
  },
  'an open mask, turned round': {
    ...masked('0 0 600 800 re f', INVERTED),
    drawing: `${seen}\nq /M gs ${words} Q`,
    says: 'transparent',
  },
  'white that is seen through their outlines': { ...through('1 1 1', '0.99 1 1'), says: 'transparent' },
  'a wide white pen along their outlines': {
    drawing: `${seen}\n4 w 1 G 0 g BT /F1 11 Tf 2 Tr 1 0 0 1 50 600 Tm (${WORDS}) Tj ET`,
    says: 'color',
  },
  'a pen that hardly ever touches the paper': {
    drawing: `${seen}\n[0.01 400] 0 d BT /F1 11 Tf 1 Tr 1 0 0 1 50 600 Tm (${WORDS}) Tj ET`,
    says: 'transparent',
  },
  'letters that lean over flat': {
    drawing: `${seen}\nBT /F1 11 Tf 1 0 60 1 50 600 Tm (${WORDS}) Tj ET`,
    says: 'too small',
  },
  'a sign that is told to be a sentence': {
    drawing: inSecondFont('(a) Tj'),
    resources: SECOND_FONT,
    objects: told(`<61> <${hex(WORDS)}>`),
    says: 'different letters',
  },
  'signs that are told to be pieces of words': {
    drawing: inSecondFont('(abcdefgh) Tj'),
    resources: SECOND_FONT,
    objects: told(
      ['Go Ka', 'fka ', 'Post', 'greS', 'QL ', 'Go ', 'serv', 'ices']
        .map((piece, index) => `<6${index + 1}> <${hex(piece)}>`)
        .join(' '),
    ),
    says: 'different letters',
  },
  'a font that draws dots': {
    drawing: inSecondFont(`(${WORDS}) Tj`),
    resources: SECOND_FONT,
    objects: drawnFont('500 0 d0 0 0 20 20 re f'),
    says: 'displays nothing',
  },
  'a font that draws in white': {
    drawing: inSecondFont(`(${WORDS}) Tj`),
    resources: SECOND_FONT,
    objects: drawnFont('500 0 d0 1 g 0 0 400 700 re f'),
    says: 'color',
  },
};

test.each(Object.entries(TRICKS))(
  '[AI-03] words hidden by %s are told, and count for nothing',
  async (_, trick) => {
    const clean = await read({ drawing: seen });

    const document = await read(trick);

    expect(document.text).toBe(clean.text);
    await expectHidden(document, clean, { says: trick.says, text: expect.stringContaining('Go') });
  },
);

const HONEST: Readonly<Record<string, DrawnPage>> = {
  'a shadow below the words': { drawing: `${seen}\nq 0.95 g 1 0 0 1 1 -1 cm ${words} Q ${words}` },
  'white words with dark outlines drawn apart': {
    drawing: `${seen}\n1 g ${words} q 0.4 w BT /F1 11 Tf 1 Tr 1 0 0 1 50 600 Tm (${WORDS}) Tj ET Q`,
  },
  'a white halo drawn first': {
    drawing: `${seen}\nq 3 w 1 G BT /F1 11 Tf 1 Tr 1 0 0 1 50 600 Tm (${WORDS}) Tj ET Q ${words}`,
  },
  'a dark gradient seen through their outlines': through('0 0.1 0.5', '0.4 0 0.4'),
  'a group that is mixed with nothing': mixedIn('Screen', '', words),
  'a group that takes black from white': mixedIn('Difference', '1 g 40 590 520 30 re f', `1 g ${words}`),
  'a thin veil': veiled('/ca 0.3'),
  'a dark drawing, repeated, as their color': {
    drawing: `${seen}\n/Pattern cs /P scn ${words}`,
    resources: '/Pattern << /P 10 0 R >>',
    objects: [tile('0.2 0 0.5 rg 0 0 5 5 re f')],
  },
  'a font that draws in dark blue': {
    drawing: inSecondFont(`(${WORDS}) Tj`),
    resources: SECOND_FONT,
    objects: drawnFont('500 0 d0 0 0 0.4 rg 0 0 400 700 re f'),
  },
  'a font of pictures, each with a name': {
    drawing: `${seen}\n${words} BT /F2 11 Tf 1 0 0 1 50 580 Tm (a) Tj ET`,
    resources: SECOND_FONT,
    objects: told(`<61> <${hex('envelope')}>`),
  },
  'a line that is squeezed flat beside others of its font': {
    drawing: `${seen}\n${words} BT /F1 11 Tf 0.7 0 0 1 50 560 Tm (Speaks to families and trains new nurses) Tj ET`,
  },
};

test.each(Object.entries(HONEST))('%s hides nothing', async (_, page) => {
  const document = await read(page);

  expect(document.notices).toEqual([]);
  expect(document.text.split(WORDS)).toHaveLength(2);
});

test('letters that are squeezed flat leave the other words of their font alone', async () => {
  const clean = await read({ drawing: seen });

  const document = await read({
    drawing: `${seen}\nBT /F1 11 Tf 1 0 0 0.01 50 600 Tm (${WORDS}) Tj ET`,
  });

  expect(document.text).toBe(clean.text);
});
