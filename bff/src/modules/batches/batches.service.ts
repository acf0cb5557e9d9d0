import type { BatchInput, PageQuery } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { type RowOf, readPage } from '../../db/page.ts';
import { enqueueInOutbox } from '../../queue/outbox.ts';
import { Batch } from './batch.entity.ts';
import { BATCH_TOPIC } from './batch-changes.ts';
import { BatchItem } from './batch-item.entity.ts';

/** What is told of a batch. */
export type BatchRow = RowOf<typeof listBatches>;

/** What is told of an item. */
export type BatchItemRow = RowOf<typeof listBatchItems>;

interface Own {
  readonly ownerId: string;
  readonly id: string;
}

const NOT_FOUND = 'Batch not found or you are not authorized.';
const NEWEST = { by: 'created_at', id: 'id', kind: 'time', direction: 'desc' } as const;
const AS_GIVEN = { by: 'position', id: 'id', kind: 'number', direction: 'asc' } as const;

/**
 * Writes a batch, an item for each resume and the promise to the queue, all or nothing. A resume given twice
 * is taken once; one that is not own fails when its turn comes, and the others go on.
 */
export async function createBatch(em: EntityManager, ownerId: string, input: BatchInput) {
  const resumeIds = [...new Set(input.resume_ids)];
  const id = newId();
  const jobId = input.kind === 'match' ? input.job_id : null;
  const batch = { id, ownerId, kind: input.kind, jobId, total: resumeIds.length };
  await em.transactional(async (tx) => {
    tx.persist(tx.create(Batch, { ...batch, status: 'queued', createdAt: new Date() }));
    enqueueInOutbox(tx, BATCH_TOPIC, id);
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

export async function listBatches(em: EntityManager, ownerId: string, query: PageQuery) {
  return readPage(ownBatches(em, ownerId), NEWEST, query);
}

/** The batch; null when it is not there, or not own. */
export async function findBatch(em: EntityManager, { ownerId, id }: Own) {
  return (await ownBatches(em, ownerId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** @throws AppError not_found, also for the batch of another. */
export async function getBatch(em: EntityManager, own: Own) {
  const row = await findBatch(em, own);
  if (row === null) throw new AppError('not_found', NOT_FOUND);
  return row;
}

/** The items in the order of the resumes as they were given. @throws AppError not_found */
export async function listBatchItems(em: EntityManager, own: Own, query: PageQuery) {
  await getBatch(em, own);
  const items = kysely(em)
    .selectFrom('batch_items')
    .select(['id', 'resume_id', 'status', 'score', 'error', 'code'])
    .where('batch_id', '=', own.id);
  return readPage(items, AS_GIVEN, query);
}

function ownBatches(em: EntityManager, ownerId: string) {
  return kysely(em)
    .selectFrom('batches')
    .select(['id', 'kind', 'job_id', 'status', 'total', 'done', 'failed', 'created_at', 'finished_at'])
    .where('owner_id', '=', ownerId);
}
