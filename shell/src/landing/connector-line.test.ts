import { expect, test } from 'vitest';
import { threadBetween } from './connector-line.ts';

const point = { left: 400, right: 600, middle: 120 };

test('a thread starts at the line of the words that reaches furthest and ends at the card', () => {
  const lines = [
    { left: 20, right: 300, middle: 50 },
    { left: 20, right: 80, middle: 70 },
  ];

  const [thread] = threadBetween('go', lines, point);

  expect(thread).toMatchObject({ id: 'go', x: 304, y: 50 });
  expect(thread?.path.startsWith('M304 50 ')).toBe(true);
  expect(thread?.path.endsWith(' 400 120')).toBe(true);
});

test('there is no thread to a card that lies below instead of beside', () => {
  expect(threadBetween('go', [{ left: 20, right: 398, middle: 50 }], point)).toEqual([]);
});

test('there is no thread from words that are not laid out', () => {
  expect(threadBetween('go', [], point)).toEqual([]);
});
