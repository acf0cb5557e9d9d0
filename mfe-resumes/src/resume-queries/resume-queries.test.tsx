import type { ResumeListQuery } from '@shortlist/api-contract';
import { aResume } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import { QueryClientProvider } from '@shortlist/platform/query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResumes } from './resume-queries.ts';

const stored = Array.from({ length: 250 }, (_, at) => aResume({ candidate_name: `Person ${at}` }));

/** Answers as the server does: a page from the cursor on, and the next cursor in the Link header. */
const server = vi.fn(async (address: string, _init: RequestInit) => {
  const { searchParams } = new URL(address, 'http://server');
  const found = stored.filter(({ candidate_name }) =>
    candidate_name.includes(searchParams.get('search') ?? ''),
  );
  const start = Number(searchParams.get('cursor') ?? 0);
  const end = start + Number(searchParams.get('limit'));
  const link = end < found.length ? { link: `</api/resumes?cursor=${end}>; rel="next"` } : {};
  return Response.json({ resumes: found.slice(start, end) }, { headers: link });
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const show = (query: Partial<ResumeListQuery>) =>
  renderHook((asked: Partial<ResumeListQuery>) => useResumes(asked), { wrapper, initialProps: query });

beforeEach(() => {
  queryClient.clear();
  server.mockReset();
  vi.stubGlobal('fetch', server);
});

afterEach(() => vi.unstubAllGlobals());

test('a hundred come in one call, the next ones on demand, until none is left', async () => {
  const { result } = show({});
  await waitFor(() => expect(result.current.resumes).toHaveLength(100));
  expect(server).toHaveBeenCalledTimes(1);

  result.current.loadMore();
  await waitFor(() => expect(result.current.resumes).toHaveLength(200));
  result.current.loadMore();
  await waitFor(() => expect(result.current.resumes).toHaveLength(250));

  expect(result.current.canLoadMore).toBe(false);
});

test('a new question keeps the rows of the one before until its answer is there', async () => {
  const { result, rerender } = show({});
  await waitFor(() => expect(result.current.resumes).toHaveLength(100));

  rerender({ search: 'Person 24' });

  expect(result.current).toMatchObject({ isStale: true, canLoadMore: false });
  await waitFor(() => expect(result.current.isStale).toBe(false));
  expect(result.current.resumes).toHaveLength(11);
});

test('a question that was replaced is canceled, and its answer never shown', async () => {
  server.mockImplementationOnce(() => new Promise(() => undefined));
  const { result, rerender } = show({ search: 'Person 1' });
  await waitFor(() => expect(server).toHaveBeenCalledTimes(1));

  rerender({ search: 'Person 24' });

  await waitFor(() => expect(result.current.resumes).toHaveLength(11));
  expect(server.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('a next page that does not come leaves the rows and says why', async () => {
  const { result } = show({});
  await waitFor(() => expect(result.current.resumes).toHaveLength(100));
  server.mockImplementationOnce(async () => new Response('Bad gateway', { status: 500 }));

  result.current.loadMore();

  await waitFor(() => expect(result.current.loadMoreError).not.toBeNull());
  expect(result.current.resumes).toHaveLength(100);
});
