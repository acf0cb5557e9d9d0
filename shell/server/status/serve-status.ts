import type { ErrorBody } from '@shortlist/api-contract';
import { PLATFORM_STATUS_ADDRESS } from '@shortlist/platform/platform-status';
import type { Context, Middleware } from 'koa';
import type { Api } from '../api-gateway.ts';
import { currentUserOf } from '../current-user.ts';
import { platformStatus, type StatusSources } from './platform-status.ts';

/** The status as JSON, for administrators. Whoever else asks is told no, in the language of /api. */
export function serveStatus(api: Api, sources: StatusSources): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== PLATFORM_STATUS_ADDRESS || ctx.method !== 'GET') return next();
    ctx.set('Cache-Control', 'no-store');
    const user = await currentUserOf(ctx, api);
    if (user?.is_admin) ctx.body = await platformStatus(sources);
    else refuse(ctx, user === null);
  };
}

function refuse(ctx: Context, isNobody: boolean): void {
  const body: ErrorBody = {
    error: isNobody ? 'Log in to continue.' : 'Only administrators can view platform status.',
    errors: {},
    code: isNobody ? 'unauthenticated' : 'forbidden',
    request_id: '',
  };
  ctx.status = isNobody ? 401 : 403;
  ctx.body = body;
}
