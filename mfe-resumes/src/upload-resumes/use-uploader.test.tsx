import { aUser } from '@shortlist/api-contract/testing';
import { currentUser, setSession } from '@shortlist/platform';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUploader } from './use-uploader.ts';

const ada = aUser({ username: 'Ada' });
const refusal = { error: 'Log in to continue.', errors: {}, code: 'unauthenticated', request_id: 'test' };

/** A server that answers every upload with 401. */
class SignedOutRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 401;
  readonly response = refusal;
  open() {}
  abort() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', SignedOutRequest);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ resumes: [] })),
  );
  setSession(ada);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function signedOutWithTwoFiles() {
  const { result, unmount } = renderHook(() => useUploader());
  act(() => result.current.uploader.add([new File(['Ada'], 'ada.pdf'), new File(['Bea'], 'bea.pdf')]));
  act(() => result.current.uploader.start());
  await waitFor(() => expect(currentUser()).toBeNull());
  await waitFor(() => expect(states(result.current.queue)).toEqual(['chosen', 'chosen']));
  return { unmount };
}

const states = (queue: readonly { readonly state: { readonly kind: string } }[]) =>
  queue.map(({ state }) => state.kind);

test('[RS-02] files outlive a session that ended, and are chosen again once the same person is back', async () => {
  const { unmount } = await signedOutWithTwoFiles();

  unmount();
  setSession(ada);

  expect(states(renderHook(() => useUploader()).result.current.queue)).toEqual(['chosen', 'chosen']);
});

test('[RS-02] the files of one person are not there for another', async () => {
  const { unmount } = await signedOutWithTwoFiles();

  unmount();
  setSession(aUser({ username: 'Grace' }));

  expect(renderHook(() => useUploader()).result.current.queue).toEqual([]);
});

test('[RS-02] leaving the page forgets its files', async () => {
  const { unmount } = await signedOutWithTwoFiles();
  setSession(ada);

  unmount();

  expect(renderHook(() => useUploader()).result.current.queue).toEqual([]);
});
