import { expect, test } from 'vitest';
import { aWrittenResume, type WrittenLine } from '../testing/written-resume.ts';
import { paragraphsOf } from './paragraphs.ts';

const ID = '019a9c52-7c10-7a41-9b1e-2f60a4c1d001';

function read(...lines: WrittenLine[]) {
  const { document } = aWrittenResume(ID, lines);
  return paragraphsOf(document).map(({ kind, parts }) => ({
    kind,
    parts: parts.map(({ start, end, style }) => [style, document.text.slice(start, end)]),
  }));
}

test('a wrapped bullet reads as one paragraph without its glyph', () => {
  const paragraphs = read(['bullet', '• Led the move of 14 services'], ['line', 'with no downtime.']);

  expect(paragraphs).toEqual([
    { kind: 'bullet', parts: [['plain', 'Led the move of 14 services\nwith no downtime.']] },
  ]);
});

test('a line after a full stop stays a line of its own', () => {
  const paragraphs = read(
    ['bullet', '• Built the ledger reconciliation job that runs every night.'],
    ['line', 'Languages: English'],
  );

  expect(paragraphs.map(({ kind }) => kind)).toEqual(['bullet', 'line']);
});

test('short lines one below the other are not run together', () => {
  const paragraphs = read(['line', 'English'], ['line', 'Dutch']);

  expect(paragraphs).toHaveLength(2);
});

test('a line on the next page is not joined to the last one', () => {
  const paragraphs = read(['bullet', '• Led the move of 14 services', 1], ['line', 'with no downtime.', 2]);

  expect(paragraphs).toHaveLength(2);
});

test.each([
  ['Tidewater Freight, Senior Engineer\tMar 2021 to now', 'Mar 2021 to now'],
  ['Tidewater Freight, Senior Engineer Mar 2021 – Present', 'Mar 2021 – Present'],
  ['Tidewater Freight, Senior Engineer (2019-2021)', '(2019-2021)'],
  ['Tidewater Freight, Senior Engineer   Rotterdam', 'Rotterdam'],
  ['Tidewater Freight, Senior Engineer mars 2019 - déc. 2021', 'mars 2019 - déc. 2021'],
  ['Tidewater Freight, Senior Engineer since 2019', 'since 2019'],
])('the end of %j stands aside', (line, aside) => {
  const [paragraph] = read(['role', line]);

  expect(paragraph?.parts).toEqual([
    ['strong', 'Tidewater Freight, '],
    ['soft', 'Senior Engineer'],
    ['aside', aside],
  ]);
});

test('a name before the years is no part of them', () => {
  const [paragraph] = read(['role', 'Backend Engineer, Tramway Systems 2019 - 2024']);

  expect(paragraph?.parts).toEqual([
    ['strong', 'Backend Engineer, '],
    ['soft', 'Tramway Systems'],
    ['aside', '2019 - 2024'],
  ]);
});

test.each(['role', 'line'] as const)('dates on a %s of their own stand aside of the role above', (kind) => {
  const paragraphs = read(['role', 'Tidewater Freight, Senior Engineer'], [kind, 'Mar 2021 - Present']);

  expect(paragraphs).toEqual([
    {
      kind: 'role',
      parts: [
        ['strong', 'Tidewater Freight, '],
        ['soft', 'Senior Engineer'],
        ['aside', 'Mar 2021 - Present'],
      ],
    },
  ]);
});

test('dates before a role, or after one that has dates, stay a line of their own', () => {
  expect(read(['role', '2019 - 2021'])).toEqual([{ kind: 'role', parts: [['plain', '2019 - 2021']] }]);
  expect(read(['role', 'Kestrel Pay, Engineer 2015 - 2017'], ['role', '2019 - 2021'])).toHaveLength(2);
});
