import { expect, test } from 'vitest';
import { metricsOf, sourceFromLists } from './metrics.ts';

test('[HM-03] the estimates are shares of the matches, rounded down and capped at the positions', () => {
  const metrics = metricsOf({ total_matches: 24, total_job_positions: 10, open_job_positions: 8 });

  expect(metrics.map(({ label, value }) => [label, value])).toEqual([
    ['Opening Positions', 8],
    ['Offers Sent', 7],
    ['Interviewed', 10],
    ['Offers Accepted', 3],
  ]);
});

test('[HM-03] an estimate says what it comes from, a counted figure has nothing to say', () => {
  const [open, offers] = metricsOf({ total_matches: 24, total_job_positions: 10, open_job_positions: 8 });

  expect(open?.rule).toBeNull();
  expect(offers?.rule).toBe('30% of 24 matches, at most 10');
});

test('[HM-06] without counts the list of positions stands in, and without that zero', () => {
  const jobs = [
    { is_active: true, matched_resumes: 3 },
    { is_active: false, matched_resumes: 2 },
  ];

  expect(sourceFromLists(jobs)).toEqual({ total_matches: 5, total_job_positions: 2, open_job_positions: 1 });
  expect(sourceFromLists(undefined)).toEqual({
    total_matches: 0,
    total_job_positions: 0,
    open_job_positions: 0,
  });
});
