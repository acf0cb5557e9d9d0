import { GIGABYTE } from '@shortlist/api-contract';
import { aPlanUse } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { adviceOf, usageLinesOf } from './usage-lines.ts';

test('[PD-10] what is used is told of each limit, and which is near', () => {
  const use = aPlanUse({
    positions: { used: 4, limit: 5 },
    resumes: { used: 34, limit: 50 },
    ai_runs: { used: 12, limit: null },
    storage_bytes: { used: 1.234 * GIGABYTE, limit: 2 * GIGABYTE },
  });

  expect(usageLinesOf(use)).toMatchObject([
    { label: 'Positions', amount: '4 of 5', percent: 80, isNear: true },
    { label: 'Resumes this month', amount: '34 of 50', percent: 68, isNear: false },
    { label: 'Storage', amount: '1.23 GB of 2 GB', isNear: false },
  ]);
});

test('[PD-10] what little is stored is not shown as nothing', () => {
  const use = aPlanUse({ storage_bytes: { used: 361_570, limit: 5 * GIGABYTE } });

  expect(usageLinesOf(use).at(-1)?.amount).toBe('0.36 MB of 5 GB');
});

test('[PD-10] a plan that includes none of something has used it up', () => {
  expect(usageLinesOf(aPlanUse({ positions: { used: 0, limit: 0 } }))[0]).toMatchObject({
    percent: 100,
    isNear: true,
  });
});

test('[PD-10] what to do is said only where a limit is near', () => {
  const resetsAt = '2099-12-01T00:00:00.000Z';
  const near = (some: Parameters<typeof aPlanUse>[0]) => adviceOf(usageLinesOf(aPlanUse(some)), resetsAt);

  expect(near({})).toBeNull();
  expect(near({ ai_runs: { used: 80, limit: 100 } })).toBe(
    'Resumes and AI runs are counted from 0 again on Dec 1, 2099.',
  );
  expect(near({ positions: { used: 25, limit: 25 }, storage_bytes: { used: 9, limit: 10 } })).toBe(
    'Deleted positions make room. Deleted resumes free storage.',
  );
});
