import { aJobWithMatches, aMatchedResume } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { percentOf, positionsOf, topApplicants } from './applicants.ts';

const scored = (match_score: number) => aMatchedResume({ match_score });

test('[HM-04] the five best of all positions come first', () => {
  const jobs = [
    aJobWithMatches({ matched_resumes: [scored(0.9), scored(0.4), scored(0.3)] }),
    aJobWithMatches({ matched_resumes: [scored(0.8), scored(0.7), scored(0.6)] }),
  ];

  const scores = topApplicants(jobs, null).map(({ match }) => match.match_score);

  expect(scores).toEqual([0.9, 0.8, 0.7, 0.6, 0.4]);
});

test('[HM-04] a chosen position shows its own applicants only', () => {
  const jobs = [
    aJobWithMatches({ matched_resumes: [scored(0.9)] }),
    aJobWithMatches({ matched_resumes: [scored(0.8)] }),
  ];

  expect(topApplicants(jobs, jobs[1]?.job_id ?? '').map(({ match }) => match.match_score)).toEqual([0.8]);
});

test('[HM-04] a position without matches is no choice', () => {
  expect(positionsOf([aJobWithMatches({ matched_resumes: [] })])).toEqual([]);
});

test('[HM-04] scores are shown as rounded percent', () => {
  expect(percentOf(0.745)).toBe('75%');
  expect(percentOf(0)).toBe('0%');
});
