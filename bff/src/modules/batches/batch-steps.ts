import type { ErrorCode } from '@shortlist/api-contract';
import { expressionBuilder, type Selectable, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely, type Tables } from '../../db/kysely.ts';
import { Batch } from './batch.entity.ts';
import { announceChange } from './batch-changes.ts';
import { BatchItem } from './batch-item.entity.ts';

// Every step locks the batch first and its items after it, so that no two wait for each other.

/** So many items of a batch are one piece of work: reading and writing them together is what makes a batch fast. */
export const ITEMS_AT_ONCE = 10;

/** What items are until they are settled. */
const OPEN = ['waiting', 'running'] as const;

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

/**
 * Takes an item and the next ones into work: again, when a worker died over them. Null when there is nothing to do: they
 * are settled, or their batch was canceled or deleted.
 */
export function claimItems(em: EntityManager, itemId: string): Promise<ClaimedItems | null> {
  return em.transactional(async (tx) => {
    const batch = await lockBatchOf(tx, itemId);
    if (batch === undefined || batch.status === 'cancelled') return null;
    const rows = await kysely(tx)
      .updateTable('batch_items as i')
      .from('batch_items as first')
      .set({ status: 'running' })
      .where('first.id', '=', itemId)
      .where('i.batch_id', '=', batch.id)
      .where('i.status', 'in', OPEN)
      .whereRef('i.position', '>=', 'first.position')
      .where(({ eb }) => eb('i.position', '<', eb('first.position', '+', ITEMS_AT_ONCE)))
      .returning(['i.id', 'i.resume_id', 'i.position'])
      .execute();
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
 * transaction, unless the batch was canceled meanwhile.
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
    const batch = await kysely(tx)
      .selectFrom('batches')
      .select('status')
      .where('id', '=', batchId)
      .forUpdate()
      .executeTakeFirst();
    if (batch === undefined || batch.status === 'cancelled') return;
    await setOutcomes(tx, batchId, keep === undefined ? settled : await keep(tx));
    await finishIfSettled(tx, batchId);
  });
}

async function setOutcomes(tx: EntityManager, batchId: string, settled: readonly Settled[]): Promise<void> {
  const rows = JSON.stringify(settled.map(({ id, outcome }) => ({ id, ...outcome })));
  const changed = await kysely(tx)
    .updateTable('batch_items as i')
    .from(outcomesIn(rows))
    .set(({ ref }) => ({
      status: ref('v.status'),
      score: ref('v.score'),
      error: ref('v.error'),
      code: ref('v.code'),
    }))
    .whereRef('i.id', '=', 'v.id')
    .where('i.status', 'in', OPEN)
    .returning('i.status')
    .execute();
  const done = changed.filter(({ status }) => status === 'done').length;
  await kysely(tx)
    .updateTable('batches')
    .set(({ eb }) => ({ done: eb('done', '+', done), failed: eb('failed', '+', changed.length - done) }))
    .where('id', '=', batchId)
    .execute();
}

/** Outcomes as JSON, each with the id of its item, as a table `v`. */
function outcomesIn(json: string) {
  type Item = Pick<Selectable<Tables['batch_items']>, 'id' | 'status' | 'score' | 'error' | 'code'>;
  return sql<Item>`jsonb_to_recordset(${json}::jsonb)`.as<'v'>(
    sql`v (id uuid, status text, score double precision, error text, code text)`,
  );
}

/** Gives up on what is left of the items that were claimed with this one. */
export async function failItems(em: EntityManager, itemId: string, outcome: Outcome): Promise<void> {
  const claimed = await claimItems(em, itemId);
  if (claimed === null) return;
  await settleItems(em, claimed.batchId, { settled: claimed.items.map(({ id }) => ({ id, outcome })) });
}

/** Whether a batch was canceled, or is not there any more. */
export async function isCancelled(em: EntityManager, batchId: string): Promise<boolean> {
  const batch = await em.findOne(Batch, { id: batchId }, { fields: ['status'] });
  return batch === null || batch.status === 'cancelled';
}

/** Cancels all that is not settled: who works on it stops, and keeps nothing of it. A batch that has ended stays as it is. */
export async function cancelBatch(
  em: EntityManager,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<void> {
  await em.transactional(async (tx) => {
    const own = { id, ownerId, status: { $in: ['queued', 'running'] as const } };
    const cancelled = await tx.nativeUpdate(Batch, own, { status: 'cancelled' });
    if (cancelled === 0) return;
    await tx.nativeUpdate(BatchItem, { batchId: id, status: { $in: OPEN } }, { status: 'cancelled' });
    await finishIfSettled(tx, id);
  });
}

async function lockBatchOf(tx: EntityManager, itemId: string) {
  return kysely(tx)
    .selectFrom('batches')
    .select(['id', 'owner_id', 'job_id', 'status'])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('batch_items').select('batch_id').where('batch_items.id', '=', itemId),
    )
    .forUpdate()
    .executeTakeFirst();
}

async function startBatch(tx: EntityManager, id: string): Promise<void> {
  await tx.nativeUpdate(Batch, { id }, { status: 'running' });
  await announceChange(tx, id);
}

/** The counters say when all is settled; of a canceled batch the items do, since the canceled are not counted. */
async function finishIfSettled(tx: EntityManager, id: string): Promise<void> {
  const isOpen = expressionBuilder<Tables>()
    .selectFrom('batch_items')
    .select('id')
    .where('batch_id', '=', id)
    .where('status', 'in', OPEN);
  await kysely(tx)
    .updateTable('batches')
    .set(({ eb, ref }) => ({
      finished_at: sql`now()`,
      status: eb.case().when('status', '=', 'cancelled').then(ref('status')).else(sql<'done'>`'done'`).end(),
    }))
    .where('id', '=', id)
    .where(({ and, eb, exists, not, or, ref }) =>
      or([
        eb(eb('done', '+', ref('failed')), '=', ref('total')),
        and([eb('status', '=', 'cancelled'), not(exists(isOpen))]),
      ]),
    )
    .execute();
  await announceChange(tx, id);
}
