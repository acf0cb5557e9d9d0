import { endpoints } from '@shortlist/api-contract';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { clearSessionCookie, readSession } from '../../http/session-cookie.ts';
import type { ApiContext } from '../../middleware/api-state.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './own-sessions.service.ts';
import { presentSession } from './sessions.presenter.ts';
import { hashToken } from './sessions.service.ts';

/** The browsers in which a user is signed in. */
export function mountSessions(router: ApiRouter): void {
  route(router, endpoints.auth.sessions, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await listSessions(em, user.id, query);
    linkNext(ctx, nextCursor);
    return { sessions: rows.map((row) => presentSession(row, tokenHashOf(ctx))) };
  });

  route(router, endpoints.auth.revokeSession, async ({ em, user, params, ctx }) => {
    const visitor = { userId: user.id, tokenHash: tokenHashOf(ctx) };
    if (await revokeSession(em, visitor, params.id)) clearSessionCookie(ctx);
    return DONE;
  });

  route(router, endpoints.auth.revokeOtherSessions, async ({ em, user, ctx }) => ({
    revoked: await revokeOtherSessions(em, { userId: user.id, tokenHash: tokenHashOf(ctx) }),
  }));
}

/** Of a signed-in caller, who has a token. */
function tokenHashOf(ctx: ApiContext): string {
  return hashToken(readSession(ctx) ?? '');
}
