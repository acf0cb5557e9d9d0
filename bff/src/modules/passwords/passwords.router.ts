import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { rememberSources } from '../auth/known-sources.ts';
import { startSession } from '../auth/start-session.ts';
import { mailLater } from '../links/mail-later.ts';
import { requireMail } from '../verification/require-mail.ts';
import { changePassword } from './passwords.service.ts';
import { composeReset, passwordChanged, resetPassword } from './reset.service.ts';

export function mountPasswords(router: ApiRouter, deps: Dependencies): void {
  const { limits, mailer } = deps;

  route(router, endpoints.passwords.change, async ({ em, user, body, ctx }) => {
    const caller = { account: user.id, address: ctx.state.address };
    await limits.consume('password', caller);
    await changePassword(em, user, body);
    await limits.forgive('password', caller);
    await startSession(ctx, user);
    mailLater(ctx, deps, async (_, origin) => passwordChanged(user, origin));
    return DONE;
  });

  // Whether the address has an account is looked up after the answer, which so says nothing of it, not by its time either.
  route(router, endpoints.passwords.requestReset, async ({ body, ctx }) => {
    requireMail(mailer);
    await limits.consume('mail', { account: body.email, address: ctx.state.address });
    mailLater(ctx, deps, (em, origin) => composeReset(em, { email: body.email, origin }));
    return DONE;
  });

  route(router, endpoints.passwords.reset, async ({ em, body, ctx }) => {
    await limits.consume('password', { account: null, address: ctx.state.address });
    const user = await resetPassword(em, body);
    await rememberSources(ctx, user);
    mailLater(ctx, deps, async (_, origin) => passwordChanged(user, origin));
    return DONE;
  });
}
