import { useSyncExternalStore } from 'react';
import type { BatchRun, BatchState } from '../batch-run/batch-run.ts';

export interface ShownRun<Result> {
  /** Of those that were answered for, in the order of the selection; null where the answer left one out. */
  readonly results: readonly { readonly id: string; readonly result: Result | null }[];
  readonly status: BatchState<Result>['status'];
  /** Not one resume could be worked on. */
  readonly hasFailed: boolean;
  readonly done: number;
  readonly total: number;
  readonly stop: () => void;
  readonly resume: () => void;
  readonly retry: (ids: readonly string[]) => void;
}

/** How far some work is. */
export function useRun<Result extends { readonly resume_id: string }>(
  run: BatchRun<Result>,
  resumeIds: readonly string[],
): ShownRun<Result> {
  const { answers, status, failure } = useSyncExternalStore(run.subscribe, run.state);
  return {
    results: resumeIds.flatMap((id) => {
      const result = answers.get(id);
      return result === undefined ? [] : [{ id, result }];
    }),
    status,
    hasFailed: status === 'done' && failure !== null,
    done: answers.size,
    total: resumeIds.length,
    stop: () => run.stop(),
    resume: () => run.resume(),
    retry: (ids) => run.retry(ids),
  };
}
