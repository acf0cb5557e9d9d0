import { aJobWithMatches, aMatchedResume, anId } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { historyOf } from './history.ts';

test('[OD-03] the highest score comes first, among positions and inside each', () => {
  const weak = aJobWithMatches({
    job_title: 'Weak',
    matched_resumes: [aMatchedResume({ match_score: 0.3 })],
  });
  const none = aJobWithMatches({ job_title: 'None', matched_resumes: [] });
  const strong = aJobWithMatches({
    job_title: 'Strong',
    matched_resumes: [aMatchedResume({ match_score: 0.5 }), aMatchedResume({ match_score: 0.9 })],
  });

  const history = historyOf([none, weak, strong]);

  expect(history.map(({ job_title }) => job_title)).toEqual(['Strong', 'Weak', 'None']);
  expect(history[0]?.matched_resumes.map(({ match_score }) => match_score)).toEqual([0.9, 0.5]);
});

test('[OD-03] a resume stands once under a position, with its latest match', () => {
  const resume_id = anId();
  const older = aMatchedResume({ resume_id, match_score: 0.9, evaluated_at: '2026-11-01T00:00:00.000Z' });
  const newer = aMatchedResume({ resume_id, match_score: 0.6, evaluated_at: '2026-11-20T00:00:00.000Z' });

  const [job] = historyOf([aJobWithMatches({ matched_resumes: [older, newer] })]);

  expect(job?.matched_resumes.map(({ match_id }) => match_id)).toEqual([newer.match_id]);
});

test('[VD-04] of whom nobody can tell stands by what speaks for them, among matches and positions', () => {
  const unclear = aMatchedResume({ match_score: 0.2, potential_score: 0.9, band: 'insufficient_data' });
  const weak = aMatchedResume({ match_score: 0.1, potential_score: 0.1, band: 'weak' });
  const both = aJobWithMatches({
    job_title: 'Both',
    created_at: '2026-11-21T00:00:00.000Z',
    matched_resumes: [unclear, weak],
  });
  const vague = aJobWithMatches({ job_title: 'Vague', matched_resumes: [unclear] });
  const none = aJobWithMatches({ job_title: 'None', matched_resumes: [] });

  const history = historyOf([none, vague, both]);

  expect(history.map(({ job_title }) => job_title)).toEqual(['Both', 'Vague', 'None']);
  expect(history[0]?.matched_resumes.map(({ match_id }) => match_id)).toEqual([
    unclear.match_id,
    weak.match_id,
  ]);
});
