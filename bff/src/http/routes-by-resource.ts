import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import type { ApiState } from '../middleware/api-state.ts';
import type { ApiRouter } from './route.ts';

/** `/api/jobs/:id` is of `jobs`, in any case, as the router takes it. */
const resourceOf = (path: string): string => path.split('/', 3)[2]?.toLowerCase() ?? '';

/** The same routes, of which a call is compared with those of its resource and not with all. */
export function routesByResource({ stack }: ApiRouter): Middleware<ApiState> {
  const routers = new Map<string, ApiRouter>();
  for (const layer of stack) {
    const resource = resourceOf(String(layer.path));
    const router = routers.get(resource) ?? new Router<ApiState>();
    router.stack.push(layer);
    routers.set(resource, router);
  }
  const routes = new Map([...routers].map(([resource, router]) => [resource, router.routes()]));
  return (ctx, next) => routes.get(resourceOf(ctx.path))?.(ctx as never, next) ?? next();
}
