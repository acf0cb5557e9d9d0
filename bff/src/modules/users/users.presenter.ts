import type { User as UserView } from '@shortlist/api-contract';
import type { ApiContext } from '../../middleware/api-state.ts';
import type { User } from './user.entity.ts';

/** An account as its own user sees it. */
export async function presentUser(ctx: ApiContext, user: User): Promise<UserView> {
  const hasRights = await ctx.state.hasAdminRights(user);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    avatar_url: user.avatarUrl ?? null,
    is_admin: hasRights,
    needs_second_factor: user.isAdmin && !hasRights,
    email_verified: Boolean(user.emailVerifiedAt),
    blind_mode: user.blindMode,
    privacy_notice_url: user.privacyAcceptedAt ? null : ctx.state.privacyNoticeUrl,
  };
}
