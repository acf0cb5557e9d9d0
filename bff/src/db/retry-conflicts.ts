import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DatabaseConnection } from 'kysely';
import { isConflict } from './database-failure.ts';

const ATTEMPTS = 4;

/** Before the second attempt, on average; twice as long before each later one, milliseconds. */
const WAIT_MS = 20;

/**
 * Has an EntityManager run a transaction again that PostgreSQL undid because of others. So its work must do nothing outside the
 * transaction, and must read in it what it changes: each attempt begins without the entities of the one before.
 */
export function retryTransactions(em: SqlEntityManager): SqlEntityManager {
  const run = em.transactional.bind(em);
  em.transactional = (work, options) => retry(() => run(work, { clear: true, ...options }));
  return em;
}

/** Has a connection to a server send a statement again that was undone because of others, unless it is part of a transaction. */
export async function retryStatements(opened: unknown): Promise<void> {
  // The ORM hands out what its dialect of Kysely has opened, and names no type for it.
  const connection = opened as DatabaseConnection;
  const send = connection.executeQuery.bind(connection);
  let isInTransaction = false;
  connection.executeQuery = async (query, options) => {
    if (BEGINS.test(query.sql)) isInTransaction = true;
    if (!isInTransaction) return retry(() => send<never>(query, options));
    if (ENDS.test(query.sql)) isInTransaction = false;
    return send(query, options);
  };
}

/** What Kysely sends around a transaction; going back within one doesn't end it. */
const BEGINS = /^(begin$|start transaction)/;
const ENDS = /^(commit|rollback)$/;

async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      // At random, so that two don't meet again.
      await sleep(WAIT_MS * 2 ** attempt * Math.random());
    }
  }
}
