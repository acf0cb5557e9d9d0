import { aResume } from '@shortlist/api-contract/testing';
import { closeToast, shownToasts } from '@shortlist/design-system/Toast';
import { useDeleted } from '@shortlist/platform';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteNow, deleteResume } from './deletions.ts';

const server = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ ok: true }));
const messages = () => shownToasts().map(({ message }) => message);
const lastToast = () => shownToasts().at(-1);
const end = (toast = lastToast()) => closeToast(toast?.id ?? 0);

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id);
  vi.unstubAllGlobals();
});

function deleted() {
  const resume = aResume({ candidate_name: 'Ines Okafor' });
  const { result } = renderHook(() => useDeleted());
  act(() => deleteResume(resume));
  return { resume, isHidden: () => result.current.has(resume.id) };
}

test('[RS-04] a deletion takes the resume away at once and is sent when the toast ends', async () => {
  const { resume, isHidden } = deleted();
  expect(isHidden()).toBe(true);
  expect(server).not.toHaveBeenCalled();

  end();

  await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  expect(server.mock.calls[0]).toMatchObject([`/api/resumes/${resume.id}`, { method: 'DELETE' }]);
});

test('[RS-04] Undo brings the resume back, and nothing is sent', () => {
  const { isHidden } = deleted();

  act(() => lastToast()?.action?.onAction());
  end();

  expect(isHidden()).toBe(false);
  expect(server).not.toHaveBeenCalled();
});

test('[RS-04] leaving the page sends the deletion, once, and lets it outlive the page', async () => {
  deleted();

  window.dispatchEvent(new Event('pagehide'));
  end();

  await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  expect(server.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', keepalive: true });
});

test('[RS-04] a refusal without JSON brings the resume back and says the status', async () => {
  server.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const { isHidden } = deleted();

  end();

  await waitFor(() => expect(isHidden()).toBe(false));
  expect(messages()).toEqual(['Delete failed with status 502']);
});

test('[RS-04] a refusal of the server brings the resume back with its reason', async () => {
  const refusal = { error: 'A selection is under way.', errors: {}, code: 'conflict', request_id: 'test' };
  server.mockImplementation(async () => Response.json(refusal, { status: 409 }));
  const { isHidden } = deleted();

  end();

  await waitFor(() => expect(isHidden()).toBe(false));
  expect(messages()).toEqual(["Failed to delete Ines Okafor's resume. A selection is under way."]);
});

test('[RS-04] what another tab has deleted already is no failure', async () => {
  const refusal = { error: 'Not found', errors: {}, code: 'not_found', request_id: 'test' };
  server.mockImplementation(async () => Response.json(refusal, { status: 404 }));
  deleted();

  end();

  await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  await server.mock.results[0]?.value;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(messages()).toEqual([]);
});

test.each([
  ['has deleted', 200],
  ['does not know any more', 404],
])('[RM-06] what the server %s is left out until the lists have been asked again', async (_, status) => {
  const resume = aResume();
  const seen: boolean[] = [];
  renderHook(() => seen.push(useDeleted().has(resume.id)));
  server.mockImplementation(async () => replyOf(status));

  await act(() => deleteNow(resume));

  expect(seen).toEqual([false, true, false]);
});

test('[RM-06] a deletion at once that is refused leaves nothing out', async () => {
  const resume = aResume();
  const { result } = renderHook(() => useDeleted());
  server.mockImplementation(async () => replyOf(409));

  await expect(deleteNow(resume)).rejects.toMatchObject({ status: 409 });

  expect(result.current.has(resume.id)).toBe(false);
});

function replyOf(status: number): Response {
  if (status === 200) return Response.json({ ok: true });
  const code = status === 404 ? 'not_found' : 'conflict';
  return Response.json({ error: 'No.', errors: {}, code, request_id: 'test' }, { status });
}
