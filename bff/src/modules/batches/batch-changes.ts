import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import type { WorkQueue } from '../../queue/work-queue.ts';

/** Name of the task and its queue. */
export const BATCH_TOPIC = 'batch';

const CHANNEL = 'batch_changes';

/** Who wants to hear of the changes of a batch, in this process; whoever makes them. */
export interface BatchChanges {
  /** @returns a function that ends it. */
  watch(batchId: string, changed: () => void): () => void;
  /** Fires when the server stops: whoever watches ends. */
  readonly closing: AbortSignal;
  close(): void;
}

/** Tells every process that a batch has changed; in a transaction, when it has committed. */
export async function announceChange(em: EntityManager, batchId: string): Promise<void> {
  await kysely(em).selectNoFrom(sql`pg_notify(${CHANNEL}, ${batchId})`.as('told')).execute();
}

/** Hears of changes once the queue has started. */
export function createBatchChanges(queue: WorkQueue): BatchChanges {
  const watchers = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  queue.listen(CHANNEL, (batchId) => {
    for (const changed of watchers.get(batchId) ?? []) changed();
  });
  return {
    closing: closing.signal,
    close: () => closing.abort(),
    watch(batchId, changed) {
      const ofBatch = watchers.get(batchId) ?? new Set();
      watchers.set(batchId, ofBatch.add(changed));
      return () => {
        ofBatch.delete(changed);
        if (ofBatch.size === 0) watchers.delete(batchId);
      };
    },
  };
}
