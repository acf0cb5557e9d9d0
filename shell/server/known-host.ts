import type { Context, Middleware } from 'koa';
import { reportRefusal } from './report-error.ts';

/** What balancers ask by the address of a container. */
const FOR_MACHINES = ['/healthz', '/readyz', '/metrics'];

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses requests for another host than that of the product: a page of somebody else's name that leads here could pass for
 * its own origin. The machine's own names stay, for the person at it and for the edge itself.
 */
export function knownHost(publicUrl: URL | null): Middleware {
  return async (ctx, next) => {
    if (publicUrl === null || FOR_MACHINES.includes(ctx.path) || isOwn(ctx, publicUrl)) return next();
    ctx.status = 421;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = `This server answers for ${publicUrl.host} only.`;
    reportRefusal(ctx);
  };
}

function isOwn(ctx: Context, { host }: URL): boolean {
  const local = ctx.req.socket.localAddress ?? '';
  const reached = local.includes(':') ? `[${local}]` : local;
  return ctx.host === host || [...LOOPBACK, reached].includes(ctx.hostname);
}
