import { expect, test } from 'vitest';
import type { BuiltDocx } from '../../testing/build-docx.ts';
import { paragraph, readWritten, run } from '../testing/written-resume.ts';

const ADDRESS = 'https://www.linkedin.com/in/ines-okafor';
const links = { rLink: ADDRESS };
const hyperlink = (inside: string) => paragraph(`<w:hyperlink r:id="rLink">${inside}</w:hyperlink>`);
const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const instruction = (...parts: string[]) =>
  parts.map((part) => `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`).join('');
const field = (told: string, shown: string) =>
  paragraph(`${char('begin')}${told}${char('separate')}${shown}${char('end')}`);
const picture = (extent: string) =>
  paragraph(
    `<w:r><w:drawing><wp:inline><wp:extent ${extent}/><wp:docPr id="1" name="Icon"><a:hlinkClick r:id="rLink"/></wp:docPr></wp:inline></w:drawing></w:r>`,
  );
const sections = '<w:sectPr><w:headerReference w:type="default" r:id="rHeader"/></w:sectPr>';

const READ: Readonly<Record<string, BuiltDocx>> = {
  'a word': { body: hyperlink(run('LinkedIn')), links },
  'a word of the page header': { body: sections, header: hyperlink(run('LinkedIn')), links },
  'a picture': { body: picture('cx="200000" cy="200000"'), links },
  'the words of a field whose instruction is broken up': {
    body: field(instruction(' HYPER', `LINK "${ADDRESS}" `), run('LinkedIn')),
  },
  'a field of one part': {
    body: paragraph(`<w:fldSimple w:instr=' HYPERLINK "${ADDRESS}" '>${run('LinkedIn')}</w:fldSimple>`),
  },
};

test.each(Object.entries(READ))('[RS-06] a link of a DOCX behind %s is read', async (_behind, docx) => {
  const { linkTargets, text } = await readWritten(docx);

  expect(linkTargets).toEqual([ADDRESS]);
  expect(text).not.toContain('ines-okafor');
});

const UNREAD: Readonly<Record<string, BuiltDocx>> = {
  'words that are formatted as hidden': { body: hyperlink(run('LinkedIn', '<w:vanish/>')), links },
  'words in the color of the paper': {
    body: hyperlink(run('LinkedIn', '<w:color w:val="FFFFFF"/>')),
    links,
  },
  'no words': { body: hyperlink(run('')), links },
  'a picture without size': { body: picture('cx="0" cy="200000"'), links },
  'hidden words of a field': {
    body: field(instruction(`HYPERLINK "${ADDRESS}"`), run('LinkedIn', '<w:vanish/>')),
  },
  'a page header that no page has': { body: '', header: hyperlink(run('LinkedIn')), links },
  'words, to a script': { body: hyperlink(run('LinkedIn')), links: { rLink: 'javascript:alert(1)' } },
  'words, to another part of the file': {
    body: paragraph(`<w:hyperlink w:anchor="Skills">${run('Skills')}</w:hyperlink>`),
    links,
  },
};

test.each(Object.entries(UNREAD))('a link behind %s is not', async (_behind, docx) => {
  expect((await readWritten(docx)).linkTargets).toEqual([]);
});

test('the words of a field of one part are text like others', async () => {
  const { text } = await readWritten({
    body: paragraph(
      `<w:fldSimple w:instr=" MERGEFIELD Town ">${run('Runs a clinic in Leeds')}</w:fldSimple>`,
    ),
  });

  expect(text).toContain('Runs a clinic in Leeds');
});
