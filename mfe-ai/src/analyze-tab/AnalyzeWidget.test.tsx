import { aJob, anAnalysis, aResume } from '@shortlist/api-contract/testing';
import { dismiss, useNotifications } from '@shortlist/platform/host';
import { TabFrame } from '@shortlist/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';
import AnalyzeWidget from './AnalyzeWidget.tsx';

const news = () => useNotifications.getState().notifications;

afterEach(() => {
  cleanup();
  for (const { id } of news()) dismiss(id);
  vi.unstubAllGlobals();
});

const RESUMES = [aResume({ candidate_name: 'Ines Okafor' }), aResume({ candidate_name: 'Noor Verhaegen' })];

async function shown(search = '') {
  const { calls } = fakeNetwork();
  render(<TabFrame tab={AnalyzeWidget} search={search} />);
  const answer = (path: string, body: unknown) =>
    waitFor(() => {
      const call = calls.find((each) => each.path === path);
      if (!call) throw new Error(`${path} was not called.`);
      call.answer(body);
    });
  await answer('/api/resumes', { resumes: RESUMES });
  return { calls, answer };
}

test('[AN-02] pressed with nothing chosen the button says so; every choice counts', async () => {
  const { calls } = await shown();
  const start = await screen.findByRole('button', { name: 'Analyze Selected Resumes' });
  expect(start.getAttribute('aria-disabled')).toBe('true');

  fireEvent.click(start);

  expect(news()).toMatchObject([
    {
      tone: 'warning',
      title: 'No Selection',
      message: 'Please select at least one resume to analyze.',
    },
  ]);
  for (const { candidate_name: name } of RESUMES) {
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  }
  expect(screen.getByText('2 resume(s) selected')).toBeDefined();
  fireEvent.click(start);
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/analyze'))).toHaveLength(2));
  expect(screen.getByText('Analyzing... This may take a few moments.')).toBeDefined();
  for (const call of calls.filter(({ path }) => path.endsWith('/analyze'))) {
    call.answer({ analysis: anAnalysis({ resume_id: call.path.split('/')[4] ?? '' }) });
  }
  expect(await screen.findByText('2 of 2 resumes analyzed')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    expect.stringMatching(/Success.*Ines Okafor/),
    expect.stringMatching(/Success.*Noor Verhaegen/),
  ]);
});

test('[AN-03] matching needs a position, then a resume, and says which is missing', async () => {
  const { answer } = await shown('mode=matching');
  await answer('/api/jobs', [aJob({ title: 'Data Analyst' })]);
  const position = await screen.findByRole('radio', { name: /Data Analyst/ });
  const start = screen.getByRole('button', { name: 'Analyze Matching' });

  fireEvent.click(start);
  fireEvent.click(position);
  fireEvent.click(start);

  expect(news()).toMatchObject([
    { title: 'No Job Selected', message: 'Please select a job position.' },
    { title: 'No Resume Selected', message: 'Please select at least one resume to match.' },
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: /Ines/ }));
  expect(start.getAttribute('aria-disabled')).not.toBe('true');
});
