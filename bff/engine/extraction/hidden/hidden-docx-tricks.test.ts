import { expect, test } from 'vitest';
import type { BuiltDocx } from '../testing/build-docx.ts';
import { expectHidden } from './testing/expect-hidden.ts';
import { HIDDEN_WORDS as WORDS } from './testing/hidden-words.ts';
import { paragraph, readWritten as read, run, text } from './testing/written-resume.ts';

const style = (type: string, id: string, inside: string) =>
  `<w:style w:type="${type}" w:styleId="${id}">${inside}</w:style>`;
const table = (properties: string, inside: string) =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tr><w:tc>${inside}</w:tc></w:tr></w:tbl>`;
const box = (
  inside: string,
  { anchor = '', extent = 'cx="4000000" cy="900000"', docPr = '', runLook = '' } = {},
) => {
  const content = `<w:txbxContent>${inside}</w:txbxContent>`;
  return `<w:p><w:r><w:rPr>${runLook}</w:rPr><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor ${anchor}><wp:extent ${extent}/><wp:docPr ${docPr}/><a:graphic><a:graphicData><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:rect ${docPr === '' ? '' : 'style="visibility:hidden"'}><v:textbox>${content}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
};
const picture = (behind: number, side: number) =>
  `<w:p><w:r><w:drawing><wp:anchor behindDoc="${behind}"><wp:extent cx="${side}" cy="${side}"/><wp:wrapNone/><a:graphic><a:graphicData><a:blip/></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`;
const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const theme =
  '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:accent3><a:srgbClr val="FEFEFE"/></a:accent3></a:clrScheme></a:theme>';

const TRICKS: Readonly<Record<string, BuiltDocx & { says: string }>> = {
  'a style of paragraphs': {
    body: paragraph(run(WORDS), '<w:pStyle w:val="Gone"/>'),
    styles: style('paragraph', 'Gone', '<w:rPr><w:vanish/></w:rPr>'),
    says: 'formatted as hidden',
  },
  'a style that another is based on': {
    body: paragraph(run(WORDS, '<w:rStyle w:val="Child"/>')),
    styles:
      style('character', 'Gone', '<w:rPr><w:vanish/></w:rPr>') +
      style('character', 'Child', '<w:basedOn w:val="Gone"/>'),
    says: 'formatted as hidden',
  },
  'a style of tables': {
    body: table('<w:tblStyle w:val="Gone"/>', paragraph(run(WORDS))),
    styles: style('table', 'Gone', '<w:rPr><w:vanish/></w:rPr>'),
    says: 'formatted as hidden',
  },
  'a color of the theme that is said to be black': {
    body: paragraph(run(WORDS, '<w:color w:val="000000" w:themeColor="background1"/>')),
    says: 'color',
  },
  'a color of the theme that is nearly white': {
    body: paragraph(run(WORDS, '<w:color w:val="000000" w:themeColor="accent3"/>')),
    theme,
    says: 'color',
  },
  'black made as light as paper': {
    body: paragraph(run(WORDS, '<w:color w:val="000000" w:themeColor="text1" w:themeTint="08"/>')),
    theme,
    says: 'color',
  },
  'a shading of the theme': {
    body: paragraph(
      run(WORDS, '<w:color w:val="000000"/><w:shd w:val="clear" w:fill="FFFFFF" w:themeFill="text1"/>'),
    ),
    theme,
    says: 'color',
  },
  'letters without a filling': {
    body: paragraph(run(WORDS, '<w14:textFill><w14:noFill/></w14:textFill>')),
    says: 'transparent',
  },
  'a filling that lets all through': {
    body: paragraph(
      run(
        WORDS,
        '<w14:textFill><w14:solidFill><w14:srgbClr w14:val="000000"><w14:alpha w14:val="99000"/></w14:srgbClr></w14:solidFill></w14:textFill>',
      ),
    ),
    says: 'transparent',
  },
  'a white filling': {
    body: paragraph(
      run(
        WORDS,
        '<w:color w:val="000000"/><w14:textFill><w14:solidFill><w14:srgbClr w14:val="FFFFFF"/></w14:solidFill></w14:textFill>',
      ),
    ),
    says: 'color',
  },
  'lines without height': {
    body: paragraph(run(WORDS), '<w:spacing w:line="20" w:lineRule="exact"/>'),
    says: 'too small',
  },
  'letters pushed into each other': {
    body: paragraph(run(WORDS, '<w:spacing w:val="-200"/>')),
    says: 'too small',
  },
  'too little room': { body: paragraph(run(WORDS, '<w:fitText w:val="10"/>')), says: 'too small' },
  'one point of another script': {
    body: paragraph(run(WORDS, '<w:sz w:val="22"/><w:szCs w:val="2"/><w:rtl/>')),
    says: 'too small',
  },
  'letters lifted off the page': {
    body: paragraph(run(WORDS, '<w:position w:val="-3000"/>')),
    says: 'outside the page',
  },
  'a frame beside the page': {
    body: paragraph(run(WORDS), '<w:framePr w:w="3000" w:x="-30000" w:y="1"/>'),
    says: 'outside the page',
  },
  'an indent as wide as the page': {
    body: paragraph(run(WORDS), '<w:ind w:left="20000"/>'),
    says: 'outside the page',
  },
  'a table beside the page': {
    body: table('<w:tblInd w:w="-31000" w:type="dxa"/>', paragraph(run(WORDS))),
    says: 'outside the page',
  },
  'a font of little pictures': {
    body: paragraph(run(WORDS, '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>')),
    says: 'different letters',
  },
  'a box in a hidden run': {
    body: box(paragraph(run(WORDS)), { runLook: '<w:vanish/>' }),
    says: 'formatted as hidden',
  },
  'a hidden box': {
    body: box(paragraph(run(WORDS)), { docPr: 'id="1" hidden="1"' }),
    says: 'formatted as hidden',
  },
  'a version for older programs': {
    body: `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing/></mc:Choice><mc:Fallback>${text(WORDS)}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    says: 'never displayed',
  },
  'the instruction of a field': {
    body: paragraph(`${field('begin')}${run(WORDS)}${field('separate')}${field('end')}`),
    says: 'never displayed',
  },
  'a page header that no section names': { body: '', header: paragraph(run(WORDS)), says: 'never displayed' },
  'a note whose sign is hidden': {
    body: `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="2"/></w:r></w:p>`,
    footnotes: `<w:footnote w:id="2">${paragraph(run(WORDS))}</w:footnote>`,
    says: 'never displayed',
  },
  'remarks that look like the end of a run': {
    body: `<w:p><w:r><w:rPr><w:vanish/><!-- </w:rPr></w:r><w:r><w:rPr> --></w:rPr>${text(WORDS)}</w:r></w:p>`,
    says: 'formatted as hidden',
  },
  'words that are quoted': {
    body: `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t><![CDATA[${WORDS}]]></w:t></w:r></w:p>`,
    says: 'formatted as hidden',
  },
  'another name for the vocabulary': {
    body: paragraph(run(WORDS, '<w:vanish/>')),
    prefix: 'x',
    says: 'formatted as hidden',
  },
  'a document that lies elsewhere': {
    body: paragraph(run(WORDS, '<w:vanish/>')),
    main: 'pages/story.xml',
    says: 'formatted as hidden',
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
  'a dark color of the theme': {
    body: paragraph(run(WORDS, '<w:color w:val="FFFFFF" w:themeColor="text1" w:themeTint="BF"/>')),
    theme,
  },
  'white letters on a dark shading of the theme': {
    body: paragraph(
      run(WORDS, '<w:color w:val="FFFFFF"/>'),
      '<w:shd w:val="clear" w:fill="FFFFFF" w:themeFill="text1"/>',
    ),
    theme,
  },
  'a shadow that is nearly transparent': {
    body: paragraph(
      run(
        WORDS,
        '<w14:shadow><w14:srgbClr w14:val="FFFFFF"><w14:alpha w14:val="99000"/></w14:srgbClr></w14:shadow>',
      ),
    ),
  },
  'a box with a version for older programs': { body: box(paragraph(run(WORDS))) },
  'what a field gives': {
    body: paragraph(
      `${field('begin')}<w:r><w:instrText> QUOTE </w:instrText></w:r>${field('separate')}${run(WORDS)}${field('end')}`,
    ),
  },
  'a style whose first row alone is white': {
    body: table('<w:tblStyle w:val="Rows"/>', paragraph(run(WORDS))),
    styles: style(
      'table',
      'Rows',
      '<w:tblStylePr w:type="firstRow"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:tblStylePr>',
    ),
  },
  'another name for the vocabulary': { body: paragraph(run(WORDS)), prefix: 'x' },
  'the page header of a section': {
    body: '<w:sectPr><w:headerReference w:type="default" r:id="rHeader"/></w:sectPr>',
    header: paragraph(run(WORDS)),
  },
  'the note of a sign that is seen': {
    body: '<w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
    footnotes: `<w:footnote w:id="2">${paragraph(run(WORDS))}</w:footnote>`,
  },
};

test.each(Object.entries(HONEST))('%s hides nothing', async (_, docx) => {
  const document = await read(docx);

  expect(document.notices).toEqual([]);
  expect(document.text).toContain(WORDS);
});

test('a large picture in front of the words is said not to be checked; a small one, and one behind them, is not told', async () => {
  const documents = await Promise.all(
    [picture(0, 6_000_000), picture(0, 900_000), picture(1, 6_000_000)].map((body) =>
      read({ body: paragraph(run(WORDS)) + body }),
    ),
  );

  expect(documents.map(({ notices }) => notices.map(({ kind }) => kind))).toEqual([['unchecked'], [], []]);
  expect(documents.every((document) => document.text.includes(WORDS))).toBe(true);
});

test('moved words and what a picture is said to show are no text', async () => {
  const moved = `<w:p><w:moveFrom>${run(WORDS)}</w:moveFrom></w:p>`;
  const described = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" descr="${WORDS}"/></wp:inline></w:drawing></w:r></w:p>`;

  const document = await read({ body: moved + described });

  expect(document.text).not.toContain('Kafka');
  expect(document.notices).toEqual([]);
});
