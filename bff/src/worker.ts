import { createDependencies } from './dependencies.ts';
import { readEnv } from './env.ts';
import { StartError } from './start-error.ts';

/** Works on batches and listens to nobody; any number of these may run beside the servers. */
async function start(): Promise<void> {
  const env = readEnv();
  if (env.databaseUrl === undefined) {
    throw new StartError('A worker needs DATABASE_URL: the embedded database has its worker in the server.');
  }
  const deps = await createDependencies({ ...env, workers: 'inline', demo: false });
  // The queue's timers let a process end that has nothing else to do; a worker waits for work.
  const waiting = setInterval(() => {}, 60 * 60 * 1000);
  deps.log.info('Working on batches');
  const stop = () => {
    clearInterval(waiting);
    void deps.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

start().catch(fail);
