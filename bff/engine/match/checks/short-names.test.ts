import { expect, test } from 'vitest';
import { shortNameOf } from './short-names.ts';

const patternOf = (name: string) =>
  shortNameOf({ name, known: null, shownBy: [], pattern: null, words: null }, name)?.pattern;

test.each([
  ['RF scanners (hand-held)', 'a radio frequency scanners (hand-held)'],
  ['QC tests & checks', 'Quality-control tests & checks'],
])('[VD-03] the signs of “%s” are taken as they are', (name, written) => {
  expect(written).toMatch(patternOf(name) ?? /^$/);
});

test('[VD-03] a word that no occupation uses names a product, and a maker alone does not', () => {
  expect('Hung three Powerwalls a month').toMatch(patternOf('Tesla Powerwall') ?? /^$/);
  expect('Drove a Tesla').not.toMatch(patternOf('Tesla Powerwall') ?? /^/);
});
