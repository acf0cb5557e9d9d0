import type { Middleware } from 'koa';
import type { Dependencies } from '../dependencies.ts';

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, for a balancer; not while it stops, or while the
 * database does not answer. Before the migrations are done nothing listens at all.
 */
export function health({ database, stop }: Dependencies): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { ok: true };
    } else if (ctx.path === '/readyz') {
      const isReady = !stop.signal.aborted && (await database.isReady());
      ctx.status = isReady ? 200 : 503;
      ctx.body = { ok: isReady };
    } else {
      await next();
    }
  };
}

/** A client that keeps its connection would ask us again; a new one finds a process that stays. */
export function closeWhileStopping(stop: AbortSignal): Middleware {
  return async (ctx, next) => {
    await next();
    if (stop.aborted) ctx.set('Connection', 'close');
  };
}
