import { anAnalysis, aResume } from '@shortlist/api-contract/testing';
import { closeToast, shownToasts } from '@shortlist/design-system/Toast';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAnalysis, stopAnalysis, useIsAnalyzing } from './analyzing.ts';

const server = vi.fn(async (_address: string, _init: RequestInit) => new Response());
const messages = () => shownToasts().map(({ message }) => message);

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id);
  vi.unstubAllGlobals();
});

/** Never answers, unless the request is given up. */
const hang = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );

test('[CS-01] an analysis is sent once, however often it is asked for, and ends', async () => {
  const resume = aResume();
  const gate = Promise.withResolvers<Response>();
  server.mockImplementation(() => gate.promise);
  const { result } = renderHook(() => useIsAnalyzing(resume.id));

  act(() => void startAnalysis(resume));
  act(() => void startAnalysis(resume));
  expect(result.current).toBe(true);
  gate.resolve(Response.json({ analysis: anAnalysis({ resume_id: resume.id }) }));

  await waitFor(() => expect(result.current).toBe(false));
  expect(server.mock.calls.map(([address]) => address)).toEqual([`/api/ai/resumes/${resume.id}/analyze`]);
  expect(messages()).toEqual([]);
});

test('[CS-01] an analysis that is canceled ends without a word', async () => {
  const resume = aResume();
  server.mockImplementation(hang);
  const { result } = renderHook(() => useIsAnalyzing(resume.id));
  act(() => void startAnalysis(resume));

  act(() => stopAnalysis(resume.id));

  await waitFor(() => expect(result.current).toBe(false));
  expect(server.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  expect(messages()).toEqual([]);
});

test('[CS-01] an analysis that fails says of whom and why, and can be started again', async () => {
  const resume = aResume({ candidate_name: 'Noor Verhaegen' });
  const refusal = {
    error: 'This file has no readable text.',
    errors: {},
    code: 'file_no_text',
    request_id: 'x',
  };
  server.mockImplementation(async () => Response.json(refusal, { status: 422 }));
  const { result } = renderHook(() => useIsAnalyzing(resume.id));

  act(() => void startAnalysis(resume));

  await waitFor(() => expect(result.current).toBe(false));
  expect(messages()).toEqual(['Failed to analyze Noor Verhaegen. This file has no readable text.']);
  act(() => void startAnalysis(resume));
  await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
});
