import { expect, test } from 'vitest';
import { findJsonError } from './json-error.ts';

test.each([
  ['["a" "b"]', 1, 'expected a comma before "b".'],
  ['[\n  "a",\n  "b"\n  "c"\n]', 4, 'expected a comma before "c".'],
  ['["a",]', 1, 'extra comma before ].'],
  ['["a",,"b"]', 1, 'extra comma.'],
  ['[\n"a"\n\n', 2, '] is missing: the list that begins on line 1 is not closed.'],
  ['{"a": 1', 1, '} is missing: the object that begins on line 1 is not closed.'],
  ['{"a" 1}', 1, 'expected a colon after "a".'],
  ['{\n"a": 1,\nb: 2}', 3, 'expected a name in double quotes, found b.'],
  ['{"a": }', 1, 'expected a value before }.'],
  ['{"a": 1,\n "a": 2}', 2, 'duplicate name "a".'],
  ["['a']", 1, "put 'a' in double quotes."],
  ['[open positions]', 1, 'put open in double quotes.'],
  ['[“a”]', 1, 'use straight quotes (") instead of “.'],
  ['[\n"a]', 2, 'missing closing quote (") on this line.'],
  ['["a"] x', 1, 'unexpected x after the end.'],
  ['', 1, 'expected a value at the end.'],
])('[BL-02] %j is said to be wrong on line %i: %s', (text, line, problem) => {
  expect(findJsonError(text)).toEqual({ line, problem });
});

test('[BL-02] what JSON.parse takes has no fault, and what it refuses has one', () => {
  const pieces = [
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    '"a"',
    '"b\\n"',
    '"\\x"',
    '1',
    '-0.5e3',
    '01',
    'true',
    ' ',
    '\n',
    '"',
  ];
  const texts = Array.from({ length: 4000 }, (_, seed) =>
    Array.from({ length: 1 + (seed % 7) }, (_, index) => pieces[mixed(seed, index) % pieces.length]).join(''),
  ).filter((text) => !/"a".*"a"/s.test(text));

  expect(texts.filter((text) => (findJsonError(text) === null) !== isJson(text))).toEqual([]);
  expect(texts.filter(isJson).length).toBeGreaterThan(100);
});

test('[BL-02] a text of many levels is refused, not crashed on', () => {
  expect(findJsonError('['.repeat(5000))?.problem).toBe('nested more than 100 levels deep.');
});

function mixed(seed: number, index: number): number {
  return Math.abs(Math.imul(seed * 31 + index * 17 + 7, 0x9e3779b1) >> 8);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
