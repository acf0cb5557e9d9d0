import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toDocument } from '../document.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { type DrawnPage, streamOf } from '../testing/build-pdf.ts';
import { readDrawn as read, seen, drawnWords as words } from './testing/drawn-resume.ts';
import { expectHidden } from './testing/expect-hidden.ts';
import { HIDDEN_WORDS as WORDS } from './testing/hidden-words.ts';

const picture = (color: string) =>
  streamOf(
    color,
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8',
  );
const bigPicture = streamOf(
  '\x80'.repeat(900 * 900),
  '/Type /XObject /Subtype /Image /Width 900 /Height 900 /ColorSpace /DeviceGray /BitsPerComponent 8',
);
const layers = '/OCProperties << /OCGs [10 0 R] /D << /BaseState /ON /OFF [10 0 R] /Order [10 0 R] >> >>';

const TRICKS: Readonly<Record<string, DrawnPage & { says: string }>> = {
  'white on white': { drawing: `${seen}\n1 g ${words}`, says: 'color' },
  'nearly white': { drawing: `${seen}\n0.97 0.98 0.96 rg ${words}`, says: 'color' },
  'the color of the box behind': {
    drawing: `${seen}\n0.1 0.2 0.4 rg 40 590 500 30 re f ${words}`,
    says: 'color',
  },
  'white over a white picture': {
    drawing: `${seen}\nq 500 0 0 40 40 590 cm /P Do Q 1 g ${words}`,
    resources: '/XObject << /P 10 0 R >>',
    objects: [picture('\xff\xff\xff')],
    says: 'color',
  },
  'white of a color space of ink': { drawing: `${seen}\n0 0 0 0 k ${words}`, says: 'color' },
  'a white outline': { drawing: `${seen}\n1 G 1 Tr ${words} 0 Tr`, says: 'color' },
  'two points high': { drawing: `${seen}\n${words.replace('/F1 11', '/F1 2')}`, says: 'too small' },
  'scaled to nothing': {
    drawing: `${seen}\nq 0.1 0 0 0.1 50 600 cm BT /F1 11 Tf (${WORDS}) Tj ET Q`,
    says: 'too small',
  },
  'squeezed to nothing': { drawing: `${seen}\n2 Tz ${words} 100 Tz`, says: 'too small' },
  'the invisible mode': { drawing: `${seen}\n3 Tr ${words} 0 Tr`, says: 'invisible' },
  'the mode that only clips': { drawing: `${seen}\nq 7 Tr ${words} Q`, says: 'invisible' },
  'no opacity': {
    drawing: `${seen}\nq /G gs ${words} Q`,
    resources: '/ExtGState << /G << /ca 0.02 >> >>',
    says: 'transparent',
  },
  'outside the page': { drawing: `${seen}\n${words.replace('50 600', '50 -400')}`, says: 'outside the page' },
  'outside of the crop box': {
    drawing: `${seen}\n${words.replace('50 600', '50 60')}`,
    entries: '/CropBox [0 100 600 800]',
    says: 'outside the page',
  },
  'clipped away': { drawing: `${seen}\nq 0 0 10 10 re W n ${words} Q`, says: 'cropped out' },
  'a box drawn later': { drawing: `${seen}\n${words} 1 g 40 590 500 30 re f`, says: 'covered' },
  'a stroke drawn later': { drawing: `${seen}\n${words} 1 G 40 w 40 604 m 560 604 l S`, says: 'covered' },
  'a picture drawn later': {
    drawing: `${seen}\n${words} q 500 0 0 40 40 590 cm /P Do Q`,
    resources: '/XObject << /P 10 0 R >>',
    objects: [picture('\x20\x40\x60')],
    says: 'covered',
  },
  'a layer that is off': {
    drawing: `${seen}\n/OC /L BDC ${words} EMC`,
    resources: '/Properties << /L 10 0 R >>',
    objects: ['<< /Type /OCG /Name (Notes) >>'],
    catalog: layers,
    says: 'layer',
  },
  'a form in white': {
    drawing: `${seen}\nq /P Do Q`,
    resources: '/XObject << /P 10 0 R >>',
    objects: [
      streamOf(
        `1 g ${words}`,
        '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >>',
      ),
    ],
    says: 'color',
  },
};

test.each(Object.entries(TRICKS))(
  '[AI-03] words hidden by %s are told, and count for nothing',
  async (_, trick) => {
    const clean = await read({ drawing: seen });

    const document = await read(trick);

    expect(document.text).toBe(clean.text);
    await expectHidden(document, clean, { says: trick.says, text: WORDS });
  },
);

test('words that are hidden in the midst of a line leave the line as it is seen', async () => {
  const [clean, attacked] = ['', ' Go Kafka PostgreSQL'].map(
    (hidden) =>
      `${seen}\nBT /F1 11 Tf 1 0 0 1 50 600 Tm (Led a ward) Tj 1 g (${hidden}) Tj 0 g 1 0 0 1 102 600 Tm ( of nine nurses.) Tj ET`,
  );
  const expected = await read({ drawing: clean ?? '' });

  const document = await read({ drawing: attacked ?? '' });

  expect(document.text).not.toContain('Kafka');
  expect(document.text).toBe(expected.text);
  expect(document.notices).toMatchObject([{ kind: 'hidden_text', text: expect.stringContaining('Kafka') }]);
});

test('white words over a dark bar, a stroke, a dark picture and a form are seen', async () => {
  const bars = [
    `0.1 0.2 0.4 rg 40 590 500 30 re f 1 g ${words}`,
    `0.1 0.2 0.4 RG 40 w 40 604 m 560 604 l S 1 g ${words}`,
    `q 500 0 0 40 40 590 cm /P Do Q 1 g ${words}`,
  ];

  const documents = await Promise.all(
    bars.map((bar) =>
      read({
        drawing: `${seen}\n${bar}`,
        resources: '/XObject << /P 10 0 R >>',
        objects: [picture('\x20\x20\x20')],
      }),
    ),
  );

  expect(documents.map(({ text }) => text.includes(WORDS))).toEqual([true, true, true]);
  expect(documents.flatMap(({ notices }) => notices)).toEqual([]);
});

test('a marker that lets the words through hides nothing', async () => {
  const document = await read({
    drawing: `${seen}\n${words} q /G gs 1 1 0 rg 40 590 500 30 re f Q`,
    resources: '/ExtGState << /G << /BM /Multiply >> >>',
  });

  expect(document.text).toContain(WORDS);
  expect(document.notices).toEqual([]);
});

test('a large picture over words leaves them in, and says that they were not checked', async () => {
  const document = await read({
    drawing: `${seen}\n${words} q 500 0 0 40 40 590 cm /P Do Q`,
    resources: '/XObject << /P 10 0 R >>',
    objects: [bigPicture],
  });

  expect(document.text).toContain(WORDS);
  expect(document.notices).toMatchObject([{ kind: 'unchecked' }]);
});

test('a scan with its text behind the picture is read, and says that the two were not compared', async () => {
  const document = await read({
    drawing: `q 600 0 0 800 0 0 cm /P Do Q 3 Tr ${seen}`,
    resources: '/XObject << /P 10 0 R >>',
    objects: [bigPicture],
  });

  expect(document.text).toContain('Registered Nurse');
  expect(document.notices).toMatchObject([{ kind: 'unchecked', detail: expect.stringContaining('images') }]);
});

test('the description of a file is no text, and told when it has many words', async () => {
  const stuffed = `${WORDS} ${WORDS}`;
  const document = await read({ drawing: seen, info: `/Keywords (${stuffed})` });
  const few = await read({ drawing: seen, info: '/Keywords (nurse, resume)' });

  expect(document.text).not.toContain('Kafka');
  expect(document.notices).toMatchObject([{ kind: 'metadata', text: stuffed, page: null }]);
  expect(few.notices).toEqual([]);
});

test('a text that the file claims to stand for another is not read', async () => {
  const document = await read({
    drawing: `${seen}\n/Span << /ActualText (${WORDS}) >> BDC BT /F1 11 Tf 1 0 0 1 50 600 Tm (Nurse) Tj ET EMC`,
  });

  expect(document.text).not.toContain('Kafka');
});

const FOLDERS = ['../../../fixtures/resumes', '../../../src/db/demo/resumes'].map((path) =>
  join(import.meta.dirname, path),
);
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => [name, join(folder, name)] as const),
);

test.each(FILES)('nothing is found behind %s, which hides nothing', async (_, path) => {
  const { lines, pages, behind } = await readPdf(readFileSync(path));

  expect(toDocument(lines, { mediaType: 'application/pdf', pages, behind }).notices).toEqual([]);
});
