import { randomBytes } from 'node:crypto';
import { RELEASES_ADDRESS } from '@shortlist/platform/release-set';
import Koa, { type Context, type Middleware } from 'koa';
import { addressesWith, type RemoteOrigins } from './addresses.ts';
import { answer } from './answer.ts';
import { type Api, callerAddressOf, toApi } from './api-gateway.ts';
import { serveAssets } from './assets.ts';
import type { HealthLimits } from './health/limits.ts';
import { knownHost } from './known-host.ts';
import { NotReleasedError } from './live-releases.ts';
import type { OverrideOptions } from './overrides/override-options.ts';
import { type Overrides, overridesWith } from './overrides/overrides.ts';
import { releaseSetOf, renderPage } from './page.ts';
import { type PagePlan, planPage } from './page-plan.ts';
import { previewsIn } from './previews/serve-previews.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { openReleases, type ReleaseStore } from './release-store.ts';
import { reportEdgeError, reportRefusal } from './report-error.ts';
import type { SandboxedRemotes } from './sandbox/sandboxed-remotes.ts';
import { serveFrame } from './sandbox/serve-frame.ts';
import { contentSecurityPolicy, securityHeaders } from './security.ts';
import { sessionCookieOf } from './session-cookie.ts';
import { serveSlots } from './slots/serve-slots.ts';
import { networkOf } from './telemetry/network-of.ts';
import type { PageIds } from './telemetry/page-ids.ts';
import { serveMetrics } from './telemetry/serve-metrics.ts';
import { createStats, type Stats } from './telemetry/stats.ts';
import { openTelemetryService } from './telemetry/telemetry-service.ts';
import { identifyVisitor, visitorOf } from './visitor.ts';

export interface EdgeOptions {
  /** Folder of the releases: `<DATA_DIR>/releases`. */
  readonly releasesFolder: string;
  /** Where releases lie, when the folder is kept as another place is. */
  readonly releasePlace?: ReleaseStorage;
  /** The BFF: its Koa app, to answer in this process, or the addresses where it listens. */
  readonly api: Api;
  /** What goes to the BFF besides `/api`, its health and the pages of its sandboxes, `/sandbox`. */
  readonly apiPrefixes?: readonly string[];
  /** Origins of remotes that are served elsewhere, by package name. */
  readonly remoteOrigins?: RemoteOrigins;
  /** The remotes that run in frames; none unless told. */
  readonly sandboxed?: SandboxedRemotes;
  /** Address of the sign-in provider's client library, which pages may then load; none unless told. */
  readonly signInScript?: string | null;
  /** Where browsers see the product: requests for another host are refused; none are unless told. */
  readonly publicUrl?: URL | null;
  /** Signs what the edge hands to browsers and takes back; all edges of one installation share it. Without one, each start makes its own. */
  readonly secret?: string;
  /** The BFFs know the secret too, and merge what all edges count of releases; else each edge goes by its own. */
  readonly mergesHealth?: boolean;
  /** From one such exchange to the next, milliseconds. */
  readonly exchangeMs?: number;
  /** Who may point a remote at another build, and where builds may come from; administrators and nowhere unless told. */
  readonly overrides?: OverrideOptions;
  /** When a release counts as failing, and is taken away; `HEALTH_LIMITS` unless told. */
  readonly health?: Partial<HealthLimits>;
  /** What pages tell is counted here, for whoever answers `/metrics`. */
  readonly stats?: Stats;
  /** Where new errors of pages are written; the standard error of the process unless told. */
  readonly reportError?: (line: object) => void;
  /** The edge answers `/metrics` itself, to who sends this token; it doesn't unless told. */
  readonly metricsToken?: string | null;
  /** The edge stands behind a proxy that sets `X-Forwarded-Proto`. */
  readonly isBehindProxy?: boolean;
  /** Also serves releases that do not say the integrity of their files: those of a dev server, which has no files. */
  readonly isIntegrityOptional?: boolean;
}

/**
 * The edge: hands `/api` to the BFF, serves released files, and composes the page of every other address from
 * the releases that are live at that moment.
 */
export function createEdge(options: EdgeOptions): Koa {
  const { releasesFolder, api, apiPrefixes = [], remoteOrigins = {} } = options;
  const app = new Koa({ proxy: options.isBehindProxy ?? false });
  app.on('error', reportEdgeError);
  const releases = openReleases(releasesFolder, {
    place: options.releasePlace,
    requiresIntegrity: !options.isIntegrityOptional,
    sandboxed: options.sandboxed,
  });
  const secret = options.secret ?? randomBytes(32).toString('base64url');
  const { health: limits, stats = createStats(), metricsToken } = options;
  const telemetry = openTelemetryService({ ...options, releases, secret, limits, stats });
  const signInScript = options.signInScript ?? null;
  const previews = previewsIn(releases.place.files);
  const overrides = overridesWith({
    options: options.overrides ?? { origins: [], users: [] },
    secret,
    api,
    releases,
    previews,
    liveFor: (ctx) => releases.live(visitorOf(ctx)),
  });
  // First, so that refusals have them too; the BFF says its own for what it answers.
  app.use(securityHeaders());
  app.use(knownHost(options.publicUrl ?? null));
  app.use(toApi(api, ['/api', '/healthz', '/readyz', '/sandbox', ...apiPrefixes]));
  if (metricsToken) app.use(serveMetrics(stats, metricsToken));
  app.use(overrides.serve);
  app.use(serveSlots(api, releases));
  app.use(telemetry.take);
  app.use(refuse());
  app.use(serveAssets(releases));
  app.use(previews.serve);
  app.use(serveReleaseSet({ releases, remoteOrigins, overrides }));
  app.use(telemetry.status);
  app.use(serveFrame({ releases, overrides }));
  app.use(servePage({ releases, remoteOrigins, overrides, signInScript, pageIds: telemetry.pageIds }));
  return app;
}

/** What a visitor's releases are found with. */
interface ReleaseSources {
  readonly releases: ReleaseStore;
  readonly remoteOrigins: RemoteOrigins;
  readonly overrides: Overrides;
}

function serveReleaseSet({ releases, remoteOrigins, overrides }: ReleaseSources): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== RELEASES_ADDRESS) return next();
    ctx.vary('Cookie');
    const { live, builds } = await overrides.applyTo(ctx, releases.live(visitorOf(ctx)));
    const body = JSON.stringify(releaseSetOf(live, addressesWith(remoteOrigins, builds)));
    answer(ctx, { status: 200, type: 'application/json; charset=utf-8', body });
  };
}

interface PageSources extends ReleaseSources {
  readonly signInScript: string | null;
  readonly pageIds: PageIds;
}

function servePage({ releases, remoteOrigins, overrides, signInScript, pageIds }: PageSources): Middleware {
  return async (ctx) => {
    const visitor = releases.hasCanary() ? identifyVisitor(ctx) : undefined;
    const applied = await overrides.applyTo(ctx, releases.live(visitor));
    const { live } = applied;
    const addresses = addressesWith(remoteOrigins, applied.builds);
    const mayBeSignedIn = sessionCookieOf(ctx) !== null;
    const plan = planPage(live, addresses, ctx.path);
    const started = startedFor(plan, { mayBeSignedIn, hasWayBack: 'next' in ctx.query });
    const sources = {
      remotes: addresses.origins,
      signInScript,
      connections: overrides.connectionsOf(ctx),
    };
    ctx.set('Content-Security-Policy', contentSecurityPolicy(sources));
    ctx.vary('Cookie');
    answer(ctx, {
      status: plan.isKnown ? 200 : 404,
      type: 'text/html; charset=utf-8',
      body: renderPage({ live, addresses, plan: started, mayBeSignedIn, overrides: applied.overrides }),
      pageId: pageIds.issue(networkOf(callerAddressOf(ctx)), visitor),
    });
  };
}

interface Visit {
  readonly mayBeSignedIn: boolean;
  /** The address says where somebody was going (`way-back.ts`). */
  readonly hasWayBack: boolean;
}

/**
 * Of a remote nothing is started for who is not signed in. A page that is rendered ahead is of them alone, and knows no
 * way back, which its links would carry.
 */
function startedFor(plan: PagePlan, { mayBeSignedIn, hasWayBack }: Visit): PagePlan {
  if (mayBeSignedIn) return { ...plan, html: '' };
  if (!plan.isOwn) return { ...plan, js: [], css: [] };
  return hasWayBack ? { ...plan, html: '' } : plan;
}

/** Pages and files are only read; a sentence instead of a page where the request can't be answered. */
function refuse(): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      say(ctx, 405, 'Only GET is allowed.');
      return reportRefusal(ctx);
    }
    try {
      await next();
    } catch (error) {
      if (!(error instanceof NotReleasedError)) throw error;
      say(ctx, 503, error.message);
    }
  };
}

function say(ctx: Context, status: number, sentence: string): void {
  ctx.status = status;
  if (status === 405) ctx.set('Allow', 'GET, HEAD');
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = sentence;
}
