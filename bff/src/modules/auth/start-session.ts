import { readSession, setSessionCookie } from '../../http/session-cookie.ts';
import type { ApiContext } from '../../middleware/api-state.ts';
import { type MailDeps, mailLater } from '../links/mail-later.ts';
import type { User } from '../users/users.service.ts';
import { isFromElsewhere, rememberSources } from './known-sources.ts';
import { securityMail } from './security-mails.ts';
import { closeSession, closeSessionsOf, openSession } from './sessions.service.ts';

/** Ends every session of a user but that of a call, which goes on as another. */
export async function endOtherSessions(ctx: ApiContext, user: User): Promise<void> {
  await closeSessionsOf(ctx.state.em, user.id);
  await startSession(ctx, user);
}

/** A session for who has just logged in. The owner is told by mail where it is in a browser and from a network that are new to the account. */
export async function startLogin(ctx: ApiContext, user: User, deps: MailDeps): Promise<void> {
  const isStrange = await isFromElsewhere(ctx, user);
  await startSession(ctx, user);
  if (isStrange) mailLater(ctx, deps, async (_, origin) => securityMail('login', user, origin));
}

/** A new session for each login: the one before it in this browser ends, and the browser counts as the owner's. */
export async function startSession(ctx: ApiContext, user: User): Promise<void> {
  const former = readSession(ctx);
  if (former !== null) await closeSession(ctx.state.em, former);
  const opening = { userAgent: ctx.get('User-Agent'), limit: ctx.state.sessionLimit };
  setSessionCookie(ctx, await openSession(ctx.state.em, user, opening));
  await rememberSources(ctx, user);
}
