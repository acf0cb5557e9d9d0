import { expect, test } from 'vitest';
import { readTerms } from './terms.ts';
import { wordFamilyOf } from './word-family.ts';

const familyOf = (word: string) => wordFamilyOf(readTerms(word)[0]?.stem ?? '');

test.each([
  ['administered', 'administration'],
  ['negotiated', 'negotiation'],
  ['supervised', 'supervision'],
  ['delivered', 'delivery'],
  ['maintained', 'maintenance'],
  ['calibrated', 'calibration'],
])('[VD-03] “%s” and “%s” are of one family', (verb, noun) => {
  expect(familyOf(verb)).toBe(familyOf(noun));
});

test.each([
  ['format', 'form'],
  ['import', 'importance'],
  ['country', 'count'],
  ['policy', 'police officer'],
])('[VD-03] “%s” and “%s” are not', (one, other) => {
  expect(familyOf(one)).not.toBe(familyOf(other));
});
