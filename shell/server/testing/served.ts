import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Koa from 'koa';
import { createEdge, type EdgeOptions } from '../edge.ts';

/** An app that listens on a free port. */
export interface Served {
  readonly address: URL;
  close(): Promise<void>;
}

export async function serve(app: Koa): Promise<Served> {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: new URL(`http://127.0.0.1:${port}`),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A BFF that says what it was asked. */
export function anApi(): Koa {
  const api = new Koa();
  api.use(async (ctx) => {
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk as Buffer);
    ctx.status = ctx.path === '/api/nothing' ? 404 : 200;
    ctx.cookies.set('sid', 'new', { signed: false });
    ctx.body = {
      asked: `${ctx.method} ${ctx.url}`,
      host: ctx.host,
      cookie: ctx.get('cookie'),
      forwardedFor: ctx.get('x-forwarded-for'),
      body: Buffer.concat(chunks).toString(),
    };
  });
  return api;
}

/** A BFF that sends one event at once and another when it is told to, and then waits until its reader leaves. */
export function anEventApi() {
  const [second, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* events() {
    yield 'data: 1\n\n';
    await second.promise;
    yield 'data: 2\n\n';
    await gone.promise;
  }
  const api = new Koa();
  api.silent = true;
  api.use((ctx) => {
    ctx.res.once('close', () => gone.resolve());
    ctx.type = 'text/event-stream';
    ctx.body = Readable.from(events());
  });
  return { api, sendSecond: () => second.resolve(), left: gone.promise };
}

/** The edge with a BFF in its process. */
export function serveEdge(releasesFolder: string, options: Partial<EdgeOptions> = {}): Promise<Served> {
  return serve(createEdge({ releasesFolder, api: anApi(), ...options }));
}
