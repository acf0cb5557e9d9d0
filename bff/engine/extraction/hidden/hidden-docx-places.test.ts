import { expect, test } from 'vitest';
import type { BuiltDocx } from '../testing/build-docx.ts';
import { expectHidden } from './testing/expect-hidden.ts';
import { HIDDEN_WORDS as WORDS } from './testing/hidden-words.ts';
import { paragraph, readWritten as read, run } from './testing/written-resume.ts';

const hidden = paragraph(run(WORDS));
const theme =
  '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="1F3864"/></a:dk2></a:clrScheme></a:theme>';
const at = (axis: 'H' | 'V', from: string, place: number) =>
  `<wp:position${axis} relativeFrom="${from}"><wp:posOffset>${place}</wp:posOffset></wp:position${axis}>`;
/** A box of text as Word writes it: for itself, and for older programs, where it looks like any other. */
const box = (inside: string, { place = '', extent = 'cx="4000000" cy="900000"', fill = '' } = {}) => {
  const content = `<w:txbxContent>${inside}</w:txbxContent>`;
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor>${place}<wp:extent ${extent}/><a:graphic><a:graphicData><wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:rect style="position:absolute;margin-left:20pt;width:300pt;height:60pt"><v:textbox>${content}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
};
const solid = (color: string) => `<a:solidFill>${color}</a:solidFill>`;
const table = (properties: string, cell: string) =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tr><w:tc><w:tcPr>${cell}</w:tcPr>${hidden}</w:tc></w:tr></w:tbl>`;

const TRICKS: Readonly<Record<string, BuiltDocx & { says: string }>> = {
  'a box left of the page': {
    body: box(hidden, { place: at('H', 'page', -9_000_000) }),
    says: 'outside the page',
  },
  'a box above the page': {
    body: box(hidden, { place: at('V', 'page', -1_000_000) }),
    says: 'outside the page',
  },
  'a box far left of its column': {
    body: box(hidden, { place: at('H', 'column', -9_000_000) }),
    says: 'outside the page',
  },
  'a box just right of the page': {
    body: box(hidden, { place: at('H', 'column', 8_000_000) }),
    says: 'outside the page',
  },
  'a box below the page': {
    body: box(hidden, { place: at('V', 'paragraph', 11_000_000) }),
    says: 'outside the page',
  },
  'a box of five points': { body: box(hidden, { extent: 'cx="60000" cy="60000"' }), says: 'too small' },
  'the color of their box': {
    body: box(paragraph(run(WORDS, '<w:color w:val="4472C4"/>')), {
      fill: solid('<a:srgbClr val="4472C4"/>'),
    }),
    says: 'color',
  },
  'the color of the theme that their box has': {
    body: box(paragraph(run(WORDS, '<w:color w:val="1F3864"/>')), {
      fill: solid('<a:schemeClr val="tx2"/>'),
    }),
    theme,
    says: 'color',
  },
  'a frame just right of the page': {
    body: paragraph(run(WORDS), '<w:framePr w:w="3000" w:hAnchor="page" w:x="13000" w:y="1"/>'),
    says: 'outside the page',
  },
  'a floating table just right of the page': {
    body: table('<w:tblpPr w:horzAnchor="page" w:tblpX="13500" w:tblpY="100"/>', ''),
    says: 'outside the page',
  },
  'a column without width': {
    body: table('<w:tblLayout w:type="fixed"/>', '<w:tcW w:w="1" w:type="dxa"/>'),
    says: 'too small',
  },
  'an indent to the left of the page': {
    body: paragraph(run(WORDS), '<w:ind w:left="-31000"/>'),
    says: 'outside the page',
  },
  'a first line to the left of the page': {
    body: paragraph(run(WORDS), '<w:ind w:hanging="31000"/>'),
    says: 'outside the page',
  },
  'a pattern as dark as they are': {
    body: paragraph(
      run(WORDS, '<w:color w:val="000000"/><w:shd w:val="solid" w:color="000000" w:fill="FFFFFF"/>'),
    ),
    says: 'color',
  },
  'a size with a unit': { body: paragraph(run(WORDS, '<w:sz w:val="0.5pt"/>')), says: 'too small' },
  'a font of bar codes': {
    body: paragraph(
      run(WORDS, '<w:rFonts w:ascii="Libre Barcode 39 Text" w:hAnsi="Libre Barcode 39 Text"/>'),
    ),
    says: 'different letters',
  },
};

test.each(Object.entries(TRICKS))(
  '[AI-03] words hidden by %s are told, and count for nothing',
  async (_, trick) => {
    const clean = await read({ body: '' });

    const document = await read(trick);

    expect(document.text).toBe(clean.text);
    await expectHidden(document, clean, { says: trick.says, text: WORDS });
  },
);

const HONEST: Readonly<Record<string, BuiltDocx>> = {
  'white words in a dark box': {
    body: box(paragraph(run(WORDS, '<w:color w:val="FFFFFF"/>')), {
      fill: solid('<a:srgbClr val="1F3864"/>'),
    }),
  },
  'white words in a box of a dark color of the theme': {
    body: box(paragraph(run(WORDS, '<w:color w:val="FFFFFF"/>')), {
      fill: solid('<a:schemeClr val="tx2"/>'),
    }),
    theme,
  },
  'a box at the right edge': { body: box(hidden, { place: at('H', 'page', 5_500_000) }) },
  'a box that begins left of its column': { body: box(hidden, { place: at('H', 'column', -900_000) }) },
  'a box left of the right margin': { body: box(hidden, { place: at('H', 'rightMargin', -5_000_000) }) },
  'a box left of the second column': { body: box(hidden, { place: at('H', 'column', -5_000_000) }) },
  'a box far above its paragraph': { body: box(hidden, { place: at('V', 'paragraph', -6_000_000) }) },
  'a box near the foot of the page': { body: box(hidden, { place: at('V', 'page', 9_300_000) }) },
  'a narrow column that grows with its words': { body: table('', '<w:tcW w:w="1" w:type="dxa"/>') },
  'a line that hangs far out': {
    body: paragraph(run(WORDS), '<w:ind w:left="5000" w:hanging="5000"/>'),
  },
  'a light pattern': {
    body: paragraph(run(WORDS, '<w:shd w:val="pct10" w:color="000000" w:fill="FFFFFF"/>')),
  },
  'white words with a dark outline': {
    body: paragraph(
      run(
        WORDS,
        '<w:color w:val="FFFFFF"/><w14:textOutline w14:w="9525"><w14:solidFill><w14:srgbClr w14:val="1F3864"/></w14:solidFill></w14:textOutline>',
      ),
    ),
  },
};

test.each(Object.entries(HONEST))('%s hides nothing', async (_, docx) => {
  const document = await read(docx);

  expect(document.notices).toEqual([]);
  expect(document.text.split(WORDS)).toHaveLength(2);
});

test('a file that stands in another is said not to be read', async () => {
  const document = await read({ body: '<w:altChunk r:id="rChunk"/>' });

  expect(document.notices).toMatchObject([
    { kind: 'unchecked', detail: expect.stringContaining('another file') },
  ]);
});
