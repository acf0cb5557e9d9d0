import { type Resume, resumes } from '@shortlist/api-contract';
import { closeToast, shownToasts, showToast, subscribeToToasts } from '@shortlist/design-system/Toast';
import { ApiError, call, messageOf, queryClient, queryOf, refresh } from '@shortlist/platform';
import { useSyncExternalStore } from 'react';
import { showFailure } from '../shared/failure-toast.ts';

/** Resumes that lists leave out: deleted for the eye, and not yet, or just now, on the server. */
let hidden: ReadonlySet<string> = new Set();
/** The toast that can take a deletion back, by the resume; gone once the deletion is sent. */
const waiting = new Map<string, number>();
const listeners = new Set<() => void>();

/** Takes a resume out of the lists, and deletes it once the toast with Undo has gone or the page is left. */
export function deleteWithUndo(resume: Resume): void {
  if (hidden.has(resume.id)) return;
  setHidden(resume.id, true);
  const toast = showToast({
    message: `${resume.candidate_name}'s resume deleted`,
    action: { label: 'Undo', onAction: () => undo(resume.id) },
  });
  waiting.set(resume.id, toast);
  const stop = subscribeToToasts(() => {
    if (shownToasts().some(({ id }) => id === toast)) return;
    stop();
    void send(resume);
  });
  window.addEventListener('pagehide', () => void send(resume, { keepalive: true }), { once: true });
}

/**
 * Deletes a resume at once, and takes it out of every list before they are asked again. One that is gone already is
 * deleted too.
 *
 * @throws ApiError what the server refused, or that it could not be asked; the resume stays where it was.
 */
export async function deleteNow({ id }: Resume): Promise<void> {
  await call(resumes.remove, { params: { id } }).catch((error: unknown) => {
    if (!isGoneAlready(error)) throw error;
  });
  setHidden(id, true);
  // Until the screens have let go of it: nobody shall ask for what is gone.
  await new Promise((resolve) => setTimeout(resolve));
  queryClient.removeQueries({ queryKey: queryOf(resumes.get, { params: { id } }).queryKey });
  await refresh(resumes.remove);
  setHidden(id, false);
}

function undo(id: string): void {
  const toast = waiting.get(id);
  if (toast === undefined) return;
  waiting.delete(id);
  setHidden(id, false);
  closeToast(toast);
}

async function send(resume: Resume, options: { readonly keepalive?: boolean } = {}): Promise<void> {
  const toast = waiting.get(resume.id);
  if (toast === undefined) return;
  waiting.delete(resume.id);
  closeToast(toast);
  try {
    await call(resumes.remove, { params: { id: resume.id } }, options);
  } catch (error) {
    if (!isGoneAlready(error)) {
      setHidden(resume.id, false);
      showFailure(refusalOf(error, resume));
    }
  }
  // Lists that nobody looks at are not asked again: they would show it once more.
  queryClient.removeQueries({ queryKey: [resumes.list.resource], type: 'inactive' });
  await refresh(resumes.remove);
  setHidden(resume.id, false);
}

function isGoneAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

function refusalOf(error: unknown, { candidate_name }: Resume): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === 'invalid_answer') return `Delete failed with status ${error.status}`;
  return `Failed to delete ${candidate_name}'s resume. ${error.message}`;
}

function setHidden(id: string, isHidden: boolean): void {
  const next = new Set(hidden);
  if (isHidden) next.add(id);
  else next.delete(id);
  hidden = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => hidden;

/** The ids of the resumes that lists leave out. */
export function useDeleted(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, current, current);
}
