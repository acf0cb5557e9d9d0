import { expect, test } from 'vitest';
import { cellOf, keysOf, sentenceOf } from './chart-data.ts';

const percent = (value: number) => `${Math.round(value * 100)}%`;

test('a number that nobody knows is never written as zero', () => {
  expect(cellOf(null, percent)).toEqual({ text: 'unknown', isUnknown: true });
  expect(cellOf(0, percent)).toEqual({ text: '0%' });
});

test('an estimate says that it is one', () => {
  expect(cellOf(7, String, true).text).toBe('7, estimated');
});

test('the sentence says every number, series by series', () => {
  const sentence = sentenceOf('Match', {
    columns: ['Axis', 'Tomasz', 'Priya'],
    rows: [
      { label: 'Required', cells: [cellOf(1, percent), cellOf(0.8, percent)] },
      { label: 'Preferred', cells: [cellOf(0.4, percent), cellOf(null, percent)] },
    ],
  });

  expect(sentence).toBe(
    'Match. Tomasz: Required 100%, Preferred 40%. Priya: Required 80%, Preferred unknown.',
  );
});

test('one series is named once', () => {
  const rows = [{ label: 'Mon', cells: [cellOf(4)] }];

  expect(sentenceOf('Resumes a day', { columns: ['Day', 'Resumes'], rows })).toBe('Resumes a day: Mon 4.');
});

test('a column without any number has no sentence', () => {
  const rows = [{ label: 'Resumes', cells: [{ text: '61' }] }];

  expect(sentenceOf('Funnel', { columns: ['Step', 'Count', 'Share'], rows })).toBe(
    'Funnel. Count: Resumes 61.',
  );
});

test('two of the same name are told apart', () => {
  expect(keysOf(['Ines', 'Priya', 'Ines', 'Ines'])).toEqual(['Ines', 'Priya', 'Ines (2)', 'Ines (3)']);
});
