import Koa, { type Middleware } from 'koa';
import { serveAssets } from './assets.ts';
import { openReleases, type StoreOptions } from './release-store.ts';
import { reportEdgeError } from './report-error.ts';

export interface RemoteServerOptions {
  /** Folder of the releases, `<DATA_DIR>/releases`; those of other packages may lie in it, too. */
  readonly releasesFolder: string;
  readonly releasePlace?: StoreOptions['place'];
  /** The one package that is served, `mfe-jobs`. */
  readonly packageName: string;
}

/**
 * Serves the released files of one remote on an origin of its own, under the same paths as the edge: immutable,
 * compressed, and readable by pages of any origin. What a page may run of it is decided by the page: by its list of
 * origins and by the hash of each file.
 */
export function createRemoteServer({ releasesFolder, releasePlace, packageName }: RemoteServerOptions): Koa {
  const app = new Koa();
  app.on('error', reportEdgeError);
  app.use(headersForStrangers());
  app.use(sayHealthy());
  app.use(only(`/assets/${packageName}/`));
  app.use(serveAssets(openReleases(releasesFolder, { place: releasePlace })));
  return app;
}

function headersForStrangers(): Middleware {
  return async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    // Browsers read it over TLS only.
    ctx.set('Strict-Transport-Security', 'max-age=31536000');
    ctx.set('Access-Control-Allow-Origin', '*');
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    // Without it a page can't measure how long its remotes take.
    ctx.set('Timing-Allow-Origin', '*');
    await next();
  };
}

function sayHealthy(): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/healthz') return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  };
}

function only(prefix: string): Middleware {
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isRead && ctx.path.startsWith(prefix)) return next();
    ctx.status = isRead ? 404 : 405;
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = isRead ? 'File not found in any release.' : 'Only GET is allowed.';
  };
}
