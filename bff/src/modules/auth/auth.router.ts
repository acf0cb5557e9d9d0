import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, DONE, requireUser, route } from '../../http/route.ts';
import { clearSessionCookie, readSession } from '../../http/session-cookie.ts';
import { idsOf } from '../../middleware/request-log.ts';
import { mailLater } from '../links/mail-later.ts';
import { requireSecondFactor } from '../second-factors/second-factors.service.ts';
import { presentUser } from '../users/users.presenter.ts';
import { findUserByEmail } from '../users/users.service.ts';
import { prepareSignup } from '../verification/signup.service.ts';
import { composeVerification } from '../verification/verification.service.ts';
import { requirePassword, signUp } from './auth.service.ts';
import { signInWithGoogle } from './google.service.ts';
import { loginCaller } from './known-sources.ts';
import { securityMail } from './security-mails.ts';
import { mountSessions } from './sessions.router.ts';
import { closeSession } from './sessions.service.ts';
import { startLogin, startSession } from './start-session.ts';

export function mountAuth(router: ApiRouter, deps: Dependencies): void {
  const { limits, settings, googleIdTokens, mailer } = deps;
  const isAdminEmail = (email: string) => settings.adminEmails.includes(email);

  route(router, endpoints.auth.current, async ({ ctx }) => presentUser(ctx, await requireUser(ctx)));

  route(router, endpoints.auth.login, async ({ em, ctx, body }) => {
    const meant = await findUserByEmail(em, body.email);
    ctx.state.userId = meant?.id;
    const caller = await loginCaller(ctx, body.email);
    await limits.consume('login', caller);
    const user = await requirePassword(em, meant, body.password);
    const onReuse = () => {
      deps.log.warn(idsOf(ctx), 'A code of an authenticator app was used again');
      mailLater(ctx, deps, async (_, origin) => securityMail('reuse', user, origin));
    };
    await requireSecondFactor(em, user, { code: body.code, key: deps.accountSecret, onReuse });
    await limits.forgive('login', caller);
    await startLogin(ctx, user, deps);
    return presentUser(ctx, user);
  });

  route(router, endpoints.auth.signup, async ({ em, ctx, body }) => {
    await limits.consume('signup', { account: body.email, address: ctx.state.address });
    if (mailer.isReal) {
      mailLater(ctx, deps, await prepareSignup(body));
      return { check_email: true as const };
    }
    // Nobody has verified this address yet: it makes an administrator only beside the demo's known password.
    const user = await signUp(em, { ...body, isAdmin: settings.demo && isAdminEmail(body.email) });
    await startSession(ctx, user);
    mailLater(ctx, deps, (mailEm, origin) => composeVerification(mailEm, user, origin));
    return presentUser(ctx, user);
  });

  route(router, endpoints.auth.google, async ({ em, ctx, body }) => {
    await limits.consume('google', { account: null, address: ctx.state.address });
    const identity = await googleIdTokens.read(body.idToken);
    const { user, isLinked } = await signInWithGoogle(em, identity, isAdminEmail);
    await startLogin(ctx, user, deps);
    if (isLinked) mailLater(ctx, deps, async (_, origin) => securityMail('google', user, origin));
    return { user: await presentUser(ctx, user) };
  });

  route(router, endpoints.auth.logout, async ({ em, ctx }) => {
    const token = readSession(ctx);
    if (token !== null) await closeSession(em, token);
    clearSessionCookie(ctx);
    return DONE;
  });

  mountSessions(router);
}
