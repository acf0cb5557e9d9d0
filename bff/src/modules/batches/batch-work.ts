import type { Dependencies } from '../../dependencies.ts';
import { createWorkQueue } from '../../queue/work-queue.ts';
import type { PollingOptions } from '../../queue/workers.ts';
import { createBatchChanges } from './batch-changes.ts';
import { createBatchTask } from './batch-task.ts';

export interface BatchWorkOptions {
  /** Whether this process works on batches, or only takes them. */
  readonly works: boolean;
  readonly pace?: PollingOptions;
}

/** The queue of batch work, not started, and who follows its progress. */
export function createBatchWork(
  parts: Pick<Dependencies, 'database' | 'analyzer' | 'log'>,
  options: BatchWorkOptions,
): Pick<Dependencies, 'queue' | 'changes'> {
  const queue = createWorkQueue({ ...parts, ...options, tasks: [createBatchTask(parts)] });
  return { queue, changes: createBatchChanges(queue) };
}
