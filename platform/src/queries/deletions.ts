import type { EndpointDefinition } from '@shortlist/api-contract';
import { closeToast, shownToasts, showToast, subscribeToToasts } from '@shortlist/design-system/Toast';
import { useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error.ts';
import { callPage } from '../api/call.ts';
import type { CallOptions } from '../api/request.ts';
import { deletedRows, markDeleted, onDeletedRows, waiting } from './deleted-rows.ts';
import { refresh } from './endpoint-queries.ts';
import { queryClient } from './query-client.ts';

export { markDeleted } from './deleted-rows.ts';

/** Something that a person deletes, and may want back. */
export interface Deletion<E extends EndpointDefinition = EndpointDefinition> {
  /** Of the row in every list. */
  readonly id: string;
  /** Deletes what `params.id` names. */
  readonly endpoint: E;
  /** What the toast beside Undo says. */
  readonly message: string;
  /** The server kept it, or could not be asked: it is back in the lists. */
  readonly onRefused: (error: unknown) => void;
}

/** Takes a row out of the lists of all remotes, and deletes it once the toast with Undo has gone or the page is left. */
export function deleteWithUndo(deletion: Deletion): void {
  const { id, message } = deletion;
  if (deletedRows().has(id)) return;
  markDeleted(id, true);
  const toast = showToast({ message, action: { label: 'Undo', onAction: () => undo(id) } });
  waiting.set(id, toast);
  const stop = subscribeToToasts(() => {
    if (shownToasts().some((shown) => shown.id === toast)) return;
    stop();
    void send(deletion);
  });
  window.addEventListener('pagehide', () => void send(deletion, { keepalive: true }), { once: true });
}

function undo(id: string): void {
  const toast = waiting.get(id);
  if (toast === undefined) return;
  waiting.delete(id);
  markDeleted(id, false);
  closeToast(toast);
}

async function send({ id, endpoint, onRefused }: Deletion, options: CallOptions = {}): Promise<void> {
  const toast = waiting.get(id);
  if (toast === undefined) return;
  waiting.delete(id);
  closeToast(toast);
  try {
    await callPage(endpoint, { params: { id } }, options);
  } catch (error) {
    if (!isGoneAlready(error)) {
      markDeleted(id, false);
      onRefused(error);
    }
  }
  // Lists that nobody looks at are not asked again: they would show it once more.
  queryClient.removeQueries({ queryKey: [endpoint.resource], type: 'inactive' });
  await refresh(endpoint);
  markDeleted(id, false);
}

/** Whether another tab, or another person, was first. */
export function isGoneAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** The ids that lists leave out. */
export function useDeleted(): ReadonlySet<string> {
  return useSyncExternalStore(onDeletedRows, deletedRows, deletedRows);
}

/** The rows of a list but for those that are deleted. */
export function useWithoutDeleted<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const gone = useDeleted();
  return useMemo(() => (gone.size === 0 ? rows : rows?.filter(({ id }) => !gone.has(id))), [rows, gone]);
}
