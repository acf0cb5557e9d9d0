import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { ApiState } from './api-state.ts';

/** One line a request: what was asked, how it ended, how long it took. No query, no body, no person. */
export function requestLog(log: Logger): Middleware<ApiState> {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const { method, path, status } = ctx;
    log.info({ request_id: ctx.state.requestId, method, path, status, ms }, 'request');
  };
}
