import { aJob, aJobWithMatches, aMatchedResume, aResume, someStats } from '@shortlist/api-contract/testing';
import { dismiss, useNotifications } from '@shortlist/platform/host';
import { TabFrame } from '@shortlist/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';
import MatchScoreWidget from './MatchScoreWidget.tsx';

const news = () => useNotifications.getState().notifications;

afterEach(() => {
  cleanup();
  for (const { id } of news()) dismiss(id);
  vi.unstubAllGlobals();
});

const JOB = aJob({ title: 'Data Analyst', company: null });
const RESUMES = Array.from({ length: 4 }, (_, at) => aResume({ candidate_name: `Person ${at + 1}` }));
const HISTORY = '/api/job-resume-scores/user/jobs-with-matches';

function shown() {
  const { calls } = fakeNetwork();
  render(<TabFrame tab={MatchScoreWidget} widgets={{ 'mfe_jobs/PositionActions': () => null }} />);
  const nextCall = (path: string, count = 1) =>
    waitFor(() => {
      const call = calls.filter((each) => each.path === path)[count - 1];
      if (!call) throw new Error(`${path} was not called.`);
      return call;
    });
  return { calls, nextCall };
}

test('[MS-01] applicants show both scores as rounded percents, and what is not scored says so', async () => {
  const { nextCall } = shown();
  (await nextCall('/api/jobs')).answer([JOB]);
  const brief = {
    score_format: 0.5,
    score_skills: null,
    score_experience: null,
    evaluated_at: JOB.created_at,
  };
  const matched = [
    aMatchedResume({ match_score: 0.846, resume_analyses: [{ ...brief, score_overall: 0.714 }] }),
    aMatchedResume({ match_score: 0.5, resume_analyses: [] }),
  ];
  (await nextCall(HISTORY)).answer({ jobs: [aJobWithMatches({ job_id: JOB.id, matched_resumes: matched })] });

  const table = within(await screen.findByRole('table', { name: 'Applicants' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first?.textContent).toMatch(/71%.*85%/);
  expect(second?.textContent).toMatch(/Not scored yet.*50%/);
});

test('[MS-02, MS-04] three of the unmatched can be matched one by one, and more together', async () => {
  const { nextCall } = shown();
  (await nextCall('/api/jobs')).answer([JOB]);
  (await nextCall(HISTORY)).answer({ jobs: [] });
  (await nextCall('/api/resumes')).answer({ resumes: RESUMES });
  (await nextCall('/api/dashboard/stats')).answer(someStats({ total_resumes: 9 }));

  expect(await screen.findByText('No matched resumes found for this position.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Match Person/ })).toHaveLength(3);
  expect(await screen.findByRole('button', { name: 'Match All 9 Resumes' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Match Person 1' }));
  const match = await nextCall(`/api/ai/jobs/${JOB.id}/resumes/${RESUMES[0]?.id}/match`);
  match.refuse(422, 'no_text', 'This resume has no text to read.');

  await waitFor(() =>
    expect(news()).toMatchObject([
      { tone: 'error', title: 'Match Failed', message: 'This resume has no text to read.' },
    ]),
  );
});

test('[MS-04] a Match All whose resumes could not be listed stays on the page with Retry', async () => {
  const { nextCall } = shown();
  (await nextCall('/api/jobs')).answer([JOB]);
  (await nextCall(HISTORY)).answer({ jobs: [] });
  (await nextCall('/api/resumes')).answer({ resumes: RESUMES });
  (await nextCall('/api/dashboard/stats')).answer(someStats({ total_resumes: 4 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Match All 4 Resumes' }));
  (await nextCall('/api/resumes', 2)).refuse(503, 'unavailable', 'Restarting.');

  const alert = await screen.findByRole('alert');
  for (const { id } of news()) dismiss(id);
  expect(alert.textContent).toContain('Failed to load resumes, so nothing was matched');
  fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  (await nextCall('/api/resumes', 3)).answer({ resumes: RESUMES });

  await nextCall(`/api/ai/jobs/${JOB.id}/resumes/match_batch`);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Matching resumes')).toBeDefined();
});

test('[MS-02] without any position it says what comes first', async () => {
  const { nextCall } = shown();

  (await nextCall('/api/jobs')).answer([]);

  expect(
    await screen.findByText('No job positions found. Please create a job position first.'),
  ).toBeDefined();
});
