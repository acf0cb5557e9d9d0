import { resumes } from '@shortlist/api-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { hasPendingRequest } from './pending-requests.ts';

const server = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ ok: true }));
const connection = vi.spyOn(navigator, 'onLine', 'get');
const remove = (options = {}) => call(resumes.remove, { params: { id: 'a' } }, options);
const isLeaveAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  server.mockClear();
  vi.stubGlobal('fetch', server);
  connection.mockReturnValue(false);
});

afterEach(() => vi.unstubAllGlobals());

test('[FR-07] a change made without a connection is sent once there is one, and leaving the page asks until then', async () => {
  const sent = remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(server).not.toHaveBeenCalled();
  expect({ isWaiting: hasPendingRequest(), isLeaveAsked: isLeaveAsked() }).toEqual({
    isWaiting: true,
    isLeaveAsked: true,
  });

  connection.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));

  await expect(sent).resolves.toEqual({ ok: true });
  expect(server).toHaveBeenCalledTimes(1);
  expect(isLeaveAsked()).toBe(false);
});

test('[FR-07] a change that is canceled while it waits is never sent', async () => {
  const canceling = new AbortController();
  server.mockImplementation((_, { signal }) =>
    signal?.aborted ? Promise.reject(signal.reason) : Promise.resolve(Response.json({ ok: true })),
  );
  const sent = remove({ signal: canceling.signal });

  canceling.abort();

  await expect(sent).rejects.toMatchObject({ code: 'aborted' });
  expect(isLeaveAsked()).toBe(false);
});

test('[FR-07] what is sent while the page is left does not wait', async () => {
  await remove({ keepalive: true });

  expect(server).toHaveBeenCalledTimes(1);
});
