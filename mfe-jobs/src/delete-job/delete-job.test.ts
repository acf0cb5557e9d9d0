import { aJob } from '@shortlist/api-contract/testing';
import { closeToast, shownToasts } from '@shortlist/design-system/Toast';
import { useDeleted } from '@shortlist/platform';
import { useNotifications } from '@shortlist/platform/host';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteJob, pageWords, tabWords } from './delete-job.ts';

const server = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ ok: true }));
const refusal = { error: 'This position is locked.', errors: {}, code: 'forbidden', request_id: 'test' };
const endToast = () => closeToast(shownToasts().at(-1)?.id ?? 0);

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
  useNotifications.setState({ notifications: [] });
});

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id);
  vi.unstubAllGlobals();
});

function deleted(words = pageWords) {
  const job = aJob({ title: 'Depot Lead' });
  const { result } = renderHook(() => useDeleted());
  act(() => deleteJob(job, words));
  return { job, isHidden: () => result.current.has(job.id) };
}

test('[FR-06] a deleted position leaves all lists at once, and the server once Undo has gone', async () => {
  const { job, isHidden } = deleted();
  expect(isHidden()).toBe(true);
  expect(shownToasts().at(-1)).toMatchObject({ message: 'Depot Lead deleted', action: { label: 'Undo' } });
  expect(server).not.toHaveBeenCalled();

  endToast();

  await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  expect(server.mock.calls[0]).toMatchObject([`/api/jobs/${job.id}`, { method: 'DELETE' }]);
});

test('[FR-06] Undo brings a position back, and nothing is sent', () => {
  const { isHidden } = deleted();

  act(() => shownToasts().at(-1)?.action?.onAction());
  endToast();

  expect(isHidden()).toBe(false);
  expect(server).not.toHaveBeenCalled();
});

test.each([
  { id: 'JB-05', words: pageWords, status: 403, message: 'This position is locked.' },
  { id: 'JB-05', words: pageWords, status: 502, message: 'Delete failed or unauthorized' },
  { id: 'PM-04', words: tabWords, status: 403, message: 'Failed to delete position. Please try again.' },
  { id: 'PM-04', words: tabWords, status: 502, message: 'An error occurred while deleting the position.' },
])(
  '[$id] a position that the server keeps is back, and it is said: $message',
  async ({ words, status, message }) => {
    server.mockImplementation(async () =>
      status === 403 ? Response.json(refusal, { status }) : new Response('<h1>Bad gateway</h1>', { status }),
    );
    const { isHidden } = deleted(words);

    endToast();

    await waitFor(() => expect(isHidden()).toBe(false));
    expect(useNotifications.getState().notifications).toMatchObject([
      { tone: 'error', title: 'Delete Failed', message },
    ]);
  },
);
