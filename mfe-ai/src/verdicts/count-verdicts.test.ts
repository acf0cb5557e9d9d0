import type { RequirementVerdict } from '@shortlist/api-contract';
import { aMatch } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { metWords } from './count-verdicts.ts';

const [shown] = aMatch().requirements as [RequirementVerdict, ...RequirementVerdict[]];
const full = { ...shown, points: 3, of: 3 };

test('what is met by less than was asked for is counted as such', () => {
  const silent = { ...shown, verdict: 'insufficient_data', points: 0 } as const;

  expect(metWords([full, { ...full, points: 1.5 }, silent])).toBe('2 met (1 in part)');
  expect(metWords([full, { ...full, points: 2.7 }, silent])).toBe('2 met');
  expect(metWords([])).toBe('0 met');
});
