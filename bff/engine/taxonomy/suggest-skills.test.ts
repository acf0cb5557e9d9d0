import { expect, test } from 'vitest';
import { suggestSkills } from './suggest-skills.ts';

const namesFor = (typed: string) => suggestSkills(typed, 10).map(({ name }) => name);

test.each([
  ['c', ['C', 'C++', 'C#']],
  ['java', ['Java', 'JavaScript']],
  ['net', ['.NET']],
  ['machine le', ['Machine learning']],
])(
  'for "%s" the whole name comes first, then those that begin so, the well-known before the rest',
  (typed, names) => {
    expect(namesFor(typed).slice(0, names.length)).toEqual(names);
  },
);

test.each([
  ['k8s', 'Kubernetes'],
  ['Golang', 'Go'],
  ['amazon web services', 'AWS'],
])('"%s" is another name, which is told beside the skill', (typed, name) => {
  expect(suggestSkills(typed, 1)).toEqual([{ name, alias: expect.any(String) }]);
});

test('each skill is suggested once, however many of its names fit', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const names = namesFor(letter);

    expect(names).toHaveLength(10);
    expect(new Set(names).size).toBe(10);
  }
});

test('a word that no skill has, and marks alone, suggest nothing', () => {
  for (const typed of ['', '   ', '-', '???', 'zzzz', '.*']) expect(suggestSkills(typed, 10)).toEqual([]);
});

test('a name is found by the beginning of any of its words, not by its middle', () => {
  expect(namesFor('sql')).toContain('SQL Server');
  expect(suggestSkills('cript', 10)).toEqual([]);
});
