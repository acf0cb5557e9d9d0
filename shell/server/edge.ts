import { hash } from 'node:crypto';
import { RELEASES_ADDRESS } from '@shortlist/platform/release-set';
import Koa, { type Context, type Middleware } from 'koa';
import { type Addresses, addressesWith, type RemoteOrigins } from './addresses.ts';
import { type Api, toApi } from './api-gateway.ts';
import { serveAssets } from './assets.ts';
import { releaseSetOf, renderPage } from './page.ts';
import { planPage } from './page-plan.ts';
import { openReleases, type ReleaseStore } from './release-store.ts';
import { contentSecurityPolicy, securityHeaders } from './security.ts';

export interface EdgeOptions {
  /** Folder of the releases: `<DATA_DIR>/releases`. */
  readonly releasesFolder: string;
  /** The BFF: its Koa app, to answer in this process, or the address where it listens. */
  readonly api: Api;
  /** What goes to the BFF besides `/api` and its health: pages of the payment sandbox, for example. */
  readonly apiPrefixes?: readonly string[];
  /** Origins of remotes that are served elsewhere, by package name. */
  readonly remoteOrigins?: RemoteOrigins;
  /** Origins of a sign-in provider that the page may load. */
  readonly signInOrigins?: readonly string[];
  /** The edge stands behind a proxy that sets `X-Forwarded-Proto`. */
  readonly isBehindProxy?: boolean;
}

/**
 * The edge: hands `/api` to the BFF, serves released files, and composes the page of every other address from
 * the releases that are live at that moment.
 */
export function createEdge(options: EdgeOptions): Koa {
  const { releasesFolder, api, apiPrefixes = [], remoteOrigins = {}, signInOrigins = [] } = options;
  const app = new Koa({ proxy: options.isBehindProxy ?? false });
  const releases = openReleases(releasesFolder);
  const addresses = addressesWith(remoteOrigins);
  const remotes = [...new Set(Object.values(remoteOrigins))];
  const policy = contentSecurityPolicy({ remotes, signIn: signInOrigins });
  app.use(toApi(api, ['/api', '/healthz', '/readyz', ...apiPrefixes]));
  app.use(securityHeaders());
  app.use(serveAssets(releases));
  app.use(serveReleaseSet(releases, addresses));
  app.use(servePage({ releases, addresses, policy }));
  return app;
}

function serveReleaseSet(releases: ReleaseStore, addresses: Addresses): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== RELEASES_ADDRESS) return next();
    answer(ctx, 'application/json; charset=utf-8', JSON.stringify(releaseSetOf(releases.live(), addresses)));
  };
}

interface PageSources {
  readonly releases: ReleaseStore;
  readonly addresses: Addresses;
  readonly policy: string;
}

function servePage({ releases, addresses, policy }: PageSources): Middleware {
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return;
    const live = releases.live();
    const mayBeSignedIn = Boolean(ctx.cookies.get('sid'));
    const plan = planPage(live, addresses, ctx.path);
    const started = mayBeSignedIn ? plan : { ...plan, js: [], css: [] };
    ctx.status = plan.isKnown ? 200 : 404;
    ctx.set('Content-Security-Policy', policy);
    ctx.vary('Cookie');
    answer(ctx, 'text/html; charset=utf-8', renderPage({ live, addresses, plan: started, mayBeSignedIn }));
  };
}

/** Asked for again each time, sent again only when it changed: a new release shows on the next page load. */
function answer(ctx: Context, type: string, body: string): void {
  const { status } = ctx;
  ctx.type = type;
  ctx.set('Cache-Control', 'no-cache');
  ctx.etag = hash('sha256', body, 'base64url').slice(0, 22);
  ctx.body = body;
  if (status === 404) ctx.status = 404;
  else if (ctx.fresh) ctx.status = 304;
}
