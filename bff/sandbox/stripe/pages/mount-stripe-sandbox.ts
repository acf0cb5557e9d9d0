import type Koa from 'koa';
import type { Dependencies } from '../../../src/dependencies.ts';
import { sandboxPages } from './pages.router.ts';

const PREFIX = '/sandbox/stripe/';

/** Serves the sandbox's pages, and lets it learn where this process listens; nothing when Stripe takes the payments. */
export function mountStripeSandbox(app: Koa, deps: Dependencies): void {
  const { stripeSandbox: sandbox, log, settings } = deps;
  if (sandbox === null) return;
  const pages = sandboxPages({ sandbox, log, settings });
  app.use((ctx, next) => {
    sandbox.hear(ctx.req.socket);
    return ctx.path.startsWith(PREFIX) ? pages(ctx, async () => {}) : next();
  });
}
