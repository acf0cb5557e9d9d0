import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { readQueueDepths } from '../queue/queue-depth.ts';
import { type JobEvent, jobs, type QueryEvent, queries, type WorkEvent, work } from './events.ts';

const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const STATEMENTS = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']);

/** The measures of this process, taken until it ends. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Measures of the process, of requests, of the database and of the work on documents. The values of every label
 * are a closed list: methods, routes of the contract, statuses, codes.
 */
export function createMetrics(database: Pick<Database, 'connections' | 'fork'>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addPool(registry, database);
  addQueues(registry, database);
  const databaseSeconds = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Statements by their first word.',
    labelNames: ['operation', 'failed'],
    buckets: DURATIONS,
    registers,
  });
  const workSeconds = new Histogram({
    name: 'document_work_duration_seconds',
    help: 'Extraction, previews, analyses and matches, each by its outcome: ok, or the code of a refusal.',
    labelNames: ['work', 'outcome'],
    buckets: DURATIONS,
    registers,
  });
  const onQuery = (message: unknown) => {
    const { statement, took, isFailed } = message as QueryEvent;
    databaseSeconds.observe({ operation: operationOf(statement), failed: String(isFailed) }, took / 1000);
  };
  const onWork = (message: unknown) => {
    const { name, took, outcome } = message as WorkEvent;
    workSeconds.observe({ work: name, outcome }, took / 1000);
  };
  queries.subscribe(onQuery);
  work.subscribe(onWork);
  return {
    registry,
    ...httpMetrics(registry),
  };
}

function httpMetrics(registry: Registry) {
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'];
  return {
    requests: new Counter({ name: 'http_requests_total', help: 'Requests answered.', labelNames, registers }),
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until the answer was ready, streams until they ended.',
      labelNames,
      buckets: DURATIONS,
      registers,
    }),
    inFlight: new Gauge({ name: 'http_requests_in_flight', help: 'Requests in progress.', registers }),
    refusals: new Counter({
      name: 'http_refusals_total',
      help: 'Answers with an error body, by its code: rate_limited, file_too_large and so on.',
      labelNames: ['route', 'code'],
      registers,
    }),
  };
}

function addPool(registry: Registry, database: Pick<Database, 'connections'>): void {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool: all, idle, and requests that wait for one. None when embedded.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const [state, count] of Object.entries((await database.connections()) ?? {}))
        gauge.set({ state }, count);
    },
  });
}

/** Depths are of the database, so every process tells the same; the jobs are those of this process. */
function addQueues(registry: Registry, database: Pick<Database, 'fork'>): void {
  const registers = [registry];
  // Without the database the other measures are wanted all the more.
  const read = () => readQueueDepths(database.fork()).catch(() => []);
  const depth = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs that wait or are in progress, in all processes together.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const queues = await read();
      depth.reset();
      for (const { queue, waiting, active } of queues) {
        depth.set({ queue, state: 'waiting' }, waiting);
        depth.set({ queue, state: 'active' }, active);
      }
    },
  });
  const oldest = new Gauge({
    name: 'queue_oldest_job_seconds',
    help: 'Age of the oldest job that waits.',
    labelNames: ['queue'],
    registers,
    async collect() {
      const queues = await read();
      oldest.reset();
      for (const { queue, oldestSeconds } of queues) oldest.set({ queue }, oldestSeconds);
    },
  });
  const seconds = new Histogram({
    name: 'queue_job_duration_seconds',
    help: 'Jobs of this process, each attempt by its outcome: ok, or what it failed of.',
    labelNames: ['queue', 'outcome'],
    buckets: DURATIONS,
    registers,
  });
  jobs.subscribe((message: unknown) => {
    const { queue, took, outcome } = message as JobEvent;
    seconds.observe({ queue, outcome }, took / 1000);
  });
}

/** The first word of a statement, when it is one of the few that are counted apart. */
export function operationOf(statement: string): string {
  const word = /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? '';
  return STATEMENTS.has(word) ? word : 'other';
}
