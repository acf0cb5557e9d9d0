import { aJob } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import { QueryClientProvider } from '@shortlist/platform/query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useJobs } from './job-queries.ts';

const stored = Array.from({ length: 450 }, (_, at) => aJob({ title: `Position ${at}` }));

/** Answers as the server does: a page from the cursor on, and the next cursor in the Link header. */
const server = vi.fn(async (address: string, _init?: RequestInit) => {
  const { searchParams } = new URL(address, 'http://server');
  const start = Number(searchParams.get('cursor') ?? 0);
  const end = start + Number(searchParams.get('limit'));
  const link = end < stored.length ? { link: `</api/jobs?cursor=${end}>; rel="next"` } : {};
  return Response.json(stored.slice(start, end), { headers: link });
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

const query = { limit: 100 };

test('a hundred come in one call, the next ones on demand', async () => {
  const { result } = renderHook(() => useJobs(query), { wrapper });
  await waitFor(() => expect(result.current.jobs).toHaveLength(100));
  expect(server).toHaveBeenCalledTimes(1);

  result.current.loadMore();

  await waitFor(() => expect(result.current.jobs).toHaveLength(200));
  expect(server).toHaveBeenCalledTimes(2);
});

test('on the last page there is nothing more to load', async () => {
  const { result } = renderHook(() => useJobs({ limit: 200 }), { wrapper });

  for (const count of [200, 400, 450]) {
    await waitFor(() => expect(result.current.jobs).toHaveLength(count));
    result.current.loadMore();
  }

  expect(result.current.canLoadMore).toBe(false);
  expect(server).toHaveBeenCalledTimes(3);
});

test('a search asks the server, and the rows of before stay until it has answered', async () => {
  const { result, rerender } = renderHook(({ search }) => useJobs({ ...query, search }), {
    wrapper,
    initialProps: { search: 'a' },
  });
  await waitFor(() => expect(result.current.jobs).toHaveLength(100));
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  server.mockImplementation(() => answer);

  rerender({ search: 'ab' });

  await waitFor(() => expect(result.current.isStale).toBe(true));
  expect(result.current.jobs).toHaveLength(100);
  expect(result.current.canLoadMore).toBe(false);
  expect(server).toHaveBeenLastCalledWith(expect.stringContaining('search=ab'), expect.anything());

  resolve(Response.json(stored.slice(0, 2)));
  await waitFor(() => expect(result.current.jobs).toHaveLength(2));
  expect(result.current.isStale).toBe(false);
});

test('the call of a search that nobody waits for any more is canceled', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  server.mockImplementation((_, init) => {
    signals.push(init?.signal);
    return new Promise<Response>(() => undefined);
  });
  const { rerender } = renderHook(({ search }) => useJobs({ ...query, search }), {
    wrapper,
    initialProps: { search: 'a' },
  });
  await waitFor(() => expect(signals).toHaveLength(1));

  rerender({ search: 'ab' });

  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('rows that are there stay when the next page fails, and it can be asked for again', async () => {
  const { result } = renderHook(() => useJobs(query), { wrapper });
  await waitFor(() => expect(result.current.jobs).toHaveLength(100));
  const answerOf = server.getMockImplementation() ?? server;
  server.mockImplementation(async () => new Response('Bad gateway', { status: 500 }));

  result.current.loadMore();
  await waitFor(() => expect(result.current.loadMoreError).not.toBeNull());
  expect(result.current.jobs).toHaveLength(100);

  server.mockImplementation(answerOf);
  result.current.loadMore();
  await waitFor(() => expect(result.current.jobs).toHaveLength(200));
  expect(result.current.loadMoreError).toBeNull();
});
