import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Dependencies } from '../dependencies.ts';
import { readSession, setSessionCookie } from '../http/session-cookie.ts';
import { findSignedIn } from '../modules/auth/sessions.service.ts';
import { hasSecondFactor } from '../modules/second-factors/second-factors.service.ts';
import type { User } from '../modules/users/users.service.ts';
import type { ApiContext, ApiState } from './api-state.ts';
import type { ReplyFilter } from './reply-filter.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives each request its id, its EntityManager and the way to its user. */
export function requestState(deps: Dependencies, filter: ReplyFilter): Middleware<ApiState> {
  return async (ctx, next) => {
    const given = ctx.get('X-Request-Id');
    ctx.state.requestId = REQUEST_ID.test(given) ? given : randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    ctx.state.em = deps.database.fork();
    ctx.state.textWork = deps.textWork;
    ctx.state.filter = filter;
    ctx.state.sessionLimit = deps.settings.sessionLimit;
    ctx.state.privacyNoticeUrl = deps.settings.privacyNoticeUrl;
    const proxied = (header: string) => (deps.settings.trustProxy ? ctx.get(header) : '');
    // The last one is what our proxy saw; whatever stands before it was claimed by the caller.
    ctx.state.address =
      proxied('X-Forwarded-For').split(',').at(-1)?.trim() || (ctx.req.socket.remoteAddress ?? '');
    ctx.state.isSecure = proxied('X-Forwarded-Proto') === 'https' || 'encrypted' in ctx.req.socket;
    let user: Promise<User | null> | undefined;
    ctx.state.findUser = () => (user ??= findUser(ctx));
    ctx.state.hasAdminRights = async ({ id, isAdmin }) =>
      isAdmin && (!deps.settings.isExposed || (await hasSecondFactor(ctx.state.em, id)));
    await next();
  };
}

async function findUser(ctx: ApiContext): Promise<User | null> {
  const token = readSession(ctx);
  if (token === null) return null;
  const found = await findSignedIn(ctx.state.em, token, ctx.state.sessionLimit);
  if (found?.lifetimeMs) setSessionCookie(ctx, { token, lifetimeMs: found.lifetimeMs });
  ctx.state.userId = found?.user.id;
  return found?.user ?? null;
}
