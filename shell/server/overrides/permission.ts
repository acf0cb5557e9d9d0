import type { User } from '@shortlist/api-contract';
import type { Context } from 'koa';
import type { Api } from '../api-gateway.ts';
import { currentUserOf } from '../current-user.ts';
import { Refusal } from '../refusal.ts';
import type { OverrideOptions } from './override-options.ts';

/** Administrators, and who is named. */
export const mayOverride = (user: User, { users }: Pick<OverrideOptions, 'users'>): boolean =>
  user.is_admin || users.includes(user.email.toLowerCase());

/**
 * Who calls, if they may override remotes.
 *
 * @throws Refusal when nobody is signed in, or somebody who may not.
 */
export async function requirePermission(ctx: Context, api: Api, options: OverrideOptions): Promise<User> {
  const user = await currentUserOf(ctx, api);
  if (!user) throw new Refusal('unauthenticated', 'Log in to override a remote.');
  if (!mayOverride(user, options)) {
    throw new Refusal(
      'forbidden',
      "You don't have permission to override remotes. Ask an administrator (OVERRIDE_USERS).",
    );
  }
  return user;
}
