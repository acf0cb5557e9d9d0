import { type Analysis, analysisEndpoints } from '@shortlist/api-contract';
import { anAnalysis, anId } from '@shortlist/api-contract/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';
import { analyzeChunk } from './analyze-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

const [A, B, C, D] = [anId(), anId(), anId(), anId()] as const;
const done = (id: string): { analysis: Analysis } => ({ analysis: anAnalysis({ resume_id: id }) });

test('[AN-04] each kind of failure has its text, and the others go on', async () => {
  const { calls } = fakeNetwork();
  const outcome = analyzeChunk([A, B, C, D], new AbortController().signal);
  await vi.waitFor(() => expect(calls).toHaveLength(4));
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: analysisEndpoints.analyze.path.replace(':id', A),
  });

  calls[0]?.answer(done(A));
  calls[1]?.answer({ nothing: true });
  calls[2]?.refuse(422, 'no_text', 'This resume has no text to read.');
  calls[3]?.refuse(500, 'internal', 'Something went wrong. Please try again');

  const { results, failure } = await outcome;
  expect(results).toMatchObject([
    { resume_id: A },
    { resume_id: B, error: 'No analysis data in response', mayPass: true },
    {
      resume_id: C,
      error: 'Failed to retrieve analysis',
      reason: 'This resume has no text to read.',
      mayPass: false,
    },
    { resume_id: D, error: 'Failed to retrieve analysis', reason: null, mayPass: true },
  ]);
  expect(failure).toBeNull();
});

test('[AN-04] a server that is out of reach fails them all, which is said of the whole', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  const { results, failure } = await analyzeChunk([A, B], new AbortController().signal);

  expect(results).toMatchObject([{ error: 'Analysis failed' }, { error: 'Analysis failed' }]);
  expect(failure).toBe('Analysis failed');
});
