import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware, ParameterizedContext } from 'koa';
import type { Dependencies } from '../dependencies.ts';
import type { Metrics } from './metrics.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A proxy writes one of these; a program on this machine that asks directly has no reason to. */
const FORWARDED = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'Via',
];

interface Measured {
  readonly metrics: Metrics;
  readonly alsoMeasured: (() => string) | undefined;
}

/**
 * `/metrics` for Prometheus: with METRICS_TOKEN for whoever sends it, without for programs on this machine that
 * come through no proxy. Everyone else is told that there is nothing.
 */
export function metricsEndpoint({ metrics, alsoMeasured }: Measured, { settings }: Dependencies): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') return next();
    if (!mayRead(ctx, settings.metricsToken)) {
      ctx.status = 404;
      return;
    }
    ctx.set('Content-Type', metrics.registry.contentType);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await metrics.registry.metrics()) + (alsoMeasured?.() ?? '');
  };
}

function mayRead(ctx: ParameterizedContext, token: string | null): boolean {
  if (token !== null) return isSame(ctx.get('Authorization'), `Bearer ${token}`);
  const isLocal = LOOPBACK.has(ctx.req.socket.remoteAddress ?? '');
  return isLocal && FORWARDED.every((header) => ctx.get(header) === '');
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
