import { fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { reportOf } from '../error-report.ts';

/** Connections to a server: two workers may ask at once while the queue looks after itself. */
const CONNECTIONS = 3;

/** How soon a job of a worker that has died is noticed after its heartbeat ran out. */
const SUPERVISE_SECONDS = 10;

/** What Shortlist does not use is asked for as seldom as pg-boss allows it to be set sensibly. */
const SELDOM_SECONDS = 60 * 60;

const OPTIONS = {
  useListenNotify: true,
  superviseIntervalSeconds: SUPERVISE_SECONDS,
  monitorIntervalSeconds: SUPERVISE_SECONDS,
  maintenanceIntervalSeconds: SELDOM_SECONDS,
  flowIntervalSeconds: SELDOM_SECONDS,
  bamIntervalSeconds: 10 * 60,
  // Its schedules need two timers that never rest; the one thing done daily has a timer of ours.
  schedule: false,
};

/**
 * A pg-boss on the product's own database, not started. On a server it has connections of its own; embedded
 * there is one connection, and its statements wait until no transaction is open.
 */
export async function openBoss(database: Database, log: Logger): Promise<PgBoss> {
  const client = await database.client();
  const boss =
    'url' in client
      ? new PgBoss({ ...OPTIONS, connectionString: client.url, max: CONNECTIONS })
      : new PgBoss({ ...OPTIONS, db: fromPglite(client.pglite), backend: 'pglite' });
  boss.on('error', (error) => log.error(reportOf(error), 'The queue reported an error'));
  boss.on('warning', ({ message }) => log.warn(message));
  return boss;
}
