import { aJobWithMatches, aMatchedResume, anAnalysis } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { recommend } from './recommendation.ts';

const matchedWith = (match_score: number, some: Parameters<typeof aMatchedResume>[0] = {}) =>
  aJobWithMatches({ job_title: 'Data Analyst', matched_resumes: [aMatchedResume({ match_score, ...some })] });

test.each([
  [{ match_score: 0.85, band: 'strong' }, 'Interview for Data Analyst'],
  [{ match_score: 0.62, band: 'possible' }, 'Clarify before interviewing for Data Analyst'],
  [{ match_score: 0.3, band: 'weak' }, 'Weak match for Data Analyst'],
] as const)('[CS-02] a best match of %o recommends: %s', ({ match_score, band }, title) => {
  expect(recommend(anAnalysis(), matchedWith(match_score, { band }))).toMatchObject({ title, isKnown: true });
});

test('[CS-02] a resume that says too little is neither recommended nor refused', () => {
  const match = { band: 'insufficient_data', confidence: 'low' } as const;

  const found = recommend(anAnalysis(), matchedWith(0.05, match));

  expect(found).toMatchObject({ title: 'Get more information for Data Analyst', isKnown: false });
  expect(found.reason).toMatch(/^The resume doesn't say enough to tell\. /u);
  expect(found.reason).not.toContain('%');
});

test('[CS-02] the reason has the figures of the match, and what the unknown could bring', () => {
  const verdicts = { met: 6, partly: 1, not_met: 1, to_check: 1, not_mentioned: 1 };

  const { reason } = recommend(null, matchedWith(0.75, { verdicts, potential_score: 0.95 }));

  expect(reason).toBe(
    'Best match: 75% (strong with high confidence). 6 of 10 requirements met, 1 partly met, 1 not met, 1 to check, 1 not mentioned. Could reach 95% if those are confirmed.',
  );
});

test('[CS-02] a match without unknowns promises nothing more', () => {
  const verdicts = { met: 3, partly: 0, not_met: 0, to_check: 0, not_mentioned: 0 };

  const { reason } = recommend(null, matchedWith(0.9, { verdicts, potential_score: 0.9 }));

  expect(reason).toBe('Best match: 90% (strong with high confidence). 3 of 3 requirements met.');
});

test('[CS-02] without a match the next step is one, and without a score that', () => {
  expect(recommend(anAnalysis({ score_overall: 0.78 }), null)).toEqual({
    title: 'Match this resume to a position',
    reason: 'Resume score: 78 out of 100 (Good). Match it to a position to see how it fits.',
    isKnown: false,
  });
  expect(recommend(null, null)).toMatchObject({ title: 'Score this resume first', isKnown: false });
});
