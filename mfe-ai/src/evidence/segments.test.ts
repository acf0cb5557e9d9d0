import { expect, test } from 'vitest';
import type { Paragraph } from './paragraphs.ts';
import { type Highlight, highlightsAt, type Segment, segmentsOf } from './segments.ts';

const paragraph = (start: number, end: number): Paragraph => ({
  kind: 'line',
  page: 1,
  parts: [{ start, end, style: 'plain' }],
});

const highlight = (number: number, start: number, end: number): Highlight => ({
  number,
  tone: 'support',
  start,
  end,
});

const shape = (segments: readonly Segment[] | undefined) =>
  segments?.map(({ start, end, highlights, opening }) => [
    start,
    end,
    highlights.map(({ number }) => number),
    opening.map(({ number }) => number),
  ]);

test('[AI-01] a quote inside a paragraph cuts it in three', () => {
  const [segments] = segmentsOf([paragraph(0, 30)], [highlight(1, 10, 20)]);

  expect(shape(segments)).toEqual([
    [0, 10, [], []],
    [10, 20, [1], [1]],
    [20, 30, [], []],
  ]);
});

test('[AI-01] where two quotes overlap, the shared words belong to both', () => {
  const [segments] = segmentsOf([paragraph(0, 30)], [highlight(2, 12, 25), highlight(1, 5, 18)]);

  expect(shape(segments)).toEqual([
    [0, 5, [], []],
    [5, 12, [1], [1]],
    [12, 18, [1, 2], [2]],
    [18, 25, [2], []],
    [25, 30, [], []],
  ]);
});

test('[AI-01] two findings may quote exactly the same words', () => {
  const [segments] = segmentsOf([paragraph(0, 10)], [highlight(1, 0, 10), highlight(2, 0, 10)]);

  expect(shape(segments)).toEqual([[0, 10, [1, 2], [1, 2]]]);
});

test('[AI-01] a quote across paragraphs is marked in both and numbered once', () => {
  const [first, second] = segmentsOf([paragraph(0, 10), paragraph(11, 20)], [highlight(1, 6, 15)]);

  expect(shape(first)).toEqual([
    [0, 6, [], []],
    [6, 10, [1], [1]],
  ]);
  expect(shape(second)).toEqual([
    [11, 15, [1], []],
    [15, 20, [], []],
  ]);
});

test('a quote that begins in a bullet glyph is numbered at its first visible word', () => {
  const [segments] = segmentsOf([paragraph(2, 20)], [highlight(1, 0, 8)]);

  expect(shape(segments)?.[0]).toEqual([2, 8, [1], [1]]);
});

test('an empty quote marks nothing', () => {
  const [segments] = segmentsOf([paragraph(0, 20)], [highlight(1, 8, 8)]);

  expect(shape(segments)).toEqual([[0, 20, [], []]]);
});

test('no point without its words: a quote that does not stand at its offsets is left out', () => {
  const text = 'Moved 14 services to Go.';
  const stands = { ...highlight(1, 6, 17), text: '14 services' };
  const shifted = { ...highlight(2, 7, 18), text: '14 services' };

  expect(highlightsAt(text, [stands, shifted])).toEqual([stands]);
});
