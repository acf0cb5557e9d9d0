import { aJobWithMatches, aMatchedResume, anAnalysis } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { recommend } from './recommendation.ts';

const matchedWith = (match_score: number, some: Parameters<typeof aMatchedResume>[0] = {}) =>
  aJobWithMatches({ job_title: 'Data Analyst', matched_resumes: [aMatchedResume({ match_score, ...some })] });

test.each([
  [0.85, 'Interview for Data Analyst'],
  [0.695, 'Interview for Data Analyst'],
  [0.694, 'Clarify before an interview for Data Analyst'],
  [0.6, 'Clarify before an interview for Data Analyst'],
  [0.594, 'Not yet convincing for Data Analyst'],
])('[CS-02] a best match of %d recommends: %s', (score, title) => {
  expect(recommend(anAnalysis(), matchedWith(score))).toMatchObject({ title, isKnown: true });
});

test('[CS-02] the reason has the figures of the match, and what the unknown could bring', () => {
  const verdicts = { met: 7, not_met: 1, insufficient_data: 2 };

  const { reason } = recommend(null, matchedWith(0.75, { verdicts, potential_score: 0.95 }));

  expect(reason).toBe(
    '75% is the best match. 7 of 10 requirements met, 1 not met, 2 without an answer in the resume. Good answers would bring it up to 95%.',
  );
});

test('[CS-02] a match without unknowns promises nothing more', () => {
  const verdicts = { met: 3, not_met: 0, insufficient_data: 0 };

  const { reason } = recommend(null, matchedWith(0.9, { verdicts, potential_score: 0.9 }));

  expect(reason).toBe('90% is the best match. 3 of 3 requirements met.');
});

test('[CS-02] without a match the next step is one, and without a score that', () => {
  expect(recommend(anAnalysis({ score_overall: 0.78 }), null)).toEqual({
    title: 'Match this resume to a position',
    reason: 'The resume itself is Good, 78 of 100. Whom it suits is not known yet.',
    isKnown: false,
  });
  expect(recommend(null, null)).toMatchObject({ title: 'Score this resume first', isKnown: false });
});
