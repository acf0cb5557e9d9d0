import { hash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import { prometheusText } from './prometheus-text.ts';
import type { Stats } from './stats.ts';

/** `/metrics` for Prometheus: what pages told, for whoever sends the token. Everyone else is told that there is nothing. */
export function serveMetrics(stats: Stats, token: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
    const isKnown = isSame(ctx.get('Authorization'), `Bearer ${token}`);
    ctx.status = isKnown ? 200 : 404;
    ctx.body = isKnown ? prometheusText(stats) : 'Not Found';
  };
}

/** Takes the same time wherever the two differ. */
const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
