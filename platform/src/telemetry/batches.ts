import type { TelemetryEvent } from './events.ts';
import { MAX_BATCH } from './limits.ts';

/** A page tells no more than this, whatever happens on it. */
const MAX_EVENTS = 300;

/** The same error again says nothing new. */
const MAX_SAME = 5;

/** What waits to be sent. */
export interface Batches {
  add(event: TelemetryEvent): void;
  /** All that waits, in requests that are not too large; then nothing waits. */
  take(): TelemetryEvent[][];
}

/** A bounded queue: a loop of errors fills neither the memory of the page nor the edge. */
export function createBatches(): Batches {
  const seen = new Map<string, number>();
  let waiting: TelemetryEvent[] = [];
  let added = 0;

  function isTooMuch(event: TelemetryEvent): boolean {
    if (added >= MAX_EVENTS) return true;
    if (event.kind !== 'error') return false;
    const key = `${event.remote} ${event.name} ${event.message}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times > MAX_SAME;
  }

  return {
    add: (event) => {
      if (isTooMuch(event)) return;
      added += 1;
      waiting.push(event);
    },
    take: () => {
      const all = waiting;
      waiting = [];
      const count = Math.ceil(all.length / MAX_BATCH);
      return Array.from({ length: count }, (_, index) =>
        all.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
      );
    },
  };
}
