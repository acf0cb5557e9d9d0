import { sql } from '@mikro-orm/core';
import type { ErrorCode } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { announceChange } from './batch-changes.ts';
import type { BatchRow } from './batches.service.ts';

// Every step locks the batch first and its items after it, so that no two wait for each other.

/** What a worker needs of an item that it may work on. */
export interface ClaimedItem {
  readonly ownerId: string;
  readonly resumeId: string;
  readonly kind: BatchRow['kind'];
  readonly jobId: string | null;
}

/** How an item ended. */
export type Outcome =
  | { readonly status: 'done'; readonly score: number }
  | { readonly status: 'failed'; readonly error: string; readonly code: ErrorCode };

interface LockedBatch extends Pick<BatchRow, 'id' | 'kind' | 'job_id' | 'status'> {
  readonly owner_id: string;
}

/**
 * Takes an item into work: again, when a worker died over it. Null when there is nothing to do: it is settled,
 * its batch was cancelled or deleted.
 */
export function claimItem(em: EntityManager, itemId: string): Promise<ClaimedItem | null> {
  return em.transactional(async (tx) => {
    const batch = await lockBatchOf(tx, itemId);
    if (batch === null) return null;
    const next = batch.status === 'cancelled' ? 'cancelled' : 'running';
    const [item] = await tx.execute<{ resume_id: string }[]>(sql`
      update batch_items set status = ${next}
      where id = ${itemId} and status in ('waiting', 'running') returning resume_id`);
    if (item === undefined) return null;
    if (next === 'cancelled') {
      await finishIfSettled(tx, batch.id);
      return null;
    }
    if (batch.status === 'queued') await startBatch(tx, batch.id);
    return { ownerId: batch.owner_id, resumeId: item.resume_id, kind: batch.kind, jobId: batch.job_id };
  });
}

/** Settles an item once: who comes later changes nothing. The last one ends the batch. */
export async function settleItem(em: EntityManager, itemId: string, outcome: Outcome): Promise<void> {
  const isDone = outcome.status === 'done';
  const score = isDone ? outcome.score : null;
  const { error, code } = isDone ? { error: null, code: null } : outcome;
  await em.transactional(async (tx) => {
    const batch = await lockBatchOf(tx, itemId);
    if (batch === null) return;
    const settled = await tx.execute<object[]>(sql`
      update batch_items set status = ${outcome.status}, score = ${score}, error = ${error}, code = ${code}
      where id = ${itemId} and status in ('waiting', 'running') returning id`);
    if (settled.length === 0) return;
    await tx.execute(sql`
      update batches set done = done + ${isDone ? 1 : 0}, failed = failed + ${isDone ? 0 : 1}
      where id = ${batch.id}`);
    await finishIfSettled(tx, batch.id);
  });
}

/** Cancels what waits; what runs ends. A batch that has ended stays as it is. */
export async function cancelBatch(
  em: EntityManager,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<void> {
  await em.transactional(async (tx) => {
    const cancelled = await tx.execute<object[]>(sql`
      update batches set status = 'cancelled'
      where id = ${id} and owner_id = ${ownerId} and status in ('queued', 'running') returning id`);
    if (cancelled.length === 0) return;
    await tx.execute(sql`
      update batch_items set status = 'cancelled' where batch_id = ${id} and status = 'waiting'`);
    await finishIfSettled(tx, id);
  });
}

async function lockBatchOf(tx: EntityManager, itemId: string): Promise<LockedBatch | null> {
  const [batch] = await tx.execute<LockedBatch[]>(sql`
    select b.id, b.owner_id, b.kind, b.job_id, b.status from batches b
    where b.id = (select batch_id from batch_items where id = ${itemId}) for update`);
  return batch ?? null;
}

async function startBatch(tx: EntityManager, id: string): Promise<void> {
  await tx.execute(sql`update batches set status = 'running' where id = ${id}`);
  await announceChange(tx, id);
}

/** The counters say when all is settled; of a cancelled batch the items do, since the cancelled are not counted. */
async function finishIfSettled(tx: EntityManager, id: string): Promise<void> {
  await tx.execute(sql`
    update batches b set finished_at = now(), status = case status when 'cancelled' then status else 'done' end
    where b.id = ${id} and (b.done + b.failed = b.total or b.status = 'cancelled' and not exists (
      select from batch_items i where i.batch_id = b.id and i.status in ('waiting', 'running')))`);
  await announceChange(tx, id);
}
