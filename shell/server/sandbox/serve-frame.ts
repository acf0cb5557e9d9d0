import { ownValue, SANDBOX_ADDRESS } from '@shortlist/platform/release-set';
import type { Middleware } from 'koa';
import { addressesWith } from '../addresses.ts';
import { answer } from '../answer.ts';
import type { Overrides } from '../overrides/overrides.ts';
import { renderPage } from '../page.ts';
import { planPage } from '../page-plan.ts';
import type { ReleaseStore } from '../release-store.ts';
import { contentSecurityPolicy } from '../security.ts';
import { visitorOf } from '../visitor.ts';

const ADDRESS = new RegExp(`^${SANDBOX_ADDRESS}/([^/]+)(/.*)?$`);

export interface FrameSources {
  readonly releases: ReleaseStore;
  readonly overrides: Overrides;
}

/**
 * Serves the document in which a sandboxed remote runs: the shell's files, that remote's, and no other origin. Its policy takes
 * its own origin from it, also where it is opened by itself.
 */
export function serveFrame({ releases, overrides }: FrameSources): Middleware {
  return async (ctx, next) => {
    const [, name, page = ''] = ADDRESS.exec(ctx.path) ?? [];
    if (name === undefined) return next();
    const applied = await overrides.applyTo(ctx, releases.live(visitorOf(ctx)));
    const { sandboxed, remotes } = applied.live;
    const remote = remotes.find((each) => each.name === name);
    if (!remote || !ownValue(sandboxed, remote.package)) return next();
    const build = ownValue(applied.builds, remote.package);
    const addresses = addressesWith({}, build === undefined ? {} : { [remote.package]: build });
    const live = { ...applied.live, remotes: [remote], slots: {}, sandboxed: {} };
    const plan = planPage(live, addresses, page);
    const started = plan.isOwn ? { ...plan, html: '', js: [], css: [] } : plan;
    const sources = { remotes: addresses.origins, signInScript: null, isSandboxed: true };
    ctx.set('Content-Security-Policy', contentSecurityPolicy(sources));
    ctx.set('X-Frame-Options', 'SAMEORIGIN');
    ctx.set('X-DNS-Prefetch-Control', 'off');
    ctx.vary('Cookie');
    const body = renderPage({ live, addresses, plan: started, mayBeSignedIn: false, overrides: [] });
    answer(ctx, { status: 200, type: 'text/html; charset=utf-8', body });
  };
}
