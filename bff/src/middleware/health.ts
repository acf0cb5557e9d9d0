import type { Middleware } from 'koa';
import type { Database } from '../db/database.ts';

/** `/healthz`: the process runs. `/readyz`: it can serve, for a balancer. */
export function health(database: Database): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { ok: true };
    } else if (ctx.path === '/readyz') {
      const isReady = await database.isReady();
      ctx.status = isReady ? 200 : 503;
      ctx.body = { ok: isReady };
    } else {
      await next();
    }
  };
}
