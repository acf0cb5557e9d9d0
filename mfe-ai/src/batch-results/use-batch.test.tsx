import { isMatchFailure, matches } from '@shortlist/api-contract';
import { aMatch, anId } from '@shortlist/api-contract/testing';
import { queryClient, queryOf } from '@shortlist/platform';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork, type WaitingCall } from '../testing/fake-network.ts';
import { useBatch } from './use-batch.ts';

afterEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const JOB = anId();
const IDS = Array.from({ length: 10 }, () => anId());

/** The calls come in as quickly as the test answers them: 4 resumes, then 6. */
function start(place: string = crypto.randomUUID()) {
  const network = fakeNetwork();
  const { result } = renderHook(() => useBatch({ jobId: JOB, resumeIds: IDS, place }));
  const nextCall = async (count: number) => {
    await waitFor(() => expect(network.calls).toHaveLength(count));
    return network.calls[count - 1] as WaitingCall;
  };
  return { result, network, nextCall, place };
}

const idsOf = (call: WaitingCall) => (call.body as { resume_ids: string[] }).resume_ids;

const matchAll = (call: WaitingCall) =>
  call.answer({ results: idsOf(call).map((resume_id) => aMatch({ resume_id })) });

test('[AI-05] a few resumes are sent first, more when that was quick, each call after the one before', async () => {
  const { result, network, nextCall } = start();

  const first = await nextCall(1);
  expect(idsOf(first)).toEqual(IDS.slice(0, 4));
  expect(result.current).toMatchObject({ done: 0, total: 10, status: 'running' });
  matchAll(first);
  const second = await nextCall(2);
  await waitFor(() => expect(result.current.done).toBe(4));
  matchAll(second);

  await waitFor(() => expect(result.current.status).toBe('done'));
  expect(result.current.results.map(({ resume_id: id }) => id)).toEqual(IDS);
  expect(network.calls).toHaveLength(2);
});

test('[AI-05] a call that fails puts its reason beside its resumes, and the next ones go on', async () => {
  const { result, nextCall } = start();

  (await nextCall(1)).refuse(429, 'rate_limited', 'Too many requests. Try again in a minute.');
  matchAll(await nextCall(2));

  await waitFor(() => expect(result.current.status).toBe('done'));
  const failures = result.current.results.filter(isMatchFailure);
  expect(failures.map(({ resume_id: id }) => id)).toEqual(IDS.slice(0, 4));
  expect(failures[0]).toMatchObject({
    error: 'Too many requests. Try again in a minute.',
    code: 'rate_limited',
  });
  expect(result.current.error).toBeNull();
});

test('[AI-05] what failed is sent once more, and only that', async () => {
  const { result, nextCall } = start();
  (await nextCall(1)).refuse(503, 'unavailable', 'x');
  matchAll(await nextCall(2));
  await waitFor(() => expect(result.current.status).toBe('done'));

  result.current.retry(IDS[1]);
  const one = await nextCall(3);
  matchAll(one);
  await waitFor(() => expect(result.current.status).toBe('done'));
  result.current.retry();
  const rest = await nextCall(4);
  matchAll(rest);

  expect(idsOf(one)).toEqual([IDS[1]]);
  expect(idsOf(rest)).toEqual([IDS[0], IDS[2], IDS[3]]);
  await waitFor(() => expect(result.current.results.filter(isMatchFailure)).toHaveLength(0));
});

test('[AI-05] when no call succeeds the whole batch has failed', async () => {
  const { result, nextCall } = start();

  for (const count of [1, 2]) (await nextCall(count)).refuse(500, 'internal', 'x');

  await waitFor(() => expect(result.current.error).toBe('Failed to fetch batch match results'));
});

test('[AI-05] Cancel keeps what has come and sends no more until it is taken up again', async () => {
  const { result, network, nextCall } = start();
  matchAll(await nextCall(1));
  await nextCall(2);

  result.current.stop();

  await waitFor(() => expect(result.current).toMatchObject({ status: 'stopped', done: 4 }));
  expect(network.calls).toHaveLength(2);
  result.current.resume();
  const third = await nextCall(3);
  expect(idsOf(third)).toEqual(IDS.slice(4));
});

test('[AI-05] after a reload a batch that was canceled stands where it stood', async () => {
  const before = start();
  matchAll(await before.nextCall(1));
  await before.nextCall(2);
  before.result.current.stop();
  cleanup();
  vi.resetModules();
  const reloaded = await import('./use-batch.ts');
  const network = fakeNetwork();

  const place = { jobId: JOB, resumeIds: IDS, place: before.place };
  const { result } = renderHook(() => reloaded.useBatch(place));
  await waitFor(() => expect(network.calls).toHaveLength(1));
  matchAll(network.calls[0] as WaitingCall);

  await waitFor(() => expect(result.current).toMatchObject({ status: 'stopped', done: 4 }));
  expect(network.calls.map(idsOf)).toEqual([IDS.slice(0, 4)]);
});

test('[AI-05] it goes on while another page is read, and is found again there', async () => {
  const { nextCall, network, place } = start();
  matchAll(await nextCall(1));
  await nextCall(2);
  cleanup();
  matchAll(network.calls[1] as WaitingCall);

  const { result } = renderHook(() => useBatch({ jobId: JOB, resumeIds: IDS, place }));

  await waitFor(() => expect(result.current).toMatchObject({ status: 'done', done: 10 }));
  expect(network.calls).toHaveLength(2);
});

test('[AI-06] each call that succeeds has the match list asked again', async () => {
  const list = queryOf(matches.jobsWithMatches).queryKey;
  queryClient.setQueryData(list, { jobs: [] });
  const { nextCall } = start();

  matchAll(await nextCall(1));

  await waitFor(() => expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true));
});
