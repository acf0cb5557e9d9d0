import { defaults } from 'pg';

/** How many connections a process keeps unless told: two processes and their queues fit a server's usual 100. */
export const DEFAULT_CONNECTIONS = 20;

/** One holds the lock, one migrates. */
export const MIGRATION_CONNECTIONS = {
  max: 2,
  connectionTimeoutMillis: 5_000,
  application_name: 'shortlist-migrations',
};

/**
 * The connections that serve requests, every wait of them bounded: a database that went away, or that is
 * blocked, becomes an answer and not a request that hangs. Times in milliseconds.
 */
export function connectionsOf(max = DEFAULT_CONNECTIONS) {
  return {
    max,
    // For a new connection and for one of the pool to become free.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // The server ends a statement; where the server itself is silent, we do.
    statement_timeout: 20_000,
    query_timeout: 25_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'shortlist',
    // Pages are in memory or on flash, where one out of order costs about the same. Told otherwise, the server reads all rows of a
    // small table for each row of a page, instead of its index. And it must not make room to remember what a page joins: it makes it
    // for all rows of the account, of which a page needs 100. And one call is the work of one core: others are served at the same
    // time, and to start more processes takes longer than a page.
    options: '-c random_page_cost=1.1 -c enable_memoize=off -c max_parallel_workers_per_gather=0',
  };
}

/** Of a server; a function is asked for each new connection, so that it can be changed while we run. */
export type ServerPassword = string | (() => string);

/** Has every connection of this process to a server whose address has no password use this one. */
export function setServerPassword(password: ServerPassword | undefined): void {
  defaults.password = password;
}
