import { someStats, someWeeks } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { metricsOf, mostInAWeek, sourceFromLists } from './metrics.ts';

test('[HM-03] the estimates are shares of the matches, rounded down and capped at the positions', () => {
  const metrics = metricsOf({ total_matches: 24, total_job_positions: 10, open_job_positions: 8 });

  expect(metrics.map(({ label, value }) => [label, value])).toEqual([
    ['Opening Positions', 8],
    ['Offers Sent', 7],
    ['Interviewed', 10],
    ['Offers Accepted', 3],
  ]);
});

test('[HM-03] an estimate says what it comes from, a counted figure what it counts', () => {
  const [open, offers] = metricsOf({ total_matches: 24, total_job_positions: 10, open_job_positions: 8 });

  expect(open).toMatchObject({ note: 'of 10 total', isEstimate: false });
  expect(offers).toMatchObject({ note: '30% of 24 matches, capped at 10', isEstimate: true });
});

test('[HM-03] an estimate of no matches tells no cap', () => {
  const [, offers] = metricsOf({ total_matches: 0, total_job_positions: 4, open_job_positions: 4 });

  expect(offers).toMatchObject({ value: 0, note: '30% of 0 matches', isEstimate: true });
});

test('[HM-03] from the first recorded outcome on the figures are counted', () => {
  const stats = someStats({ recorded_outcomes: 1, interviewed: 1, offers_sent: 0, offers_accepted: 0 });

  const metrics = metricsOf(stats);

  expect(metrics.map(({ label, value }) => [label, value])).toEqual([
    ['Opening Positions', stats.open_job_positions],
    ['Offers Sent', 0],
    ['Interviewed', 1],
    ['Offers Accepted', 0],
  ]);
  expect(metrics.every(({ isEstimate }) => !isEstimate)).toBe(true);
  expect(metrics[1]?.note).toBe('From 1 recorded outcome');
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

test('[HM-03] a counted figure has the counts of its weeks, all of them on one scale', () => {
  const stats = someStats({ recorded_outcomes: 5, offers_sent: 3, open_job_positions: 4 });
  const weeks = someWeeks([{ offers_sent: 2, open_positions: 1 }, { open_positions: 3 }, { offers_sent: 1 }]);

  const metrics = metricsOf(stats, weeks);

  expect(metrics.map(({ label, weekly }) => [label, weekly.slice(-3)])).toEqual([
    ['Opening Positions', [1, 3, 0]],
    ['Offers Sent', [2, 0, 1]],
    ['Interviewed', [0, 0, 0]],
    ['Offers Accepted', [0, 0, 0]],
  ]);
  expect(metrics[0]?.weekly).toHaveLength(12);
  expect(mostInAWeek(metrics)).toBe(3);
});

test('[HM-03] an estimate has no counts of weeks', () => {
  const source = { total_matches: 20, total_job_positions: 4, open_job_positions: 4 };

  const [open, offers] = metricsOf(source, someWeeks([{ matches: 10, open_positions: 3 }]));

  expect(open?.weekly.at(-1)).toBe(3);
  expect(offers).toMatchObject({ value: 4, isEstimate: true, weekly: [] });
});
