import { endpoints } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Dependencies } from '../../dependencies.ts';
import { publicOrigin } from '../../http/public-origin.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import type { ApiContext } from '../../middleware/api-state.ts';
import { securityMail } from '../auth/security-mails.ts';
import { endOtherSessions } from '../auth/start-session.ts';
import { mailLater } from '../links/mail-later.ts';
import { type Confirmation, confirmOwner } from '../passwords/confirm-owner.ts';
import type { User } from '../users/users.service.ts';
import { confirmAuthenticator, removeAuthenticator, setUpAuthenticator } from './authenticators.service.ts';
import { addPasskey, getPasskey, registrationOptions, removePasskeys } from './passkeys.service.ts';
import { renewRecoveryCodes } from './recovery-codes.service.ts';
import {
  describeSecurity,
  firstRecoveryCodes,
  hasSecondFactor,
  tidyRecoveryCodes,
} from './second-factors.service.ts';

/** What opens an account besides its password. Each change needs the password, and ends the other sessions. */
export function mountSecondFactors(router: ApiRouter, deps: Dependencies): void {
  const { limits, settings, accountSecret: key } = deps;

  const confirm = async (ctx: ApiContext, user: User, confirmation: Confirmation) => {
    const caller = { account: user.id, address: ctx.state.address };
    await limits.consume('password', caller);
    await confirmOwner(user, confirmation);
    await limits.forgive('password', caller);
  };
  const finish = async (ctx: ApiContext, user: User) => {
    await endOtherSessions(ctx, user);
    mailLater(ctx, deps, async (_, origin) => securityMail('factor', user, origin));
  };

  route(router, endpoints.secondFactors.get, ({ em, user }) => describeSecurity(em, user));

  mountAuthenticator(router, { confirm, finish, key, limits });
  mountPasskeys(router, { confirm, finish, settings });

  route(router, endpoints.secondFactors.renewRecoveryCodes, async ({ em, user, body, ctx }) => {
    await confirm(ctx, user, body);
    if (!(await hasSecondFactor(em, user.id))) {
      throw new AppError('conflict', 'Set up an authenticator app or a passkey first.');
    }
    const recovery_codes = await renewRecoveryCodes(em, user.id);
    mailLater(ctx, deps, async (_, origin) => securityMail('recovery', user, origin));
    return { recovery_codes };
  });
}

interface Steps {
  /** Has the owner show to be one. */
  readonly confirm: (ctx: ApiContext, user: User, confirmation: Confirmation) => Promise<void>;
  /** Ends other sessions, and tells the owner by mail. */
  readonly finish: (ctx: ApiContext, user: User) => Promise<void>;
}

function mountAuthenticator(
  router: ApiRouter,
  { confirm, finish, key, limits }: Steps & { readonly key: string; readonly limits: Dependencies['limits'] },
): void {
  route(router, endpoints.secondFactors.setUpAuthenticator, async ({ em, user, body, ctx }) => {
    await confirm(ctx, user, body);
    return setUpAuthenticator(em, user, key);
  });

  route(router, endpoints.secondFactors.confirmAuthenticator, async ({ em, user, body, ctx }) => {
    await limits.consume('password', { account: user.id, address: ctx.state.address });
    await confirmAuthenticator(em, user, { code: body.code, key });
    await finish(ctx, user);
    return { recovery_codes: await firstRecoveryCodes(em, user.id) };
  });

  route(router, endpoints.secondFactors.removeAuthenticator, async ({ em, user, body, ctx }) => {
    await confirm(ctx, user, body);
    await removeAuthenticator(em, user.id);
    await tidyRecoveryCodes(em, user.id);
    await finish(ctx, user);
    return DONE;
  });
}

function mountPasskeys(
  router: ApiRouter,
  { confirm, finish, settings }: Steps & Pick<Dependencies, 'settings'>,
): void {
  route(router, endpoints.secondFactors.passkeyOptions, async ({ em, user, body, ctx }) => {
    await confirm(ctx, user, body);
    return { options: { ...(await registrationOptions(em, user, publicOrigin(ctx, settings))) } };
  });

  route(router, endpoints.secondFactors.addPasskey, async ({ em, user, body, ctx }) => {
    await addPasskey(em, user, { ...body, origin: publicOrigin(ctx, settings) });
    await finish(ctx, user);
    return { recovery_codes: await firstRecoveryCodes(em, user.id) };
  });

  route(router, endpoints.secondFactors.removePasskey, async ({ em, user, params, body, ctx }) => {
    const { id } = await getPasskey(em, user.id, params.id);
    await confirm(ctx, user, body);
    await removePasskeys(em, user.id, id);
    await tidyRecoveryCodes(em, user.id);
    await finish(ctx, user);
    return DONE;
  });
}
