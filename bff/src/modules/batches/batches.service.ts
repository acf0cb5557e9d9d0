import { type RawQueryFragment, sql } from '@mikro-orm/core';
import type { BatchInput, Batch as BatchOfContract, PageQuery } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page-sql.ts';
import { promiseWork } from '../../queue/outbox.ts';
import { Batch } from './batch.entity.ts';
import { BATCH_TOPIC } from './batch-changes.ts';
import { BatchItem, type ItemStatus } from './batch-item.entity.ts';

/** A batch as the database returns it. */
export interface BatchRow {
  readonly id: string;
  readonly kind: BatchOfContract['kind'];
  readonly job_id: string | null;
  readonly status: BatchOfContract['status'];
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly created_at: string;
  readonly finished_at: string | null;
}

/** An item as the database returns it. */
export interface BatchItemRow {
  readonly resume_id: string;
  readonly status: ItemStatus;
  readonly score: number | null;
  readonly error: string | null;
  readonly code: BatchItem['code'];
}

interface Own {
  readonly ownerId: string;
  readonly id: string;
}

const NOT_FOUND = 'Batch not found or you are not authorized.';
const NEWEST: Sort = { by: 'b.created_at', id: 'b.id', kind: 'time', direction: 'desc' };
const AS_GIVEN: Sort = { by: 'i.position', id: 'i.id', kind: 'number', direction: 'asc' };

/**
 * Writes a batch, an item for each resume and the promise to the queue, all or nothing. A resume given twice
 * is taken once; one that is not own fails when its turn comes, and the others go on.
 */
export async function createBatch(em: EntityManager, ownerId: string, input: BatchInput): Promise<BatchRow> {
  const resumeIds = [...new Set(input.resume_ids)];
  const id = newId();
  const jobId = input.kind === 'match' ? input.job_id : null;
  const batch = { id, ownerId, kind: input.kind, jobId, total: resumeIds.length };
  await em.transactional(async (tx) => {
    tx.persist(tx.create(Batch, { ...batch, status: 'queued', createdAt: new Date() }));
    promiseWork(tx, BATCH_TOPIC, id);
    await tx.flush();
    await tx.insertMany(
      BatchItem,
      resumeIds.map((resumeId, position) => ({
        id: newId(),
        batchId: id,
        position,
        resumeId,
        status: 'waiting' as const,
      })),
    );
  });
  return getBatch(em, { ownerId, id });
}

export async function listBatches(
  em: EntityManager,
  ownerId: string,
  query: PageQuery,
): Promise<Page<BatchRow>> {
  const page = pageSql(NEWEST, query.cursor);
  const rows = await select<BatchRow & PagedRow>(
    em,
    page.key,
    sql`b.owner_id = ${ownerId} and ${page.after} order by ${page.order} limit ${query.limit + 1}`,
  );
  return cutPage(rows, query.limit);
}

/** The batch; null when it is not there, or not own. */
export async function findBatch(em: EntityManager, { ownerId, id }: Own): Promise<BatchRow | null> {
  const [row] = await select(em, sql`null`, sql`b.owner_id = ${ownerId} and b.id = ${id}`);
  return row ?? null;
}

/** @throws AppError not_found, also for the batch of another. */
export async function getBatch(em: EntityManager, own: Own): Promise<BatchRow> {
  const row = await findBatch(em, own);
  if (row === null) throw new AppError('not_found', NOT_FOUND);
  return row;
}

/** The items in the order of the resumes as they were given. @throws AppError not_found */
export async function listBatchItems(
  em: EntityManager,
  own: Own,
  query: PageQuery,
): Promise<Page<BatchItemRow>> {
  await getBatch(em, own);
  const page = pageSql(AS_GIVEN, query.cursor);
  const rows = await em.execute<(BatchItemRow & PagedRow)[]>(sql`
    select i.id, i.resume_id, i.status, i.score, i.error, i.code, ${page.key} as sort_key
    from batch_items i where i.batch_id = ${own.id} and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}

function select<Row extends BatchRow>(
  em: EntityManager,
  key: RawQueryFragment,
  where: RawQueryFragment,
): Promise<Row[]> {
  return em.execute<Row[]>(sql`
    select b.id, b.kind, b.job_id, b.status, b.total, b.done, b.failed, b.created_at, b.finished_at,
      ${key} as sort_key
    from batches b where ${where}`);
}
