import { aResume } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import { QueryClientProvider } from '@shortlist/platform/query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResumes } from './resume-queries.ts';

const stored = Array.from({ length: 450 }, (_, at) => aResume({ candidate_name: `Person ${at}` }));

/** Answers as the server does: a page from the cursor on, and the next cursor in the Link header. */
const server = vi.fn(async (address: string) => {
  const { searchParams } = new URL(address, 'http://server');
  const start = Number(searchParams.get('cursor') ?? 0);
  const end = start + Number(searchParams.get('limit'));
  const link = end < stored.length ? { link: `</api/resumes?cursor=${end}>; rel="next"` } : {};
  return Response.json({ resumes: stored.slice(start, end) }, { headers: link });
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  queryClient.clear();
  server.mockReset();
  vi.stubGlobal('fetch', server);
});

afterEach(() => vi.unstubAllGlobals());

test('the newest hundred come in one call, the next ones on demand', async () => {
  const { result } = renderHook(() => useResumes(false), { wrapper });
  await waitFor(() => expect(result.current.resumes).toHaveLength(100));
  expect(server).toHaveBeenCalledTimes(1);

  result.current.loadMore();

  await waitFor(() => expect(result.current.resumes).toHaveLength(200));
  expect(result.current.canLoadMore).toBe(true);
});

test('a search reads the list to its end, and shows the newest until then', async () => {
  const { promise: pause, resolve: goOn } = Promise.withResolvers<void>();
  const answerOf = server.getMockImplementation() ?? server;
  server.mockImplementation(async (address) => {
    if (address.includes('limit=200')) await pause;
    return answerOf(address);
  });

  const { result } = renderHook(() => useResumes(true), { wrapper });
  await waitFor(() => expect(result.current.isReadingAll).toBe(true));
  expect(result.current.resumes).toHaveLength(100);
  goOn();

  await waitFor(() => expect(result.current.isReadingAll).toBe(false));
  expect(result.current.resumes?.map(({ candidate_name }) => candidate_name)).toEqual(
    stored.map(({ candidate_name }) => candidate_name),
  );
  expect(result.current.canLoadMore).toBe(false);
});

test('a search that can not read to the end says so and keeps the newest', async () => {
  const { result, rerender } = renderHook(({ all }) => useResumes(all), {
    wrapper,
    initialProps: { all: false },
  });
  await waitFor(() => expect(result.current.resumes).toHaveLength(100));
  server.mockImplementation(async () => new Response('Bad gateway', { status: 500 }));

  rerender({ all: true });

  await waitFor(() => expect(result.current.readAllError).not.toBeNull());
  expect(result.current.resumes).toHaveLength(100);
});
