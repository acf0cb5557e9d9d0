import type { Resume } from '@shortlist/api-contract';
import type { DuplicateFile } from './find-duplicate-file.ts';

/**
 * Where a file is on its way: chosen by the recruiter, queued to be sent, sending (`fraction` 0 to 1),
 * done (a resume now), refused for what it is (`isUnsent`: before it went anywhere), failed on the way, or canceled.
 */
export type UploadState =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending'; readonly fraction: number }
  | { readonly kind: 'done'; readonly resume: Resume }
  | { readonly kind: 'refused'; readonly reason: string; readonly isUnsent?: boolean }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'cancelled' };

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** SHA-256 of the file, once it is known. */
  readonly hash?: string | null;
  /** The stored resume that the file repeats. */
  readonly twin?: DuplicateFile | null;
}

export type UploadQueue = readonly Upload[];

/** Files that travel at the same time, each in a request of its own. */
export const AT_ONCE = 3;

/** Changes the state of one upload; the others stay. */
export function withState(queue: UploadQueue, id: number, state: UploadState): UploadQueue {
  return queue.map((upload) => (upload.id === id ? { ...upload, state } : upload));
}

/** Keeps what was found out about one upload's content. */
export function withContent(
  queue: UploadQueue,
  id: number,
  content: Pick<Upload, 'hash' | 'twin'>,
): UploadQueue {
  return queue.map((upload) => (upload.id === id ? { ...upload, ...content } : upload));
}

/** The file before it in the list that has the very same content. */
export function earlierCopyOf(queue: UploadQueue, { id, hash }: Upload): Upload | null {
  if (!hash) return null;
  return (
    queue.find((other) => other.id < id && other.hash === hash && other.state.kind !== 'cancelled') ?? null
  );
}

/** The chosen files that are stored already, or stand in the list before. */
export function repeatsIn(queue: UploadQueue): UploadQueue {
  return queue.filter(
    (upload) =>
      upload.state.kind === 'chosen' && (upload.twin?.isSameFile || earlierCopyOf(queue, upload) !== null),
  );
}

/** Lets everything that was chosen go. */
export function release(queue: UploadQueue): UploadQueue {
  return queue.map((upload) =>
    upload.state.kind === 'chosen' ? { ...upload, state: { kind: 'queued' } } : upload,
  );
}

/** The queued uploads that may start now, so that at most `AT_ONCE` travel. */
export function nextToSend(queue: UploadQueue): UploadQueue {
  const free = AT_ONCE - countOf(queue, 'sending');
  return queue.filter(({ state }) => state.kind === 'queued').slice(0, Math.max(0, free));
}

export function countOf(queue: UploadQueue, ...kinds: readonly UploadState['kind'][]): number {
  return queue.filter(({ state }) => kinds.includes(state.kind)).length;
}

/** Whether everything has come to an end, and something of it is a resume now. */
export function isFinished(queue: UploadQueue): boolean {
  return countOf(queue, 'chosen', 'queued', 'sending', 'failed') === 0 && countOf(queue, 'done') > 0;
}

/** Whether leaving now would lose a file. */
export function isUnderWay(queue: UploadQueue): boolean {
  return countOf(queue, 'queued', 'sending') > 0;
}

export interface Progress {
  /** Files that were let go and not taken back. */
  readonly total: number;
  /** Of those, the ones that have come to an end, good or bad. */
  readonly settled: number;
  /** Share of all their bytes that has been sent, 0 to 1. */
  readonly fraction: number;
}

/** How far all files together are, in however many requests. */
export function progressOf(queue: UploadQueue): Progress {
  const released = queue.filter(
    ({ state }) => SENT_SHARE[state.kind] !== null && !(state.kind === 'refused' && state.isUnsent),
  );
  const bytes = released.reduce((sum, { file }) => sum + file.size, 0);
  const sent = released.reduce((sum, { file, state }) => sum + file.size * shareOf(state), 0);
  return {
    total: released.length,
    settled: released.filter(({ state }) => SENT_SHARE[state.kind] === 1).length,
    fraction: bytes === 0 ? 0 : sent / bytes,
  };
}

/** The share that each state has sent; null for what takes no part. */
const SENT_SHARE: Record<UploadState['kind'], 0 | 1 | null> = {
  chosen: null,
  queued: 0,
  sending: 0,
  done: 1,
  refused: 1,
  failed: 1,
  cancelled: null,
};

function shareOf(state: UploadState): number {
  return state.kind === 'sending' ? state.fraction : (SENT_SHARE[state.kind] ?? 0);
}
