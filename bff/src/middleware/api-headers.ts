import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { ApiState } from './api-state.ts';

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
});

/** The security headers of every answer under /api, which is data and never a page; nothing is cached. */
export const apiHeaders: Middleware<ApiState> = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await protect(ctx, next);
};
