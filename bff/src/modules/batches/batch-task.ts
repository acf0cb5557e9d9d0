import { type ErrorCode, GENERIC_ERROR } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { mayPass } from '../../db/database-failure.ts';
import { count, kysely } from '../../db/kysely.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import type { QueuedJob, Task } from '../../queue/task.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { BATCH_TOPIC } from './batch-changes.ts';
import { openWork, type Work } from './batch-results.ts';
import {
  type ClaimedItems,
  claimItems,
  failItems,
  ITEMS_AT_ONCE,
  isCancelled,
  type Outcome,
  type Settled,
  settleItems,
} from './batch-steps.ts';
import { removeOldBatches } from './old-batches.ts';

type Parts = Pick<Dependencies, 'database' | 'analyzer' | 'log'>;

/** Failures that may be gone at the next attempt; a fault of our own is the same each time. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['unavailable', 'timeout', 'rate_limited']);

const INTERNAL: Outcome = { status: 'failed', error: GENERIC_ERROR, code: 'internal' };

/** Results are written so often at most: a slow engine's as they come, a fast one's together. */
const WRITE_MS = 400;
/** So often a worker looks whether its batch was canceled. */
const LOOK_MS = 400;

/** Matches or analyzes the resumes of batches, a few items a job. */
export function createBatchTask(parts: Parts): Task {
  const { database } = parts;
  return {
    name: BATCH_TOPIC,
    jobsOf: listQueueJobs,
    async run(itemId, { isLast }) {
      await yieldToEventLoop();
      const claimed = await claimItems(database.fork(), itemId);
      if (claimed === null) return;
      const canceling = watchForCancel(parts, claimed.batchId);
      try {
        await processItems(parts, claimed, { isLast, signal: canceling.signal });
      } catch (error) {
        if (!isLast && isPassing(error)) throw error;
        parts.log.error(reportOf(error), 'Items of a batch could not be worked on');
        await failItems(database.fork(), itemId, INTERNAL);
      } finally {
        canceling.end();
      }
    },
    giveUp: (itemId) => failItems(database.fork(), itemId, INTERNAL),
    tidy: () => removeOldBatches(database.fork()),
  };
}

/** Fires within half a second after the batch was canceled, by whichever process. */
function watchForCancel({ database, log }: Parts, batchId: string) {
  const canceling = new AbortController();
  const look = async (): Promise<void> => {
    if (await isCancelled(database.fork(), batchId)) canceling.abort();
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn(reportOf(error), 'Whether a batch was canceled is not known'));
  }, LOOK_MS).unref();
  return { signal: canceling.signal, end: () => clearInterval(timer) };
}

interface Attempt {
  readonly isLast: boolean;
  readonly signal: AbortSignal;
}

/** Works on the items one after the other; one that fails for now has the rest done first, and is tried again later. */
async function processItems(parts: Parts, claimed: ClaimedItems, { isLast, signal }: Attempt): Promise<void> {
  const work = await openWork(parts, claimed);
  const passing: unknown[] = [];
  /** How an item ends with this; null when it is tried again. */
  const endWith = (error: unknown): Outcome | null => {
    if (!(error instanceof AppError)) parts.log.error(reportOf(error), 'An item of a batch failed');
    if (isLast || !isPassing(error)) return outcomeOf(error);
    passing.push(error);
    return null;
  };
  const results = collectResults(writerOf(parts, { claimed, work, endWith }));
  for (const { id, resumeId } of claimed.items) {
    await yieldToEventLoop();
    try {
      const score = await work.scoreOf(resumeId, signal);
      results.add({ id, outcome: { status: 'done', score } });
    } catch (error) {
      if (signal.aborted) break;
      const outcome = endWith(error);
      if (outcome !== null) results.add({ id, outcome });
    }
  }
  await results.end();
  if (passing.length > 0 && !signal.aborted) throw passing[0];
}

interface Writing {
  readonly claimed: ClaimedItems;
  readonly work: Work;
  readonly endWith: (error: unknown) => Outcome | null;
}

/** Keeps results together; where that fails one by one, so that what can't be kept takes nothing else with it. */
function writerOf({ database }: Parts, { claimed: { batchId }, work, endWith }: Writing) {
  return async function write(settled: readonly Settled[]): Promise<void> {
    try {
      await settleItems(database.fork(), batchId, { settled, keep: (tx) => work.keep(tx, settled) });
    } catch (error) {
      if (settled.length > 1) {
        for (const each of settled) await write([each]);
        return;
      }
      const outcome = endWith(error);
      if (outcome === null) return;
      await settleItems(database.fork(), batchId, { settled: settled.map(({ id }) => ({ id, outcome })) });
    }
  };
}

/** Writes results together, and none later than `WRITE_MS` after it is there. */
function collectResults(write: (settled: readonly Settled[]) => Promise<void>) {
  let waiting: Settled[] = [];
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const writeAll = (): void => {
    const settled = waiting;
    waiting = [];
    timer = undefined;
    if (settled.length > 0) writing = writing.then(() => write(settled));
    // Whoever waits for the end hears of it.
    writing.catch(() => {});
  };
  return {
    add(settled: Settled): void {
      waiting.push(settled);
      timer ??= setTimeout(writeAll, WRITE_MS);
    },
    async end(): Promise<void> {
      clearTimeout(timer);
      writeAll();
      await writing;
    },
  };
}

function isPassing(error: unknown): boolean {
  return error instanceof AppError ? PASSING.has(error.code) : mayPass(error);
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof AppError)) return INTERNAL;
  return { status: 'failed', error: error.message, code: error.code };
}

/**
 * A job for every ten items, named by the first of them. What an account asks for later is less urgent, in one batch or in
 * many, so that the few resumes of another account never wait for all of it.
 */
async function listQueueJobs(em: EntityManager, batchId: string): Promise<QueuedJob[]> {
  const ahead = await countAhead(em, batchId);
  const items = await kysely(em)
    .selectFrom('batch_items')
    .select(['id', 'position'])
    .where('batch_id', '=', batchId)
    .where(({ eb }) => eb(eb('position', '%', ITEMS_AT_ONCE), '=', 0))
    .orderBy('position')
    .execute();
  return items.map(({ id, position }) => ({
    id,
    priority: -Math.floor((ahead + position) / ITEMS_AT_ONCE),
  }));
}

/** How many items of earlier batches of the same account are still to be done. */
async function countAhead(em: EntityManager, batchId: string): Promise<number> {
  const { n } = await kysely(em)
    .selectFrom('batches as asked')
    .innerJoin('batches as b', 'b.owner_id', 'asked.owner_id')
    .innerJoin('batch_items as i', 'i.batch_id', 'b.id')
    .select(count().as('n'))
    .where('asked.id', '=', batchId)
    .where('b.id', '<', batchId)
    .where('b.status', 'in', ['queued', 'running'])
    .where('i.status', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return n;
}
