import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { ApiState } from './api-state.ts';

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
});

/** No answer is taken for something else than what its type says. */
export const noSniff: Middleware = (ctx, next) => {
  ctx.set('X-Content-Type-Options', 'nosniff');
  return next();
};

/**
 * The security headers of every answer under /api, which is data and never a page; nothing is cached. A browser that is led to an
 * answer in JSON saves it under a name of ours, whatever its address ends with.
 */
export const apiHeaders: Middleware<ApiState> = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await protect(ctx, next);
  if (ctx.response.is('json') && !ctx.res.hasHeader('Content-Disposition'))
    ctx.set('Content-Disposition', 'attachment; filename="api.json"');
};
