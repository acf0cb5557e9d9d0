import { sql } from '@mikro-orm/core';
import type { ErrorCode } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { announceChange } from './batch-changes.ts';
import type { BatchRow } from './batches.service.ts';

// Every step locks the batch first and its items after it, so that no two wait for each other.

/** So many items of a batch are one piece of work: reading and writing them together is what makes a batch fast. */
export const ITEMS_AT_ONCE = 10;

/** Items that a worker may work on. */
export interface ClaimedItems {
  readonly batchId: string;
  readonly ownerId: string;
  readonly jobId: string | null;
  readonly items: readonly ClaimedItem[];
}

export interface ClaimedItem {
  readonly id: string;
  readonly resumeId: string;
}

/** How an item ended. */
export type Outcome =
  | { readonly status: 'done'; readonly score: number }
  | { readonly status: 'failed'; readonly error: string; readonly code: ErrorCode };

/** An item that has ended. */
export interface Settled {
  readonly id: string;
  readonly outcome: Outcome;
}

interface LockedBatch extends Pick<BatchRow, 'id' | 'kind' | 'job_id' | 'status'> {
  readonly owner_id: string;
}

/**
 * Takes an item and the next ones into work: again, when a worker died over them. Null when there is nothing to do: they
 * are settled, or their batch was cancelled or deleted.
 */
export function claimItems(em: EntityManager, itemId: string): Promise<ClaimedItems | null> {
  return em.transactional(async (tx) => {
    const batch = await lockBatchOf(tx, itemId);
    if (batch === null || batch.status === 'cancelled') return null;
    const rows = await tx.execute<{ id: string; resume_id: string; position: number }[]>(sql`
      update batch_items i set status = 'running' from batch_items first
      where first.id = ${itemId} and i.batch_id = ${batch.id} and i.status in ('waiting', 'running')
        and i.position >= first.position and i.position < first.position + ${ITEMS_AT_ONCE}
      returning i.id, i.resume_id, i.position`);
    if (rows.length === 0) return null;
    if (batch.status === 'queued') await startBatch(tx, batch.id);
    const items = rows
      .toSorted((one, other) => one.position - other.position)
      .map(({ id, resume_id }) => ({ id, resumeId: resume_id }));
    return { batchId: batch.id, ownerId: batch.owner_id, jobId: batch.job_id, items };
  });
}

/**
 * Settles items, each once: who comes later changes nothing. The last one ends the batch. What they made is kept in the same
 * transaction, unless the batch was cancelled meanwhile.
 *
 * @param keep keeps what was made of the items that are still open; the outcomes that it returns stand.
 */
export async function settleItems(
  em: EntityManager,
  batchId: string,
  {
    settled,
    keep,
  }: { settled: readonly Settled[]; keep?: (tx: EntityManager) => Promise<readonly Settled[]> },
): Promise<void> {
  await em.transactional(async (tx) => {
    const [batch] = await tx.execute<{ status: BatchRow['status'] }[]>(
      sql`select status from batches where id = ${batchId} for update`,
    );
    if (batch === undefined || batch.status === 'cancelled') return;
    await setOutcomes(tx, batchId, keep === undefined ? settled : await keep(tx));
    await finishIfSettled(tx, batchId);
  });
}

async function setOutcomes(tx: EntityManager, batchId: string, settled: readonly Settled[]): Promise<void> {
  const rows = JSON.stringify(settled.map(({ id, outcome }) => ({ id, ...outcome })));
  const changed = await tx.execute<{ status: Outcome['status'] }[]>(sql`
    update batch_items i set status = v.status, score = v.score, error = v.error, code = v.code
    from jsonb_to_recordset(${rows}::jsonb)
      as v (id uuid, status text, score double precision, error text, code text)
    where i.id = v.id and i.status in ('waiting', 'running') returning i.status`);
  const done = changed.filter(({ status }) => status === 'done').length;
  await tx.execute(sql`
    update batches set done = done + ${done}, failed = failed + ${changed.length - done} where id = ${batchId}`);
}

/** Gives up on what is left of the items that were claimed with this one. */
export async function failItems(em: EntityManager, itemId: string, outcome: Outcome): Promise<void> {
  const claimed = await claimItems(em, itemId);
  if (claimed === null) return;
  await settleItems(em, claimed.batchId, { settled: claimed.items.map(({ id }) => ({ id, outcome })) });
}

/** Whether a batch was cancelled, or is not there any more. */
export async function isCancelled(em: EntityManager, batchId: string): Promise<boolean> {
  const [batch] = await em.execute<{ status: BatchRow['status'] }[]>(
    sql`select status from batches where id = ${batchId}`,
  );
  return batch === undefined || batch.status === 'cancelled';
}

/** Cancels all that is not settled: who works on it stops, and keeps nothing of it. A batch that has ended stays as it is. */
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
      update batch_items set status = 'cancelled' where batch_id = ${id} and status in ('waiting', 'running')`);
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
