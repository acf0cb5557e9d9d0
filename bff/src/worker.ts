import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartError } from '@shortlist/api-contract/settings';
import Koa from 'koa';
import { createDependencies } from './create-dependencies.ts';
import type { Dependencies } from './dependencies.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http/http-server.ts';
import { endOnUncaught } from './last-resort.ts';
import { health } from './middleware/health.ts';
import { createMetrics } from './observability/metrics.ts';
import { metricsEndpoint } from './observability/metrics-endpoint.ts';

/** Works on batches; any number of these may run beside the servers. */
async function start(): Promise<void> {
  const env = readEnv();
  if (env.databaseUrl === undefined) {
    throw new StartError('A worker needs DATABASE_URL: the embedded database has its worker in the server.');
  }
  const deps = await createDependencies({ ...env, workers: 'inline', demo: false });
  endOnUncaught(deps.log);
  const server =
    env.workerPort === undefined ? null : await tellHealth(deps, { port: env.workerPort, host: env.host });
  // The queue's timers let a process end that has nothing else to do; a worker waits for work.
  const waiting = setInterval(() => {}, 60 * 60 * 1000);
  deps.log.info('Working on batches');
  const stop = () => {
    clearInterval(waiting);
    deps.stop.abort();
    server?.close();
    void deps.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** `/healthz`, `/readyz` and `/metrics` as those of a server, for what looks after processes. */
async function tellHealth(deps: Dependencies, address: { port: number; host: string }): Promise<Server> {
  const app = new Koa();
  app.use(health(deps));
  app.use(metricsEndpoint({ metrics: createMetrics(deps.database), alsoMeasured: undefined }, deps));
  const server = createHttpServer(app).listen(address);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`WORKER_PORT ${address.port} cannot be listened on (${error.code}).`);
  });
  return server;
}

function fail(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

start().catch(fail);
