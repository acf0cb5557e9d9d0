import { jobs } from '@shortlist/api-contract';
import { aJob } from '@shortlist/api-contract/testing';
import { mockError, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { mockCalls } from '@shortlist/platform/testing/calls';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import SampleWidget from './SampleWidget.tsx';

const api = mockCalls();
afterEach(cleanup);

const show = () => render(<PlatformFrame routes={[{ path: '/', element: <SampleWidget limit={3} /> }]} />);

test('it asks for as many positions as it may show, and each leads to its page', async () => {
  const job = aJob({ title: 'Data Analyst', matched_resumes: 1, best_match_score: 0.5 });
  api.use(
    mockResponse(jobs.list, (request) =>
      new URL(request.url).searchParams.get('limit') === '3' ? [job] : [],
    ),
  );

  show();

  const link = await screen.findByRole('link', { name: 'Data Analyst' });
  expect(link.getAttribute('href')).toBe(`/joblist/${job.id}`);
  expect(screen.getByText('1 candidate')).toBeDefined();
});

test('a failure is said in its place, and Retry brings the positions', async () => {
  api.use(
    mockError(jobs.list, 'not_found', { error: 'Not here.', once: true }),
    mockResponse(jobs.list, [aJob({ title: 'Data Analyst' })]),
  );
  show();
  expect(await screen.findByText('Not here.')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'Data Analyst' })).toBeDefined();
});
