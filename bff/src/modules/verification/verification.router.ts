import { endpoints } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { hashToken } from '../auth/sessions.service.ts';
import { startSession } from '../auth/start-session.ts';
import { mailLater } from '../links/mail-later.ts';
import { presentUser } from '../users/users.presenter.ts';
import { requireMail } from './require-mail.ts';
import { completeSignup } from './signup.service.ts';
import { composeVerification, verifyEmail } from './verification.service.ts';

/** Shows that an address is the account's, before or after the account is there. */
export function mountVerification(router: ApiRouter, deps: Dependencies): void {
  const { limits, mailer, settings } = deps;
  const isAdminEmail = (email: string) => settings.adminEmails.includes(email);

  route(router, endpoints.verification.send, async ({ user, ctx }) => {
    requireMail(mailer);
    if (user.emailVerifiedAt) throw new AppError('conflict', 'Your email is already verified.');
    await limits.consume('mail', { account: user.email, address: ctx.state.address });
    mailLater(ctx, deps, (em, origin) => composeVerification(em, user, origin));
    return DONE;
  });

  route(router, endpoints.verification.confirm, async ({ em, user, body, ctx }) =>
    presentUser(ctx, await verifyEmail(em, user, { token: body.token, isAdminEmail })),
  );

  route(router, endpoints.verification.confirmSignup, async ({ em, body, ctx }) => {
    await limits.consume('password', { account: hashToken(body.token), address: ctx.state.address });
    const user = await completeSignup(em, { ...body, isAdminEmail });
    await startSession(ctx, user);
    return presentUser(ctx, user);
  });
}
