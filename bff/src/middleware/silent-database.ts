import type { Middleware } from 'koa';
import type { Database } from '../db/database.ts';
import { type QueryEvent, queries } from '../observability/events.ts';
import type { ApiState } from './api-state.ts';

/** A request that is not answered by then asks whether the database is. With the probe's own patience, it waits 5 s at most. */
const WAIT_MS = 1_000;

/** The database takes connections and says nothing. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';
}

/**
 * Ends the wait of requests for a database that has stopped answering. A statement may take its time as long as the
 * database answers others; a frozen one would hold it until the statement's own limit.
 */
export function silentDatabase({ answersAtAll }: Pick<Database, 'answersAtAll'>): Middleware<ApiState> {
  const probe = shared(answersAtAll);
  return async (ctx, next) => {
    let isDone = false;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      const look = async () => {
        const isSilent = !(await probe());
        if (isDone || ctx.headerSent) return;
        if (isSilent) reject(new DatabaseSilentError());
        else timer = setTimeout(() => void look(), WAIT_MS);
      };
      timer = setTimeout(() => void look(), WAIT_MS);
    });
    try {
      await Promise.race([next(), silence]);
    } finally {
      isDone = true;
      clearTimeout(timer);
    }
  };
}

/**
 * One probe at a time, however many requests wait for it. A statement that was answered meanwhile counts for more than a
 * connection that was not made in time: a busy machine is no frozen database.
 */
function shared(probe: () => Promise<boolean>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  let lastAnswer = 0;
  queries.subscribe((message: unknown) => {
    if (!(message as QueryEvent).isFailed) lastAnswer = performance.now();
  });
  const ask = async () => {
    const began = performance.now();
    return (await probe()) || lastAnswer > began;
  };
  return () => (asked ??= ask().finally(() => (asked = undefined)));
}
