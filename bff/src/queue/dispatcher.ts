import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { reportOf } from '../error-report.ts';
import { dispatchOutbox, type Enqueue } from './outbox.ts';
import type { Task } from './task.ts';

/** Promises that no poke was heard for, of a process that died, are found this often. */
const LOOK_MS = 15_000;

export interface DispatcherOptions {
  readonly database: Database;
  readonly tasks: readonly Task[];
  readonly log: Logger;
  readonly enqueue: Enqueue;
}

/** Moves promises from the outbox to the queue: at once when poked, else within seconds. */
export interface Dispatcher {
  /** Never fails and never waits; pokes during a round are answered by one more. */
  poke(): void;
  /** Ends after the round in progress. */
  close(): Promise<void>;
}

export function startDispatcher({ database, tasks, log, enqueue }: DispatcherOptions): Dispatcher {
  let round: Promise<void> | null = null;
  let isPoked = false;
  const closing = new AbortController();
  const handOverAll = async (): Promise<void> => {
    while (isPoked && !closing.signal.aborted) {
      isPoked = false;
      await dispatchOutbox(database.fork(), tasks, enqueue);
    }
  };
  const poke = (): void => {
    isPoked = true;
    round ??= handOverAll()
      .catch((error: unknown) => log.error(reportOf(error), 'Promised work could not be handed over'))
      .finally(() => {
        round = null;
      });
  };
  const looks = setInterval(poke, LOOK_MS).unref();
  return {
    poke,
    async close() {
      closing.abort();
      clearInterval(looks);
      await round;
    },
  };
}
