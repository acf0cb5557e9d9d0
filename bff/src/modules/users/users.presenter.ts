import type { User as UserView } from '@shortlist/api-contract';
import type { User } from './user.entity.ts';

export function presentUser(user: User): UserView {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    avatar_url: user.avatarUrl ?? null,
    is_admin: user.isAdmin,
    email_verified: Boolean(user.emailVerifiedAt),
    blind_mode: user.blindMode,
  };
}
