import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dependencies } from './dependencies.ts';

/** How long requests in progress, uploads too, may take to end, milliseconds. */
const PATIENCE_MS = 10_000;

/** How often connections are closed that have become idle. */
const IDLE_MS = 50;

/**
 * Stops serving: `/readyz` says 503, and each reply closes its connection, so that no balancer sends a request over one that
 * ends; after the drain no connection is taken any more, event streams end and
 * requests in progress are answered, as long as our patience lasts; then everything is closed.
 */
export async function shutDown(server: Server, deps: Dependencies): Promise<void> {
  deps.stop.abort();
  deps.log.info('Stopping');
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await sleep(deps.settings.drainSeconds * 1000);
  deps.endStreams();
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
  await deps.close();
}
