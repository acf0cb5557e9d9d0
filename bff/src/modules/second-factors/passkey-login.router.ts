import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { publicOrigin } from '../../http/public-origin.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { startLogin } from '../auth/start-session.ts';
import { presentUser } from '../users/users.presenter.ts';
import { logInWithPasskey, loginOptions } from './passkeys.service.ts';

/** Signing in with a passkey: possession, and what the device asks of its owner, are two factors. */
export function mountPasskeyLogin(router: ApiRouter, deps: Dependencies): void {
  const { limits, settings } = deps;

  route(router, endpoints.passkeyLogin.options, async ({ em, ctx }) => {
    await limits.consume('passkey', { account: null, address: ctx.state.address });
    return { options: { ...(await loginOptions(em, publicOrigin(ctx, settings))) } };
  });

  route(router, endpoints.passkeyLogin.logIn, async ({ em, ctx, body }) => {
    await limits.consume('passkey', { account: null, address: ctx.state.address });
    const user = await logInWithPasskey(em, { ...body, origin: publicOrigin(ctx, settings) });
    await startLogin(ctx, user, deps);
    return presentUser(ctx, user);
  });
}
