import { sql } from '@mikro-orm/core';
import { type ErrorCode, GENERIC_ERROR } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { AppError } from '../../errors.ts';
import { letOthersIn } from '../../let-others-in.ts';
import type { QueuedJob, Task } from '../../queue/task.ts';
import { analyseResume } from '../analysis/analysis.service.ts';
import { matchResume } from '../matches/matches.service.ts';
import { BATCH_TOPIC } from './batch-changes.ts';
import { type ClaimedItem, claimItem, type Outcome, settleItem } from './batch-steps.ts';
import { removeOldBatches } from './old-batches.ts';

type Parts = Pick<Dependencies, 'database' | 'analyser' | 'log'>;

/** So many items of a batch are queued before the next ones stand behind the first ones of other batches. */
const ITEMS_A_ROUND = 25;

/** Failures that may be gone at the next attempt. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['internal', 'unavailable', 'timeout', 'rate_limited']);

const INTERNAL: Outcome = { status: 'failed', error: GENERIC_ERROR, code: 'internal' };

/** Matches or analyses the resumes of batches, each item a job of its own. */
export function createBatchTask({ database, analyser, log }: Parts): Task {
  return {
    name: BATCH_TOPIC,
    jobsOf: listWaiting,
    async run(itemId, { isLast }) {
      await letOthersIn();
      const item = await claimItem(database.fork(), itemId);
      if (item === null) return;
      await letOthersIn();
      try {
        const score = await scoreOf(database.fork(), analyser, item);
        await letOthersIn();
        await settleItem(database.fork(), itemId, { status: 'done', score });
      } catch (error) {
        if (!(error instanceof AppError)) log.error(reportOf(error), 'An item of a batch failed');
        if (!isLast && isPassing(error)) throw error;
        await settleItem(database.fork(), itemId, outcomeOf(error));
      }
    },
    giveUp: (itemId) => settleItem(database.fork(), itemId, INTERNAL),
    tidy: () => removeOldBatches(database.fork()),
  };
}

async function scoreOf(em: EntityManager, analyser: Parts['analyser'], item: ClaimedItem): Promise<number> {
  const { ownerId, resumeId, jobId } = item;
  if (jobId === null)
    return (await analyseResume(em, analyser, { ownerId, id: resumeId })).result.score_overall;
  return (await matchResume(em, analyser, { ownerId, jobId, resumeId })).result.match_score;
}

function isPassing(error: unknown): boolean {
  return !(error instanceof AppError) || PASSING.has(error.code);
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof AppError)) return INTERNAL;
  return { status: 'failed', error: error.message, code: error.code };
}

/** A large batch lets a small one that came later in between: its later items are less urgent. */
async function listWaiting(em: EntityManager, batchId: string): Promise<QueuedJob[]> {
  const items = await em.execute<{ id: string; position: number }[]>(sql`
    select id, position from batch_items where batch_id = ${batchId} and status = 'waiting' order by position`);
  return items.map(({ id, position }) => ({ id, priority: -Math.floor(position / ITEMS_A_ROUND) }));
}
