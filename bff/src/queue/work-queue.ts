import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { reportOf } from '../error-report.ts';
import { openBoss } from './boss.ts';
import { type Dispatcher, startDispatcher } from './dispatcher.ts';
import type { QueuedJob, Task } from './task.ts';
import { type PollingOptions, prepareQueue, workOn } from './workers.ts';

export interface WorkQueueOptions {
  readonly database: Database;
  readonly tasks: readonly Task[];
  readonly log: Logger;
  /** Whether this process does the work, or only hands it over to processes that do. */
  readonly works: boolean;
  readonly pace?: PollingOptions;
}

/** Work that goes on without a request, on pg-boss in the product's own database. */
export interface WorkQueue {
  /**
   * Makes the queue's tables where they are missing, hands over what was promised, and works. What keeps it
   * from starting is logged and tried again until it starts or is closed.
   */
  start(): Promise<void>;
  /** Says that work was promised. Never fails and never waits; before the start it is kept in the outbox. */
  poke(): void;
  /** Calls back for each message (`pg_notify`) of a channel, of whichever process; heard from the start on. */
  listen(channel: string, heard: (message: string) => void): void;
  /** Lets jobs in progress end, for a few seconds; what does not goes back into the queue. */
  close(): Promise<void>;
}

const PACE: PollingOptions = { retrySeconds: 2, pollSeconds: 5 };
const RESTART_MS = 10_000;
const STOP_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A queue that is not started yet. */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const listeners = new Map<string, (message: string) => void>();
  const closing = new AbortController();
  let running: Running | null = null;
  let starting: Promise<void> | null = null;
  const startOrRetry = async (): Promise<void> => {
    while (!closing.signal.aborted && running === null) {
      running = await run(options, listeners).catch((error: unknown) => {
        options.log.error(reportOf(error), 'The queue did not start and is tried again');
        return null;
      });
      if (running === null) await wait(RESTART_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  return {
    start: () => (starting ??= startOrRetry()),
    poke: () => running?.dispatcher.poke(),
    listen: (channel, heard) => void listeners.set(channel, heard),
    async close() {
      closing.abort();
      await starting;
      await running?.dispatcher.close();
      await Promise.all((running?.open ?? []).map((each) => each.close()));
      await running?.boss.stop({ timeout: STOP_MS });
    },
  };
}

/** What the queue keeps open beside its jobs. */
interface Open {
  close(): Promise<void>;
}

interface Running {
  readonly boss: PgBoss;
  readonly dispatcher: Dispatcher;
  readonly open: readonly Open[];
}

async function run(
  options: WorkQueueOptions,
  listeners: ReadonlyMap<string, (message: string) => void>,
): Promise<Running> {
  const { tasks, works, log, pace = PACE } = options;
  const boss = await openBoss(options.database, options.log);
  const open: Open[] = [];
  try {
    await boss.start();
    for (const task of tasks) await prepareQueue(boss, task, pace);
    for (const [channel, heard] of listeners) open.push(await hear(boss, channel, heard));
    if (works) for (const task of tasks) await workOn(boss, task, { pace, log });
    if (works) open.push(tidyDaily(options));
  } catch (error) {
    await Promise.all(open.map((each) => each.close()));
    await boss.stop({ graceful: false });
    throw error;
  }
  const enqueue = async (task: Task, jobs: readonly QueuedJob[]): Promise<void> => {
    await boss.insert(
      task.name,
      jobs.map(({ id, priority }) => ({ id, priority, data: { id } })),
    );
  };
  const dispatcher = startDispatcher({ ...options, enqueue });
  dispatcher.poke();
  return { boss, dispatcher, open };
}

function tidyDaily({ tasks, log }: WorkQueueOptions): Open {
  const tidy = async (): Promise<void> => {
    await Promise.all(tasks.map((task) => task.tidy()));
  };
  const tidyOrSay = () =>
    void tidy().catch((error: unknown) => log.error(reportOf(error), 'Old work could not be removed'));
  const timer = setInterval(tidyOrSay, DAY_MS).unref();
  tidyOrSay();
  return { close: async () => clearInterval(timer) };
}

/** Both ways to the database can listen: on a connection of its own that comes back, or in this process. */
async function hear(boss: PgBoss, channel: string, heard: (message: string) => void): Promise<Open> {
  const database = boss.getDb();
  if (database.listen === undefined) return { close: async () => {} };
  return database.listen(channel, heard, () => {});
}
