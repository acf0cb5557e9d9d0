import { AppError } from '@shortlist/api-contract/app-error';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/database-failure.ts';
import { reportOf } from '../error-report.ts';
import { type JobEvent, jobs as jobEvents } from '../observability/events.ts';
import type { Task } from './task.ts';

/** So many jobs of a task are in progress in one process at a time. */
const AT_A_TIME = 3;

/** A job whose worker gave no sign of life for so long is given to another. */
const HEARTBEAT_SECONDS = 15;
const MAX_ATTEMPTS = 5;
const MAX_RETRY_SECONDS = 60;

/** A day: long enough to see what happened, short enough to keep the table small. */
const KEEP_SECONDS = 24 * 60 * 60;

export interface PollingOptions {
  /** Seconds before the second attempt; each later one waits about twice as long. */
  readonly retrySeconds: number;
  /** Seconds between two looks at the queue when nothing is heard. */
  readonly pollSeconds: number;
}

interface JobData {
  readonly id: string;
}

/** Where the jobs go whose workers died at every attempt. */
const lostQueueOf = (task: Task): string => `${task.name}-lost`;

/** Makes the queue of a task, or brings it to these settings. */
export async function prepareQueue(
  boss: PgBoss,
  task: Task,
  { retrySeconds }: PollingOptions,
): Promise<void> {
  const kept = { notify: true, deleteAfterSeconds: KEEP_SECONDS, heartbeatSeconds: HEARTBEAT_SECONDS };
  const lost = lostQueueOf(task);
  const queues = [
    { name: lost, ...kept, retryLimit: 100, retryDelay: MAX_RETRY_SECONDS },
    {
      name: task.name,
      ...kept,
      deadLetter: lost,
      retryLimit: MAX_ATTEMPTS - 1,
      retryDelay: retrySeconds,
      ...(retrySeconds > 0 ? { retryBackoff: true, retryDelayMax: MAX_RETRY_SECONDS } : {}),
    },
  ];
  for (const { name, ...options } of queues) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}

/** Starts workers for a task in this process. */
export async function workOn(boss: PgBoss, task: Task, how: Omit<Place, 'queue'>): Promise<void> {
  for (let each = 0; each < AT_A_TIME; each += 1) {
    await workInTurn(boss, { ...how, queue: task.name }, async ({ data, retryCount, retryLimit }) => {
      await task.run(data.id, { isLast: retryCount >= retryLimit });
    });
  }
  const seldom = { ...how.pace, pollSeconds: MAX_RETRY_SECONDS };
  const lost = { ...how, queue: lostQueueOf(task), pace: seldom };
  await workInTurn(boss, lost, ({ data }) => task.giveUp(data.id));
}

interface Place {
  readonly queue: string;
  readonly pace: PollingOptions;
  readonly log: Logger;
}

/** One worker that takes the next job as soon as one has ended, instead of at the next look. */
async function workInTurn(
  boss: PgBoss,
  { queue, pace, log }: Place,
  run: (job: JobWithMetadata<JobData>) => Promise<void>,
): Promise<void> {
  const looks = {
    pollingIntervalSeconds: pace.pollSeconds,
    notifyPollingIntervalSeconds: pace.pollSeconds,
  };
  const worker = await boss.work<JobData, void, { includeMetadata: true }>(
    queue,
    { ...looks, includeMetadata: true },
    async (jobs) => {
      try {
        for (const job of jobs) await observed(job, log, () => run(job));
      } catch (error) {
        throw keepable(error);
      } finally {
        boss.notifyWorker(worker);
      }
    },
  );
}

/** Measures and logs one attempt of a job, however it ends. */
async function observed(
  { id, name: queue, retryCount }: JobWithMetadata<JobData>,
  log: Logger,
  run: () => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const tell = (outcome: string) => {
    const took = performance.now() - start;
    jobEvents.publish({ queue, took, outcome } satisfies JobEvent);
    return { queue, job_id: id, attempt: retryCount + 1, outcome, took_ms: Math.round(took) };
  };
  try {
    await run();
    log.info(tell('ok'), 'A job is done');
  } catch (error) {
    log.warn({ ...tell(outcomeOf(error)), ...reportOf(error) }, 'A job failed and is tried again');
    throw error;
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return isDatabaseAway(error) ? 'unavailable' : 'failed';
}

/** An error as the queue can keep it: a database's message holds values of rows, also those that it refused. */
function keepable(error: unknown): Error {
  return Object.assign(new Error('The job failed.'), reportOf(error));
}
