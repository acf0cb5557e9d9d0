import { once } from 'node:events';
import { createServer } from 'node:http';
import type Koa from 'koa';

/** Gives up on clients that send a request drop by drop; connections are kept for longer than balancers keep theirs. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 };

/** How long requests in progress may take to end at a stop, milliseconds. Streams of events never end. */
const STOP_MS = 5_000;

/** How often connections are closed that have become idle. */
const IDLE_MS = 50;

interface RunOptions {
  readonly port: number;
  readonly host: string;
  /** Closes what the app stands on, once the last request has ended. */
  readonly close?: () => Promise<void>;
}

/**
 * Listens until the process is asked to stop; then requests in progress are answered, and it ends with code 0. A second
 * signal ends it at once.
 *
 * @throws Error with a sentence when it can't listen.
 */
export async function runServer(app: Koa, { port, host, close = async () => {} }: RunOptions): Promise<void> {
  const handle = app.callback();
  const server = createServer(PATIENCE, (request, response) => {
    // No other protocol is spoken: Node's parser says nothing of malformed requests that follow on such a connection.
    if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
    void handle(request, response);
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    const patience = setTimeout(() => server.closeAllConnections(), STOP_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(patience);
    await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Cannot listen on ${host}:${port} (${error.code}): choose another PORT or HOST.`);
  });
}

/** Starts a process; what keeps it from starting is said in one sentence. */
export async function start(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
