import { setTimeout as wait } from 'node:timers/promises';
import type { Batch } from '@shortlist/api-contract';
import type { BatchChanges } from './batch-changes.ts';

/** At most four events a second, however fast the items are settled. */
const COALESCE_MS = 250;

/** A sign of life, for whatever stands between; and a look at the batch, should a message have been lost. */
const HEARTBEAT_MS = 15_000;

/** What a browser waits before it asks again for a stream that broke. */
const RETRY_MS = 2000;

/** Marks the last event: who has it need not ask again. */
export const LAST_EVENT_ID = 'end';

export interface ProgressOptions {
  readonly batchId: string;
  /** The batch as it is now; null when it is gone. */
  readonly read: () => Promise<Batch | null>;
  readonly changes: BatchChanges;
  /** Fires when nobody listens any more. */
  readonly signal: AbortSignal;
  readonly heartbeatMs?: number;
}

/**
 * The text of a stream of server-sent events: `progress` with the batch, now and whenever it has changed, and
 * a comment when nothing has for a while. It ends with the batch, with the server, or with the listener.
 */
export async function* progressStream(options: ProgressOptions): AsyncGenerator<string> {
  const { batchId, read, changes, heartbeatMs = HEARTBEAT_MS } = options;
  const signal = AbortSignal.any([options.signal, changes.closing]);
  const bell = createBell();
  const unwatch = changes.watch(batchId, () => bell.ring());
  try {
    yield `retry: ${RETRY_MS}\n\n`;
    for (let shown = ''; ; ) {
      const batch = await read();
      if (batch === null) return;
      const data = JSON.stringify(batch);
      const isEnd = batch.finished_at !== null;
      if (data === shown) yield ': nothing new\n\n';
      else yield `${isEnd ? `id: ${LAST_EVENT_ID}\n` : ''}event: progress\ndata: ${data}\n\n`;
      if (isEnd) return;
      shown = data;
      await sleep(COALESCE_MS, signal);
      await bell.rung(heartbeatMs, signal);
      if (signal.aborted) return;
    }
  } finally {
    unwatch();
  }
}

/** Remembers a ring that came while nobody waited for it. */
function createBell() {
  let hasRung = false;
  let waiting: AbortController | null = null;
  return {
    ring(): void {
      hasRung = true;
      waiting?.abort();
    },
    /** Waits for a ring, at most so long. */
    async rung(ms: number, signal: AbortSignal): Promise<void> {
      waiting = new AbortController();
      if (!hasRung) await sleep(ms, AbortSignal.any([signal, waiting.signal]));
      hasRung = false;
    },
  };
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => {});
}
