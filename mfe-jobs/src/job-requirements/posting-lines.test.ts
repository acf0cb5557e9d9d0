import { expect, test } from 'vitest';
import { requirementsOf } from '../testing/sample-requirements.ts';
import { linesOf, marksOf, selectedWords } from './posting-lines.ts';
import { inShownOrder, rowOf } from './requirement-rows.ts';

const TEXT = `What we ask
- Go and PostgreSQL in production
- Led ten people

Rotterdam.`;

const aRequirement = requirementsOf(TEXT);

function linesWith(...words: [kind: 'must' | 'nice', words: string][]) {
  const rows = words.map(([kind, each]) => rowOf(aRequirement(kind, each)));
  return linesOf(TEXT, marksOf(rows, TEXT));
}

const textsOf = (lines: ReturnType<typeof linesWith>) =>
  lines.map(({ segments }) => segments.map(({ text }) => text));

test('[VD-02] a line is cut where a requirement begins and ends, and its offsets are those of the text', () => {
  const lines = linesWith(['must', 'PostgreSQL']);

  expect(textsOf(lines)[1]).toEqual(['Go and ', 'PostgreSQL', ' in production']);
  for (const { segments } of lines)
    for (const { start, text } of segments) expect(TEXT.slice(start, start + text.length)).toBe(text);
});

test('[VD-02] words of two requirements carry both numbers', () => {
  const [, line] = linesWith(['must', 'Go and PostgreSQL'], ['must', 'PostgreSQL in production']);

  const numbers = line?.segments.map(({ marks }) => marks.map(({ number }) => number));
  expect(numbers).toEqual([[1], [1, 2], [2]]);
  expect(line?.segments.map(({ first }) => first.map(({ number }) => number))).toEqual([[1], [2], []]);
});

test('a requirement over several lines is numbered once', () => {
  const lines = linesWith(['must', 'production\n- Led ten']);

  const firsts = lines.flatMap(({ segments }) => segments.flatMap(({ first }) => first));
  expect(firsts).toHaveLength(1);
  expect(textsOf(lines)[2]).toEqual(['Led ten', ' people']);
});

test('bullets, blank lines, and the titles over lists and paragraphs are told apart', () => {
  const places = linesOf('Rotterdam has eleven ports.\n\nWhere and when\nRotterdam', []);
  expect(places.map(({ look }) => look)).toEqual(['text', 'blank', 'heading', 'text']);
  expect(linesWith().map(({ look }) => look)).toEqual(['heading', 'bullet', 'bullet', 'blank', 'text']);
});

test('numbers follow the list: required before preferred, whatever their place in the text', () => {
  const rows = [aRequirement('nice', 'Go'), aRequirement('must', 'Rotterdam')].map(rowOf);

  const numbered = marksOf(inShownOrder(rows), TEXT).map(({ number, start }) => [
    number,
    TEXT.slice(start, start + 2),
  ]);
  expect(numbered).toEqual([
    [1, 'Ro'],
    [2, 'Go'],
  ]);
});

test('a requirement without a sentence, or with one beyond the text, has no mark', () => {
  const nowhere = rowOf(aRequirement('must', 'Terraform'));
  const beyond = rowOf(aRequirement('must', 'Go', { span: { start: 900, end: 910 } }));

  expect(marksOf([nowhere, beyond], TEXT)).toEqual([]);
});

test('[VD-02] selected words become one line without bullets and spaces around, in their place', () => {
  const from = TEXT.indexOf(' in production');

  expect(selectedWords(TEXT, from, from + 20)).toEqual({
    text: 'in production Led',
    span: { start: from + 1, end: from + 20 },
  });
  expect(selectedWords(TEXT, from, from + 1)).toBeNull();
  expect(selectedWords('a'.repeat(600), 0, 600)).toBeNull();
});
