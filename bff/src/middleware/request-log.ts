import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { z } from 'zod';
import { refusalOf, routeOf } from '../observability/http-metrics.ts';
import { subnetOf } from '../subnet.ts';
import type { ApiContext, ApiState } from './api-state.ts';

const Id = z.uuid();

/**
 * One line a request: what was asked, how it ended, how long it took, and by which account. A refusal says its code and where it came
 * from, for whoever investigates. No query, no body, no name.
 */
export function requestLog(log: Logger): Middleware<ApiState> {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const { method, status } = ctx;
    log.info({ ...idsOf(ctx), method, path: loggedPath(ctx), status, ms, ...refusedAs(ctx) }, 'request');
  };
}

/** What finds the log lines and the spans of one request, and those of one account. */
export function idsOf({ state }: ApiContext) {
  return { request_id: state.requestId, trace_id: state.traceId, user_id: state.userId };
}

function refusedAs({ body, state }: ApiContext) {
  const code = refusalOf(body);
  return code === null ? {} : { code, address: subnetOf(state.address) };
}

/** The route with the ids that were asked for; whatever else was put into the address stays out of the log. */
export function loggedPath(ctx: ApiContext): string {
  const params: Record<string, unknown> = 'params' in ctx ? (ctx.params as Record<string, unknown>) : {};
  return routeOf(ctx).replace(/:(\w+)/g, (placeholder, name: string) => {
    const id = Id.safeParse(params[name]);
    return id.success ? id.data : placeholder;
  });
}
