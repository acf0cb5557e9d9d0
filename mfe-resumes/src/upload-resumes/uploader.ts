import { resumes } from '@shortlist/api-contract';
import { ApiError, currentUser, messageOf, refresh, setSession, upload } from '@shortlist/platform';
import { fileRefusalOf, isSameFile } from './check-file.ts';
import { contentHashOf, findDuplicateFile } from './find-duplicate-file.ts';
import {
  isUnderWay,
  nextToSend,
  release,
  repeatsIn,
  type Upload,
  type UploadQueue,
  type UploadState,
  withContent,
  withState,
} from './upload-queue.ts';

/**
 * Sends files one a request, a few at a time, and keeps what became of each. It lives as long as the page
 * that made it, and longer only where the session ended meanwhile (`useUploader`); leaving that page asks first.
 */
export class Uploader {
  #queue: UploadQueue = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, AbortController>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): UploadQueue => this.#queue;

  /** Puts files into the list; those that can't be resumes are refused at once, each with its reason. */
  add(files: readonly File[]): void {
    const firstId = this.#lastId + 1;
    for (const file of files) {
      const isThere = this.#queue.some(
        (other) => other.state.kind !== 'cancelled' && isSameFile(other.file, file),
      );
      const reason = isThere ? 'This file is already in the list.' : fileRefusalOf(file);
      const state: UploadState = reason ? { kind: 'refused', reason, isUnsent: true } : { kind: 'chosen' };
      this.#set([...this.#queue, { id: ++this.#lastId, file, state }]);
    }
    void this.#lookForTwins(this.#queue.filter(({ id }) => id >= firstId));
  }

  /** Lets the chosen files go. */
  start(): void {
    this.#set(release(this.#queue));
    this.#pump();
  }

  /** Stops one file, whether it travels or waits. */
  cancel(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#settle(id, { kind: 'cancelled' });
  }

  /** Stops everything: first what waits, so that nothing takes the place of what travels. */
  cancelAll(): void {
    const waiting = this.#queue.filter(({ state }) => state.kind === 'queued');
    for (const { id } of waiting) this.#queue = withState(this.#queue, id, { kind: 'cancelled' });
    for (const { id, state } of this.#queue) if (state.kind === 'sending') this.cancel(id);
  }

  /** Sends a file again that failed or was canceled. */
  retry(id: number): void {
    this.#settle(id, { kind: 'queued' });
  }

  /** Sends every file again that failed. */
  retryFailed(): void {
    for (const { id, state } of this.#queue) if (state.kind === 'failed') this.retry(id);
  }

  /** Takes a file out of the list. */
  remove(id: number): void {
    this.#set(this.#queue.filter((upload) => upload.id !== id));
  }

  /** Takes the chosen files out of the list that are stored already, or stand in it before. */
  removeRepeats(): void {
    for (const { id } of repeatsIn(this.#queue)) this.remove(id);
  }

  /** Empties the list, unless something in it is under way. */
  clear(): void {
    if (!isUnderWay(this.#queue)) this.#set([]);
  }

  #set(queue: UploadQueue): void {
    this.#queue = queue;
    for (const listener of this.#listeners) listener();
  }

  /** One after the other: many files must not become many questions at once. */
  async #lookForTwins(added: UploadQueue): Promise<void> {
    for (const { id, file, state } of added) {
      if (state.kind !== 'chosen') continue;
      const hash = await contentHashOf(file);
      this.#set(withContent(this.#queue, id, { hash }));
      const twin = await findDuplicateFile(file, hash);
      this.#set(withContent(this.#queue, id, { hash, twin }));
    }
  }

  #settle(id: number, state: UploadState): void {
    this.#set(withState(this.#queue, id, state));
    this.#pump();
  }

  #pump(): void {
    for (const next of nextToSend(this.#queue)) void this.#send(next);
  }

  /** Sends nothing more, and has the layout ask who it is. */
  #endSession(): void {
    const waiting = this.#queue.filter(({ state }) => state.kind === 'queued');
    for (const { id } of waiting) this.#queue = withState(this.#queue, id, { kind: 'chosen' });
    if (currentUser()) setSession(null);
  }

  async #send({ id, file }: Upload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#set(withState(this.#queue, id, { kind: 'sending', fraction: 0 }));
    const onProgress = (fraction: number) => {
      if (!abort.signal.aborted) this.#set(withState(this.#queue, id, { kind: 'sending', fraction }));
    };
    const end = await sendFile(file, { signal: abort.signal, onProgress });
    if (end.kind === 'chosen') this.#endSession();
    if (!abort.signal.aborted) this.#settle(id, end);
    if (end.kind === 'done') void refresh(resumes.upload);
  }
}

/** Whether the server no longer knows who sends. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unauthenticated';
}

type SendOptions = Parameters<typeof upload>[2];

async function sendFile(file: File, options: SendOptions): Promise<UploadState> {
  try {
    const { resumes: taken, refused } = await upload(resumes.upload, { files: [file] }, options);
    const [resume] = taken;
    if (resume) return { kind: 'done', resume };
    return { kind: 'refused', reason: refused[0]?.error ?? 'The upload failed. Try again.' };
  } catch (error) {
    // Chosen again: whoever signs in and comes back finds it so.
    if (isSignedOut(error)) return { kind: 'chosen' };
    const isAboutTheFile = error instanceof ApiError && error.code.startsWith('file_');
    return { kind: isAboutTheFile ? 'refused' : 'failed', reason: messageOf(error) };
  }
}
