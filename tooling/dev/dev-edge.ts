import type { Server } from 'node:http';
import { createEdge } from '@shortlist/shell/server';
import Koa, { type Middleware } from 'koa';
import mount from 'koa-mount';
import { releasesFolderOf } from '../release/release.ts';
import type { StartEnv } from '../start/env.ts';
import type { DevServer } from './dev-server.ts';
import { serveSources } from './serve-sources.ts';

interface DevEdgeOptions {
  readonly start: StartEnv;
  /** Where the dev releases lie. */
  readonly dataFolder: string;
  readonly api: URL;
  /** By package name. */
  readonly servers: ReadonlyMap<string, DevServer>;
}

export interface DevEdge {
  close(): Promise<void>;
}

/** The edge of the product, with the packages that are being edited on their own origins. */
export function listenDevEdge(options: DevEdgeOptions): Promise<DevEdge> {
  const { start, dataFolder, api, servers } = options;
  const origins = Object.fromEntries([...servers].map(([name, { origin }]) => [name, origin]));
  const edge = createEdge({
    releasesFolder: releasesFolderOf(dataFolder),
    api: [api],
    remoteOrigins: origins,
    isIntegrityOptional: true,
    signInScript: start.signInScript,
  });
  const app = new Koa();
  app.use(allowHotUpdates(Object.values(origins)));
  app.use(serveSources(servers));
  app.use(mount(edge));
  app.on('error', (...details) => edge.emit('error', ...details));
  return new Promise((resolve, reject) => {
    const server = app.listen(start.port, start.host, () => resolve({ close: () => closeServer(server) }));
    server.once('error', reject);
  });
}

function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}

/** Hot updates come by a socket, which the product has none of. */
function allowHotUpdates(origins: readonly string[]): Middleware {
  const sources = origins.map((origin) => origin.replace('http', 'ws')).join(' ');
  return async (ctx, next) => {
    await next();
    const name = 'Content-Security-Policy';
    const policy = ctx.res.getHeader(name);
    if (typeof policy !== 'string') return;
    ctx.set(name, policy.replace("connect-src 'self'", `connect-src 'self' ${sources}`));
  };
}
