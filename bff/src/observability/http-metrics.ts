import type { Middleware } from 'koa';
import type { ApiContext, ApiState } from '../middleware/api-state.ts';
import type { Metrics } from './metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The route of a request as the contract writes it, `/api/jobs/:id`; never its path, which anyone can invent. */
export function routeOf(ctx: ApiContext): string {
  // The router leaves the path of the route that it took.
  return '_matchedRoute' in ctx && typeof ctx._matchedRoute === 'string' ? ctx._matchedRoute : 'none';
}

/** Counts and times each request under /api. */
export function httpMetrics(metrics: Metrics): Middleware<ApiState> {
  return async (ctx, next) => {
    const start = performance.now();
    metrics.inFlight.inc();
    try {
      await next();
    } finally {
      metrics.inFlight.dec();
      const method = METHODS.has(ctx.method) ? ctx.method : 'other';
      const labels = { method, route: routeOf(ctx), status: String(ctx.status) };
      metrics.requests.inc(labels);
      metrics.requestSeconds.observe(labels, (performance.now() - start) / 1000);
      const code = refusalOf(ctx.body);
      if (code) metrics.refusals.inc({ route: labels.route, code });
    }
  };
}

/** The code of a refusal; null of any other body. It is still what the error middleware made: other bodies carry no code at their top. */
export function refusalOf(body: unknown): string | null {
  const isError = typeof body === 'object' && body !== null && 'request_id' in body && 'code' in body;
  return isError && typeof body.code === 'string' ? body.code : null;
}
