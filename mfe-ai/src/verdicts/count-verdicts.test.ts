import type { RequirementVerdict } from '@shortlist/api-contract';
import { aMatch } from '@shortlist/api-contract/testing';
import { countWords, metWords } from '@shortlist/design-system/Verdict';
import { expect, test } from 'vitest';
import { countVerdicts } from './count-verdicts.ts';

const [shown] = aMatch().requirements as [RequirementVerdict, ...RequirementVerdict[]];
const partly = { ...shown, verdict: 'partly', points: 1.5 } as const;
const open = { ...shown, verdict: 'to_check', points: 0 } as const;
const onSite = { ...shown, kind: 'logistics', type: 'logistics', points: 0, of: 0 } as const;

test('[VD-03] five verdicts are counted in their order, what is partly met is not met, and logistics are not counted', () => {
  const counts = countVerdicts([open, shown, partly, onSite]);

  expect(counts).toEqual({ met: 1, partly: 1, not_met: 0, to_check: 1, not_mentioned: 0 });
  expect(metWords(counts)).toBe('1 of 3 met');
  expect(countWords(counts)).toBe('1 met, 1 partly met, 1 to check');
});

test('a position without requirements says so', () => {
  expect(countWords(countVerdicts([]))).toBe('No requirements');
});
