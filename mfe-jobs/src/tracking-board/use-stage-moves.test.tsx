import { aBoard, aJob, aKanbanCard } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import { useNotifications } from '@shortlist/platform/host';
import { QueryClientProvider } from '@shortlist/platform/query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { positionsOf } from './tracked-position.ts';
import { useStageMoves } from './use-stage-moves.ts';

const calls: string[] = [];

/** Answers as the server does: a column by hand, or the one of its age. */
const server = vi.fn(async (address: string, init: RequestInit = {}) => {
  const stage = typeof init.body === 'string' ? JSON.parse(init.body).stage : 'draft';
  calls.push(init.method === 'DELETE' ? 'by age' : stage);
  const id = /jobs\/([^/]+)/.exec(address)?.[1] ?? '';
  return Response.json(aJob({ id, stage, is_stage_automatic: init.method === 'DELETE' }));
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  calls.length = 0;
  useNotifications.setState({ toasts: [], notifications: [] });
  vi.stubGlobal('fetch', server);
});

afterEach(() => vi.unstubAllGlobals());

function given() {
  const [position] = positionsOf(aBoard({ draft: [aKanbanCard({ title: 'Nurse' })] }));
  if (!position) throw new Error('The board is empty.');
  return { position, moves: renderHook(() => useStageMoves(), { wrapper }).result.current };
}

const undoLast = () => useNotifications.getState().toasts.at(-1)?.action?.onAction();

test('[TR-01] a first move is taken back to where the age puts it', async () => {
  const { position, moves } = given();

  await moves.move(position, 'offered');
  undoLast();

  await waitFor(() => expect(calls).toEqual(['offered', 'by age']));
});

test('[TR-01] of two moves that follow at once the second is taken back to the first, whatever the card still says', async () => {
  const { position, moves } = given();

  await moves.move(position, 'published');
  await moves.move(position, 'completed');
  undoLast();

  await waitFor(() => expect(calls).toEqual(['published', 'completed', 'published']));
});

test('[TR-01] what can not be taken back says why', async () => {
  const { position, moves } = given();
  await moves.move(position, 'offered');
  server.mockImplementationOnce(async () => new Response('Bad gateway', { status: 500 }));

  undoLast();

  await waitFor(() => expect(useNotifications.getState().notifications).toHaveLength(1));
  expect(useNotifications.getState().notifications[0]).toMatchObject({
    title: 'Update Failed',
    message: expect.stringContaining('Nurse stays in its column'),
  });
});
