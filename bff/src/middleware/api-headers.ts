import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa, { type Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { ApiState } from './api-state.ts';

/** What Helmet sets is the same for every answer: it is asked once and not for each. */
const HEADERS = await headersOf(
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  }),
);

async function headersOf(middleware: Middleware): Promise<Map<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  await middleware(new Koa().createContext(request, response), async () => {});
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** No answer is taken for something else than what its type says. */
export const noSniff: Middleware = (ctx, next) => {
  ctx.set('X-Content-Type-Options', 'nosniff');
  return next();
};

/**
 * The security headers of every answer under /api, which is data and never a page; nothing is cached. A browser that is led to an
 * answer in JSON saves it under a name of ours, whatever its address ends with.
 */
export const apiHeaders: Middleware<ApiState> = async ({ res }, next) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeaders(HEADERS);
  await next();
  if (isJson(res) && !res.hasHeader('Content-Disposition'))
    res.setHeader('Content-Disposition', 'attachment; filename="api.json"');
};

function isJson(res: ServerResponse): boolean {
  return String(res.getHeader('Content-Type')).startsWith('application/json');
}
