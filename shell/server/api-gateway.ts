import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { ErrorBody } from '@shortlist/api-contract';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';

/** The BFF: its app, mounted in this process, or where it listens. */
export type Api = Koa | URL;

/**
 * Hands everything under the prefixes to the BFF. What it does not know it refuses itself, as JSON: no page is
 * ever answered there.
 */
export function toApi(api: Api, prefixes: readonly string[]): Middleware {
  const handle = api instanceof URL ? proxyTo(api) : mounted(api);
  return async (ctx, next) => {
    const isForApi = prefixes.some((prefix) => ctx.path === prefix || ctx.path.startsWith(`${prefix}/`));
    if (!isForApi) return next();
    await handle(ctx);
  };
}

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

function proxyTo(target: URL): Handler {
  return async (ctx) => {
    ctx.respond = false;
    try {
      await forward(target, ctx);
    } catch {
      refuse(ctx.res);
    }
  };
}

async function forward(target: URL, ctx: Context): Promise<void> {
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const outgoing = send(target, {
    method: ctx.method,
    // Only the path: a request line may name a whole address, and that of another server.
    path: ctx.path + ctx.search,
    headers: headersFor(ctx),
    timeout: 120_000,
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('The BFF did not answer in time.')));
  ctx.res.on('close', () => outgoing.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
  });
  ctx.req.pipe(outgoing);
  const incoming = await answered;
  ctx.res.writeHead(incoming.statusCode ?? 502, connectionless(incoming.headers));
  await pipeline(incoming, ctx.res);
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
    error: 'The server does not answer. Please try again in a moment.',
    errors: {},
    code: 'internal',
    request_id: '',
  };
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
