import { matches } from '@shortlist/api-contract';
import { aMatch, anId } from '@shortlist/api-contract/testing';
import { queryClient, queryOf } from '@shortlist/platform';
import { QueryClientProvider } from '@shortlist/platform/query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMatch } from '../match/use-match.ts';
import { fakeNetwork, type WaitingCall } from '../testing/fake-network.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const JOB = anId();
const RESUME = anId();

function Client({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function start() {
  const network = fakeNetwork();
  const { result } = renderHook(() => useMatch(JOB, RESUME), { wrapper: Client });
  const nextCall = async (count: number) => {
    await waitFor(() => expect(network.calls).toHaveLength(count));
    return network.calls[count - 1] as WaitingCall;
  };
  return { result, network, nextCall };
}

test('[AI-03] a stored match is shown and nothing is computed', async () => {
  const { result, network, nextCall } = start();
  const match = aMatch();
  expect(result.current.status).toBe('loading');

  (await nextCall(1)).answer({ match });

  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', result: { id: match.id } }));
  expect(network.calls.map(({ method }) => method)).toEqual(['GET']);
});

test('[AI-03] without a stored match it is computed, once', async () => {
  const { result, network, nextCall } = start();
  const match = aMatch();

  (await nextCall(1)).answer({ match: null });
  const post = await nextCall(2);
  expect(result.current.status).toBe('computing');
  post.answer(match);

  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', result: { id: match.id } }));
  (await nextCall(3)).answer({ match: null });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(result.current).toMatchObject({ status: 'ready', result: { id: match.id } });
  expect(network.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('[AI-03] matching again puts the current match away before it asks', async () => {
  const { result, nextCall } = start();
  (await nextCall(1)).answer({ match: aMatch() });
  await waitFor(() => expect(result.current.status).toBe('ready'));

  if (result.current.status === 'ready') result.current.computeAgain();

  const post = await nextCall(2);
  expect(post.method).toBe('POST');
  expect(result.current.status).toBe('computing');
});

test('[AI-03] matching that is stopped leaves no result, and can be started again', async () => {
  const { result, nextCall } = start();
  (await nextCall(1)).answer({ match: null });
  await nextCall(2);

  if (result.current.status === 'computing') result.current.stop();

  await waitFor(() => expect(result.current.status).toBe('none'));
  if (result.current.status === 'none') result.current.compute();
  expect((await nextCall(3)).method).toBe('POST');
});

test('[AI-03] a refusal is told with its reason, and Retry asks again', async () => {
  const { result, nextCall } = start();
  (await nextCall(1)).answer({ match: null });
  (await nextCall(2)).refuse(422, 'no_text', 'This resume has no text to read.');

  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(result.current).toMatchObject({ error: { message: 'This resume has no text to read.' } });
  if (result.current.status === 'failed') result.current.retry();
  expect((await nextCall(3)).method).toBe('POST');
});

test('[AI-06] a match that succeeds has the match list asked again', async () => {
  const list = queryOf(matches.jobsWithMatches).queryKey;
  queryClient.setQueryData(list, { jobs: [] });
  const { nextCall } = start();

  (await nextCall(1)).answer({ match: null });
  (await nextCall(2)).answer(aMatch());

  await waitFor(() => expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true));
});
