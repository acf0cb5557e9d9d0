import type { RequirementVerdict, Verdict } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { countVerdicts, weightiestEvidence } from './verdict-summary.ts';

const requirement = (verdict: Verdict, of: number, words: string[]): RequirementVerdict => ({
  id: `${verdict}-${of}`,
  text: 'x',
  kind: 'must',
  verdict,
  points: 0,
  of,
  quotes: words.map((text) => ({ text, start: 0, end: text.length, page: null, source: null })),
  note: null,
});

const REQUIREMENTS = [
  requirement('met', 1, ['light']),
  requirement('met', 3, ['heavy', 'second']),
  requirement('not_met', 5, ['against']),
  requirement('insufficient_data', 9, []),
];

test('verdicts are counted', () => {
  expect(countVerdicts(REQUIREMENTS)).toEqual({ met: 2, not_met: 1, insufficient_data: 1 });
});

test('the evidence is the first quote of the weightiest requirement that is met', () => {
  expect(weightiestEvidence(REQUIREMENTS)?.text).toBe('heavy');
  expect(weightiestEvidence(REQUIREMENTS.slice(2))).toBeNull();
});
