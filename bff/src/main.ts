import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createDependencies } from './dependencies.ts';
import { readEnv } from './env.ts';
import { StartError } from './start-error.ts';

/** How long requests in progress may take to end once a stop was asked for. */
const STOP_MS = 10_000;

async function start(): Promise<void> {
  const env = readEnv();
  const deps = await createDependencies(env);
  const server = createApp(deps).listen(env.port, env.host);
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? new StartError(`The port ${env.port} is taken: set PORT.`) : error);
  });
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    deps.log.info(`Listening on http://${env.host}:${port}`);
  });
  const stop = () => {
    server.close(() => void deps.close().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

start().catch(fail);
