import { createServer, type Server } from 'node:http';
import type Koa from 'koa';

/** How long a client may take, in milliseconds. */
export interface ServerTimeouts {
  /** For all the headers of a request. */
  readonly headers: number;
  /** For the whole of a request: five files of 10 MB over a slow line. */
  readonly request: number;
  /** Between two requests of one connection: longer than balancers keep theirs, which are 60 seconds by default. */
  readonly idle: number;
  /** How often connections are looked at. */
  readonly check: number;
}

const PATIENCE: ServerTimeouts = { headers: 15_000, request: 300_000, idle: 65_000, check: 5000 };

/**
 * An HTTP server for an app, which gives up on clients that send a request drop by drop to hold its connections.
 * Answers may take their time: a stream of events has no end. No other protocol is spoken.
 */
export function createHttpServer(app: Koa, patience: ServerTimeouts = PATIENCE): Server {
  const times = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    connectionsCheckingInterval: patience.check,
  };
  const handle = app.callback();
  return createServer(times, (request, response) => {
    // Node's parser says nothing of malformed requests that follow on such a connection: their sender would wait for ever.
    if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
    void handle(request, response);
  });
}
