import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { createApp, type Dependencies } from '@shortlist/bff';
import { createEdge } from '@shortlist/shell/server';
import Koa, { type Middleware } from 'koa';
import mount from 'koa-mount';
import { placeIn, releaseAll, releasesFolderOf } from '../release/release.ts';
import { releaseMono } from './mono-release.ts';

/** One way to deliver the same screens. */
export interface BenchVariant {
  readonly name: 'federated' | 'mono' | 'mono+';
  readonly address: string;
  readonly server: Server;
}

/** Serves all three in this process: the same edge, the same compression, the same BFF. */
export async function startContestants(deps: Dependencies, dataDir: string): Promise<BenchVariant[]> {
  await releaseAll(placeIn(dataDir));
  const monoReleases = join(dataDir, 'mono');
  await releaseMono(monoReleases);
  const api = createApp(deps);
  const edgeOf = (releasesFolder: string) => createEdge({ releasesFolder, api, isIntegrityOptional: true });
  return Promise.all([
    listen('federated', edgeOf(releasesFolderOf(dataDir))),
    listen('mono', plainly(edgeOf(monoReleases))),
    listen('mono+', edgeOf(monoReleases)),
  ]);
}

/** An edge whose pages start nothing early: a plain bundle has its main files and nothing else. */
function plainly(edge: Koa): Koa {
  const app = new Koa();
  app.use(asPlainPage);
  app.use(mount(edge));
  app.on('error', (...details) => edge.emit('error', ...details));
  return app;
}

const asPlainPage: Middleware = async (ctx, next) => {
  await next();
  if (!ctx.response.is('html') || !Buffer.isBuffer(ctx.body)) return;
  const page = brotliDecompressSync(ctx.body).toString();
  const plain = page
    .replaceAll(/<link [^>]*\bas="(script|style)"[^>]*>/g, '')
    .replaceAll(/<script>window\.shortlistSession[\s\S]*?<\/script>/g, '')
    .replaceAll(' fetchpriority="high"', '');
  ctx.body = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
};

export function listen(name: BenchVariant['name'], app: Koa): Promise<BenchVariant> {
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ name, address: `http://127.0.0.1:${port}`, server });
    });
  });
}
