import { expect, test } from 'vitest';
import { GIGABYTE, limitTextsOf, NO_LIMITS } from './plan-features.ts';

test('[PD-10] what a plan includes is said from its limits', () => {
  expect(limitTextsOf({ positions: 1, resumes: 2000, ai_runs: null, storage_bytes: 2.5 * GIGABYTE })).toEqual(
    ['1 position', '2,000 resumes a month', 'Unlimited AI runs', '2.5 GB of storage'],
  );
  expect(limitTextsOf(NO_LIMITS)).toEqual([
    'Unlimited positions',
    'Unlimited resumes',
    'Unlimited AI runs',
    'Unlimited storage',
  ]);
});
