import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { startSession } from '../auth/start-session.ts';
import { changePassword } from './passwords.service.ts';

export function mountPasswords(router: ApiRouter, { limits }: Dependencies): void {
  route(router, endpoints.passwords.change, async ({ em, user, body, ctx }) => {
    const caller = { account: user.id, address: ctx.state.address };
    await limits.consume('password', caller);
    await changePassword(em, user, body);
    await limits.forgive('password', caller);
    await startSession(ctx, user);
    return DONE;
  });
}
