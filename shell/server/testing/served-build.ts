import type { RemoteRelease } from '@shortlist/platform/release-set';
import Koa, { type Middleware } from 'koa';
import { type Served, serve } from './served.ts';

/** A build that a developer serves; `answer` may break its release.json. */
export function serveBuild(release: RemoteRelease, answer?: Middleware): Promise<Served> {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    if (ctx.path !== '/release.json') return;
    if (answer) await answer(ctx, next);
    else ctx.body = release;
  });
  return serve(app);
}
