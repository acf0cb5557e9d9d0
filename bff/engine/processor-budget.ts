import type { Worker } from 'node:worker_threads';

/** Which thread does a piece of work, and what that thread had computed when it began, in milliseconds. Shared between threads. */
export type Meter = Float64Array<SharedArrayBuffer>;

/** What one piece of work may compute in a worker thread. */
export interface ProcessorBudget {
  /** Handed to the thread, which calls `startMeter` before it begins. */
  readonly meter: Meter;
  /** Fires when the budget is used up. */
  readonly signal: AbortSignal;
  /** The work is done. */
  end(): void;
}

/** What one file, or one piece of work on its text, may compute, in milliseconds of the processor. */
export const BUDGET_MS = 5_000;

const LOOK_MS = 100;

/**
 * Watches a piece of work from outside, as a thread that computes can't watch itself. Only what its own thread computes counts,
 * so that an honest file is read on a busy machine too.
 */
export function startBudget(threads: () => readonly Worker[], limitMs = BUDGET_MS): ProcessorBudget {
  const meter: Meter = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
  const spent = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const used = await usedSince(meter, threads());
    if (used > limitMs) spent.abort();
    else if (timer !== undefined) timer = setTimeout(() => void look(), LOOK_MS).unref();
  };
  timer = setTimeout(() => void look(), LOOK_MS).unref();
  return {
    meter,
    signal: spent.signal,
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Called in the thread: what is computed from now on counts. */
export function startMeter(meter: Meter, threadId: number): void {
  const { user, system } = process.threadCpuUsage();
  meter[1] = (user + system) / 1000;
  meter[0] = threadId;
}

/** Nothing while the work waits for its thread, or after that has ended. */
async function usedSince(meter: Meter, threads: readonly Worker[]): Promise<number> {
  const [threadId, start = 0] = meter;
  const thread = threads.find((each) => each.threadId === threadId);
  const usage = await thread?.cpuUsage().catch(() => undefined);
  return usage === undefined ? 0 : (usage.user + usage.system) / 1000 - start;
}
