import {
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { ErrorBody } from '@shortlist/api-contract';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';

/** The BFF: its app, mounted in this process, or where it listens; several stand for each other. */
export type Api = Koa | readonly URL[];

/** How long a BFF that could not be reached, or that closes its connections to stop, is left alone, milliseconds. */
const REST_MS = 2_000;

/** How long a connection to one may take. */
const CONNECT_MS = 3_000;

/**
 * Hands everything under the prefixes to the BFF. What it does not know it refuses itself, as JSON: no page is
 * ever answered there.
 */
export function toApi(api: Api, prefixes: readonly string[]): Middleware {
  const handle = isMounted(api) ? mounted(api) : proxyTo(api);
  return async (ctx, next) => {
    const isForApi = prefixes.some((prefix) => ctx.path === prefix || ctx.path.startsWith(`${prefix}/`));
    if (!isForApi) return next();
    await handle(ctx);
  };
}

export const isMounted = (api: Api): api is Koa => !Array.isArray(api);

type Handler = (ctx: Context) => Promise<void>;

/** The app answers on the raw request: its own settings, error handling and context stay its own. */
function mounted(app: Koa): Handler {
  const callback = app.callback();
  return async (ctx) => {
    ctx.respond = false;
    await callback(ctx.req, ctx.res);
  };
}

/** Headers that belong to one connection, not to the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'host',
]);

/** Where a BFF listens, and until when it is only asked if no other is there. */
interface Target {
  readonly address: URL;
  restsUntil: number;
}

function leaveAlone(target: Target): void {
  target.restsUntil = Date.now() + REST_MS;
}

function proxyTo(addresses: readonly URL[]): Handler {
  const targets = addresses.map((address): Target => ({ address, restsUntil: 0 }));
  let turn = 0;
  return async (ctx) => {
    ctx.respond = false;
    turn += 1;
    for (const target of inTurn(targets, turn)) {
      const attempt = { isConnected: false };
      try {
        return await forward(target, ctx, attempt);
      } catch (error) {
        if (!attempt.isConnected) leaveAlone(target);
        if (!mayAskNext(ctx, attempt, error)) break;
      }
    }
    refuse(ctx.res);
  };
}

/** Each is the first once; those that rest come last. */
function inTurn(targets: readonly Target[], turn: number): Target[] {
  const first = turn % targets.length;
  const rotated = [...targets.slice(first), ...targets.slice(0, first)];
  const { true: resting = [], false: others = [] } = Object.groupBy(rotated, ({ restsUntil }) =>
    restsUntil > Date.now() ? 'true' : 'false',
  );
  return [...others, ...resting];
}

/** What one BFF never got, or what may be asked twice, goes to the next; not what took too long, which has no code. */
function mayAskNext(ctx: Context, { isConnected }: Attempt, error: unknown): boolean {
  const isGone = ctx.res.headersSent || ctx.res.destroyed;
  const isRepeatable = ['GET', 'HEAD'].includes(ctx.method) && !hasBody(ctx);
  return !isGone && error instanceof Error && 'code' in error && (!isConnected || isRepeatable);
}

const hasBody = (ctx: Context): boolean =>
  ctx.get('transfer-encoding') !== '' || !['', '0'].includes(ctx.get('content-length'));

interface Attempt {
  /** From then on the BFF may have begun with the request. */
  isConnected: boolean;
}

async function forward(target: Target, ctx: Context, attempt: Attempt): Promise<void> {
  const send = target.address.protocol === 'https:' ? requestHttps : requestHttp;
  const outgoing = send(target.address, {
    method: ctx.method,
    // Only the path: a request line may name a whole address, and that of another server.
    path: ctx.path + ctx.search,
    headers: headersFor(ctx),
    timeout: 120_000,
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('The server timed out.')));
  ctx.res.on('close', () => outgoing.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
  });
  outgoing.on('socket', (socket) =>
    whenConnected(socket, outgoing, () => {
      attempt.isConnected = true;
      // Not before: what is read of the body is gone for the next BFF.
      if (hasBody(ctx)) ctx.req.pipe(outgoing);
      else outgoing.end();
    }),
  );
  const incoming = await answered;
  // It is about to stop. A change that came while its server closes would be lost, and only its writer could repeat it.
  if (incoming.headers.connection === 'close') leaveAlone(target);
  ctx.res.writeHead(incoming.statusCode ?? 502, connectionless(incoming.headers));
  await pipeline(incoming, ctx.res);
}

/** A machine that was switched off refuses nothing: the network would try for minutes. */
function whenConnected(socket: Socket, outgoing: ClientRequest, begin: () => void): void {
  if (!socket.connecting) {
    begin();
    return;
  }
  const limit = setTimeout(() => {
    outgoing.destroy(Object.assign(new Error('The BFF can not be reached.'), { code: 'ETIMEDOUT' }));
  }, CONNECT_MS);
  socket.once('close', () => clearTimeout(limit));
  socket.once('connect', () => {
    clearTimeout(limit);
    begin();
  });
}

/** The BFF checks the origin of a request against its host, so it is told the one that the browser used. */
function headersFor(ctx: Context): Record<string, string | string[]> {
  return {
    ...connectionless(ctx.headers),
    ...framing(ctx),
    host: ctx.host,
    'x-forwarded-for': callerAddressOf(ctx),
    'x-forwarded-proto': ctx.protocol,
    'x-forwarded-host': ctx.host,
  };
}

/** Without it Node would write the body of a GET or DELETE bare, and the BFF read it as the next request. */
function framing(ctx: Context): Record<string, string> {
  return ctx.get('transfer-encoding') === '' ? {} : { 'transfer-encoding': 'chunked' };
}

/** The address that our own proxy saw, which it adds last, or the other end of the connection: none is believed. */
export function callerAddressOf(ctx: Context): string {
  const seenByProxy = ctx.app.proxy ? ctx.get('x-forwarded-for').split(',').at(-1)?.trim() : '';
  return seenByProxy || (ctx.req.socket.remoteAddress ?? '');
}

function connectionless(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !HOP_BY_HOP.has(name),
  );
  return Object.fromEntries(kept) as Record<string, string | string[]>;
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body: ErrorBody = {
    error: "The server isn't responding. Try again in a moment.",
    errors: {},
    code: 'internal',
    request_id: '',
  };
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
