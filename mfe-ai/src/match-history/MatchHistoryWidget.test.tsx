import { aJobWithMatches, aMatchedResume } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import { PlatformFrame } from '@shortlist/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';
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
