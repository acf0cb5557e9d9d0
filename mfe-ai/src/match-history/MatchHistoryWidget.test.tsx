import { aJobWithMatches, aMatch, aMatchedResume } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import { PlatformFrame } from '@shortlist/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';
import { countVerdicts } from '../verdicts/count-verdicts.ts';
import MatchHistoryWidget from './MatchHistoryWidget.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[OD-03] the match history is forgotten on leaving', async () => {
  const { calls } = fakeNetwork();
  render(<PlatformFrame routes={[{ path: '/', Component: MatchHistoryWidget }]} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer({ jobs: [aJobWithMatches({ job_title: 'Data Analyst' })] });
  expect(await screen.findByText('Data Analyst')).toBeDefined();
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);

  cleanup();

  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
});

test('[OD-03] a position with more matches than the history holds shows them all when it is opened', async () => {
  const { calls } = fakeNetwork();
  render(<PlatformFrame routes={[{ path: '/', Component: MatchHistoryWidget }]} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  const all = Array.from({ length: 6 }, () => aMatchedResume());
  const job = aJobWithMatches({ matched_count: 6, matched_resumes: all.slice(0, 5) });
  calls[0]?.answer({ jobs: [job] });

  fireEvent.click(await screen.findByRole('button', { name: 'Show all (6)' }));

  await waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer({ jobs: [{ ...job, matched_resumes: all }] });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6));
});

test('[VD-03] what is to check in the history is settled there, and stays open where its match leaves the list', async () => {
  const { calls } = fakeNetwork();
  render(<PlatformFrame routes={[{ path: '/', Component: MatchHistoryWidget }]} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  const [read] = aMatch().requirements;
  if (!read) throw new Error('A match has requirements.');
  const open = ['Led people', 'Wrote plans'].map((text) => ({
    ...read,
    id: text,
    text,
    verdict: 'to_check' as const,
  }));
  const match = aMatch({ requirements: open });
  const listed = aMatchedResume({
    resume_id: match.resume_id,
    resume_info: match.resume_info,
    verdicts: countVerdicts(open),
  });
  const job = aJobWithMatches({ job_id: match.job_id, matched_resumes: [listed] });
  calls[0]?.answer({ jobs: [job] });
  const name = match.resume_info.candidate_name;

  fireEvent.click(await screen.findByRole('button', { name: `To check (2): ${name}` }));
  await waitFor(() =>
    expect(calls[1]?.path).toBe(`/api/ai/jobs/${match.job_id}/resumes/${match.resume_id}/match`),
  );
  calls[1]?.answer({ match });
  const queue = within(await screen.findByRole('dialog', { name: 'Settle what is to check' }));
  fireEvent.click(
    within(await queue.findByRole('region', { name: 'Led people' })).getByRole('button', { name: 'Met' }),
  );
  await waitFor(() =>
    expect(calls[2]?.body).toMatchObject({ settlements: [{ requirement_id: 'Led people', verdict: 'met' }] }),
  );
  calls[2]?.answer({ matches: [{ ...match, requirements: [{ ...open[0], verdict: 'met' }, open[1]] }] });

  expect(await queue.findByText('1 of 2')).toBeDefined();
  await waitFor(() => expect(calls).toHaveLength(4));
  calls[3]?.answer({ jobs: [{ ...job, matched_resumes: [] }] });
  expect(await screen.findByText('No matches found for this job.')).toBeDefined();
  expect(queue.getByText('1 of 2')).toBeDefined();
});

test('[VD-03] the focus stays in the matches where the button that opened the queue is gone with it', async () => {
  const { calls } = fakeNetwork();
  render(<PlatformFrame routes={[{ path: '/', Component: MatchHistoryWidget }]} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  const [read] = aMatch().requirements;
  if (!read) throw new Error('A match has requirements.');
  const match = aMatch({ requirements: [{ ...read, verdict: 'to_check' }] });
  const listed = aMatchedResume({ resume_id: match.resume_id, verdicts: countVerdicts(match.requirements) });
  const job = aJobWithMatches({ job_id: match.job_id, job_title: 'Analyst', matched_resumes: [listed] });
  calls[0]?.answer({ jobs: [job] });
  const opener = await screen.findByRole('button', { name: /^To check \(1\)/ });
  opener.focus();
  fireEvent.click(opener);
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer({ match });
  const queue = within(await screen.findByRole('dialog'));
  fireEvent.click(await queue.findByRole('button', { name: 'Met' }));
  await waitFor(() => expect(calls).toHaveLength(3));
  const settled = { ...match, requirements: [{ ...read, verdict: 'met' as const }] };
  calls[2]?.answer({ matches: [settled] });
  await waitFor(() => expect(calls).toHaveLength(4));
  calls[3]?.answer({
    jobs: [{ ...job, matched_resumes: [{ ...listed, verdicts: countVerdicts(settled.requirements) }] }],
  });
  await waitFor(() => expect(opener.isConnected).toBe(false));

  fireEvent.click(queue.getByRole('button', { name: 'Done' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Matches for Analyst' }));
});
