import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '@shortlist/api-contract/settings';
import { createApp } from './app.ts';
import { createDependencies } from './create-dependencies.ts';
import type { Dependencies } from './dependencies.ts';
import { readEnv } from './env.ts';
import { createHttpServer } from './http/http-server.ts';
import { endOnUncaught } from './last-resort.ts';
import { shutDown } from './shutdown.ts';

/** The exit code of a process that was not allowed to end in its own time. */
const FORCED = 130;

async function start(): Promise<void> {
  const env = readEnv();
  const deps = await createDependencies(env);
  endOnUncaught(deps.log);
  const server = createHttpServer(createApp(deps)).listen(env.port, env.host);
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? new StartError(`Port ${env.port} is in use. Set PORT to another port.`)
        : error,
    );
  });
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    deps.log.info(`Listening on http://${env.host}:${port}`);
  });
  stopOnSignal(server, deps);
}

/** The first signal stops in good order, a second one at once. */
function stopOnSignal(server: Server, deps: Dependencies): void {
  const stop = () => {
    if (deps.stop.signal.aborted) process.exit(FORCED);
    shutDown(server, deps).then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

start().catch(fail);
