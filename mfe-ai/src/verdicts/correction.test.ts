import type { RequirementVerdict } from '@shortlist/api-contract';
import { aMatch } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { errorsOf, saidOf } from './correction.ts';

const [met, silent] = aMatch().requirements as [RequirementVerdict, RequirementVerdict];
const open = { ...met, verdict: 'to_check' } as const;
const draft = { verdict: 'met', quote: null, reason: '' } as const;

test('[VD-05] a verdict that contradicts what was read needs a reason', () => {
  expect(errorsOf(met, { ...draft, verdict: 'not_met' })).toEqual({ reason: 'Enter a reason.' });
  expect(errorsOf(met, { ...draft, verdict: 'not_met', reason: 'A coaster.' })).toEqual({});
});

test('[VD-05] "met" needs a sentence where the resume was read to say nothing', () => {
  expect(errorsOf(silent, draft)).toEqual({ quote: 'Select the sentence that shows it.' });
  expect(errorsOf(silent, { ...draft, quote: { start: 0, end: 4 } })).toEqual({});
  expect(errorsOf(silent, { ...draft, verdict: 'not_met' })).toEqual({});
});

test('what is to check needs neither, and what was read already is no correction', () => {
  expect(errorsOf(open, draft)).toEqual({});
  expect(errorsOf(met, draft)).toEqual({ verdict: 'Already read as met. Select another verdict.' });
  expect(errorsOf(met, { ...draft, verdict: null })).toEqual({
    verdict: 'Select Met, Partly met, or Not met.',
  });
});

test('what a person corrected before is held to what was read first', () => {
  const settled = {
    ...met,
    verdict: 'not_met',
    settled: { read_as: 'met' },
  } as unknown as RequirementVerdict;

  expect(errorsOf(settled, { ...draft, verdict: 'partly' })).toEqual({ reason: 'Enter a reason.' });
});

test('an empty reason is sent as none, and a quote by its place alone', () => {
  const quote = { start: 3, end: 9, text: 'six en', page: 1, source: null };

  expect(saidOf({ ...draft, quote, reason: '  ' }, 'met')).toEqual({
    verdict: 'met',
    reason: null,
    quote: { start: 3, end: 9 },
  });
});
