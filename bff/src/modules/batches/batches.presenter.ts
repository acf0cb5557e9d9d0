import type { Batch, BatchItem } from '@shortlist/api-contract';
import { timestamp, timestampOrNull } from '../../db/timestamp.ts';
import type { BatchItemRow, BatchRow } from './batches.service.ts';

export function presentBatch(row: Omit<BatchRow, 'sort_key'>): Batch {
  return {
    id: row.id,
    kind: row.kind,
    job_id: row.job_id,
    status: row.status,
    total: row.total,
    done: row.done,
    failed: row.failed,
    created_at: timestamp(row.created_at),
    finished_at: timestampOrNull(row.finished_at),
  };
}

/** To the reader, what runs still waits: nothing of it can be seen yet. */
export function presentBatchItem(row: BatchItemRow): BatchItem {
  return {
    resume_id: row.resume_id,
    status: row.status === 'running' ? 'waiting' : row.status,
    score: row.score,
    error: row.error,
    code: row.code ?? null,
  };
}
