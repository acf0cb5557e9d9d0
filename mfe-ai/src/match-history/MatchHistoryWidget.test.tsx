import { aJobWithMatches } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import { PlatformFrame } from '@shortlist/platform/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
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
