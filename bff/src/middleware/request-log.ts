import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { z } from 'zod';
import { routeOf } from '../observability/http-metrics.ts';
import type { ApiContext, ApiState } from './api-state.ts';

const Id = z.uuid();

/** One line a request: what was asked, how it ended, how long it took. No query, no body, no person. */
export function requestLog(log: Logger): Middleware<ApiState> {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const { method, status } = ctx;
    log.info({ ...idsOf(ctx), method, path: loggedPath(ctx), status, ms }, 'request');
  };
}

/** What finds the log lines and the spans of one request. */
export function idsOf({ state }: ApiContext) {
  return { request_id: state.requestId, trace_id: state.traceId };
}

/** The route with the ids that were asked for; whatever else was put into the address stays out of the log. */
export function loggedPath(ctx: ApiContext): string {
  const params: Record<string, unknown> = 'params' in ctx ? (ctx.params as Record<string, unknown>) : {};
  return routeOf(ctx).replace(/:(\w+)/g, (placeholder, name: string) => {
    const id = Id.safeParse(params[name]);
    return id.success ? id.data : placeholder;
  });
}
