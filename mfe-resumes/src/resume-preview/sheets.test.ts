import { aResumeDocument } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { sheetsOf } from './sheets.ts';

const text = 'Ines Okafor\n• Led a move\n- \nExperience';
const blocks = [
  { kind: 'name' as const, start: 0, end: 11, page: 1 },
  { kind: 'bullet' as const, start: 12, end: 24, page: 1 },
  { kind: 'bullet' as const, start: 25, end: 27, page: 2 },
  { kind: 'heading' as const, start: 28, end: 38, page: 2 },
];

test('a resume is cut into its pages, and a bullet loses its glyph unless it is nothing else', () => {
  const sheets = sheetsOf(aResumeDocument({ text, blocks, pages: 2 }));

  expect(sheets).toEqual([
    {
      page: 1,
      lines: [
        { kind: 'name', start: 0, text: 'Ines Okafor' },
        { kind: 'bullet', start: 12, text: 'Led a move' },
      ],
    },
    {
      page: 2,
      lines: [
        { kind: 'bullet', start: 25, text: '-' },
        { kind: 'heading', start: 28, text: 'Experience' },
      ],
    },
  ]);
});

test('a file without pages is one sheet', () => {
  const flowing = blocks.map((block) => ({ ...block, page: null }));

  expect(sheetsOf(aResumeDocument({ text, blocks: flowing, pages: null }))).toMatchObject([{ page: null }]);
});

test('lines of a page that are read behind the next page stand on their own page', () => {
  const [name, ...others] = blocks;
  const column = [name, ...others.toReversed()].filter((block) => block !== undefined);

  const sheets = sheetsOf(aResumeDocument({ text, blocks: column, pages: 2 }));

  expect(sheets.map(({ page, lines }) => [page, lines.map(({ start }) => start)])).toEqual([
    [1, [0, 12]],
    [2, [28, 25]],
  ]);
});
