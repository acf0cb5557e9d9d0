import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

const QUIET_MS = 600;

/** What a page asked the server for, its cache aside. */
export interface Traffic {
  /** Forgets what was so far. */
  reset(): void;
  /** Waits until nothing has been on its way for a while. */
  untilQuiet(): Promise<void>;
  /** Calls of the API, and all else that was not in the cache. */
  counts(): { readonly calls: number; readonly files: number };
}

/** Counts the requests of a page from now on. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  await session.send('Network.enable');
  const asked = new Map<string, string>();
  const underWay = new Set<string>();
  let lastMove = performance.now();
  const settle = (requestId: string) => {
    underWay.delete(requestId);
    lastMove = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    asked.set(requestId, new URL(request.url).pathname);
    underWay.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) asked.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId }) => settle(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId));
  return {
    reset: () => asked.clear(),
    async untilQuiet() {
      lastMove = performance.now();
      while (underWay.size > 0 || performance.now() - lastMove < QUIET_MS) await pause(50);
    },
    counts() {
      const calls = [...asked.values()].filter((path) => path.startsWith('/api/')).length;
      return { calls, files: asked.size - calls };
    },
  };
}
