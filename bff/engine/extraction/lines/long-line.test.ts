import { expect, test } from 'vitest';
import { documentFromText } from '../document.ts';
import { LONGEST_LINE } from './long-line.ts';

const linesOf = (text: string): string[] => documentFromText(text).text.split('\n');

test('a line that nobody writes is read as several, without a word lost or torn', () => {
  const words = Array.from({ length: 1_500 }, (_, index) => `word${index}`).join(' ');

  const lines = linesOf(`Ada Long\n${words}`);

  expect(lines.every((line) => line.length <= LONGEST_LINE)).toBe(true);
  expect(lines.slice(1).join(' ')).toBe(words);
});

test('a word without an end is torn, but between its characters', () => {
  const word = `a${'👩'.repeat(3 * LONGEST_LINE)}`;

  const lines = linesOf(`Ada Long\n${word}`);

  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every((line) => line.isWellFormed())).toBe(true);
  expect(lines.slice(1).join('')).toBe(word);
});

test('lines that go on below are put together up to what people write', () => {
  const half = 'and so on it went without an end to what was told of it, '.repeat(20).trim();

  const lines = linesOf(`Ada Long\n${half}\n${half}\n${half}`);

  expect(lines.slice(1).map(({ length }) => length)).toEqual([half.length, half.length, half.length]);
});
