import { someHoldings } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { holdingWords } from './erase-words.ts';

test('what goes is counted in words, and what there is none of is not mentioned', () => {
  expect(holdingWords(someHoldings({ matches: 3, outcomes: 0, overrides: 1 }))).toEqual([
    '1 resume, with its file and text',
    '1 analysis',
    '3 matches with their quotes',
    '1 assessment',
    '2 verdicts that you settled',
  ]);
});
