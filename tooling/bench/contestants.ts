import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp, type Dependencies } from '@shortlist/bff';
import { createEdge } from '@shortlist/shell/server';
import Koa, { type Middleware } from 'koa';
import mount from 'koa-mount';
import { releaseAll, releasesFolderOf } from '../release/release.ts';
import { releaseMono } from './mono-release.ts';

/** One way to deliver the same screens. */
export interface Contestant {
  readonly name: 'federated' | 'mono' | 'mono+';
  readonly address: string;
  readonly server: Server;
}

/** Serves all three in this process: the same edge, the same compression, the same BFF. */
export async function startContestants(deps: Dependencies, dataDir: string): Promise<Contestant[]> {
  await releaseAll(dataDir);
  const monoReleases = join(dataDir, 'mono');
  await releaseMono(monoReleases);
  const api = createApp(deps);
  const edgeOf = (releasesFolder: string) => createEdge({ releasesFolder, api });
  return Promise.all([
    listen('federated', [mount(edgeOf(releasesFolderOf(dataDir)))]),
    listen('mono', [asPlainPage, mount(edgeOf(monoReleases))]),
    listen('mono+', [mount(edgeOf(monoReleases))]),
  ]);
}

/** Takes from the page what the edge starts early: a plain bundle has its main files and nothing else. */
const asPlainPage: Middleware = async (ctx, next) => {
  await next();
  if (!ctx.response.is('html') || typeof ctx.body !== 'string') return;
  ctx.body = ctx.body
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/<script>window\.shortlistSession[\s\S]*?<\/script>/g, '')
    .replaceAll(' fetchpriority="high"', '');
};

function listen(name: Contestant['name'], middleware: Middleware[]): Promise<Contestant> {
  const app = new Koa();
  for (const each of middleware) app.use(each);
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ name, address: `http://127.0.0.1:${port}`, server });
    });
  });
}
