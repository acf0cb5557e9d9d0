import { Readable } from 'node:stream';
import { endpoints, rawEndpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, DONE, rawRoute, route } from '../../http/route.ts';
import { clearSessionCookie } from '../../http/session-cookie.ts';
import { describeAccount, removeAccount } from './account.service.ts';
import { exportOf } from './export.service.ts';

/** The account as a whole: what it holds, a copy of it, and its end. */
export function mountAccount(router: ApiRouter, deps: Dependencies): void {
  const { limits } = deps;

  route(router, endpoints.account.get, ({ em, user }) => describeAccount(em, deps, user));

  route(router, endpoints.account.remove, async ({ em, user, body, ctx }) => {
    await limits.consume('removal', { account: user.id, address: ctx.state.address });
    await removeAccount(em, deps, { user, confirmation: body });
    clearSessionCookie(ctx);
    return DONE;
  });

  rawRoute(router, rawEndpoints.account.export, async ({ user, ctx }) => {
    await limits.consume('export', { account: user.id, address: ctx.state.address });
    ctx.attachment(`shortlist-${new Date().toISOString().slice(0, 10)}.json`);
    ctx.type = 'application/json';
    ctx.body = Readable.from(exportOf(ctx.state.em, user));
  });
}
