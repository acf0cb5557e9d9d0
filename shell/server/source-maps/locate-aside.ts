import { Worker } from 'node:worker_threads';
import type { Lookup } from './locate.ts';

/** The biggest map of this product takes a fifteenth of a second; a busy machine needs many to start the thread. */
const PATIENCE_MS = 30_000;

/** A map takes some ten times its size to read. */
const MOST_MEMORY_MB = 128;

/**
 * `locate` in a thread of its own, which ends with its answer: pages and calls don't wait for it, and a map that takes too
 * much time or memory ends nothing else.
 *
 * @param patienceMs how long it may take.
 * @returns per lookup its places in their order; nothing is known of any where the thread did not answer.
 */
export async function locateAside(
  lookups: readonly Lookup[],
  patienceMs = PATIENCE_MS,
): Promise<(string | null)[][]> {
  const nothing = lookups.map(({ places }) => places.map(() => null));
  if (lookups.length === 0) return [];
  const thread = new Worker(new URL('./locate-thread.ts', import.meta.url), {
    workerData: lookups,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    stderr: true,
  });
  thread.unref();
  const { promise, resolve } = Promise.withResolvers<(string | null)[][]>();
  const timer = setTimeout(() => resolve(nothing), patienceMs);
  thread.once('message', resolve);
  thread.once('error', () => resolve(nothing));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
