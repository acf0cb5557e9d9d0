import { endpoints } from '@shortlist/api-contract';
import { aJob, aUser } from '@shortlist/api-contract/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../session/session-store.ts';
import { pagesOf, queryOf, refresh } from './endpoint-queries.ts';
import { queryClient } from './query-client.ts';

beforeEach(() => queryClient.clear());

function isStale(key: readonly unknown[]): boolean | undefined {
  return queryClient.getQueryState(key)?.isInvalidated;
}

test('[ST-01] a write has every list of the resources it touches asked again, and no other', async () => {
  const list = queryOf(endpoints.jobs.list);
  const paged = pagesOf(endpoints.jobs.list);
  const plans = queryOf(endpoints.plans.list);
  queryClient.setQueryData(list.queryKey, [aJob()]);
  queryClient.setQueryData(paged.queryKey, { pages: [], pageParams: [] });
  queryClient.setQueryData(plans.queryKey, []);

  await refresh(endpoints.jobs.create);

  expect(isStale(list.queryKey)).toBe(true);
  expect(isStale(paged.queryKey)).toBe(true);
  expect(isStale(plans.queryKey)).toBe(false);
});

test('the same call with another input is another entry', () => {
  const one = queryOf(endpoints.jobs.get, { params: { id: 'a' } });
  const other = queryOf(endpoints.jobs.get, { params: { id: 'b' } });

  expect(one.queryKey).not.toEqual(other.queryKey);
});

test('[ST-02] nothing of one user is left in the cache when another signs in', () => {
  setSession(aUser());
  const list = queryOf(endpoints.jobs.list);
  queryClient.setQueryData(list.queryKey, [aJob()]);

  setSession(aUser());

  expect(queryClient.getQueryData(list.queryKey)).toBeUndefined();
});

test('[ST-01] a change in another tab of the browser has the queries that it touches asked again here', async () => {
  const list = queryOf(endpoints.jobs.list);
  const plans = queryOf(endpoints.plans.list);
  queryClient.setQueryData(list.queryKey, [aJob()]);
  queryClient.setQueryData(plans.queryKey, []);
  const otherTab = new BroadcastChannel('shortlist-changes');

  otherTab.postMessage(['jobs', 'dashboard']);

  await vi.waitFor(() => expect(isStale(list.queryKey)).toBe(true));
  expect(isStale(plans.queryKey)).toBe(false);
  otherTab.close();
});

test('[ST-01] a write tells the other tabs of the browser what it touches', async () => {
  const otherTab = new BroadcastChannel('shortlist-changes');
  const heard = new Promise((resolve) => {
    otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });

  await refresh(endpoints.jobs.create);

  expect(await heard).toEqual(endpoints.jobs.create.touches);
  otherTab.close();
});
