import type { User } from '@shortlist/api-contract';
import Koa from 'koa';

const person = (id: string, email: string, isAdmin = false): User => ({
  id,
  username: email.split('@')[0] ?? email,
  email,
  avatar_url: null,
  is_admin: isAdmin,
  needs_second_factor: false,
  email_verified: true,
  blind_mode: false,
  privacy_notice_url: null,
});

/** Who is signed in by which session cookie, until somebody signs them out. */
export interface Sessions {
  readonly api: Koa;
  end(session: string): void;
  /** Takes an administrator's rights away. */
  demote(session: string): void;
}

/** A BFF that knows an administrator, a permitted person and a recruiter, by the sessions `admin`, `ada` and `grace`. */
export function sessionsOfThree(): Sessions {
  const users = new Map<string, User>([
    ['admin', person('01890000-0000-7000-8000-000000000001', 'admin@example.com', true)],
    ['admin-elsewhere', person('01890000-0000-7000-8000-000000000001', 'admin@example.com', true)],
    ['ada', person('01890000-0000-7000-8000-000000000002', 'ada@example.org')],
    ['grace', person('01890000-0000-7000-8000-000000000003', 'grace@example.org')],
  ]);
  const api = new Koa();
  api.use((ctx) => {
    const user = users.get(ctx.cookies.get('sid') ?? '');
    ctx.status = user ? 200 : 401;
    ctx.body = user ?? {
      error: "You're not logged in.",
      errors: {},
      code: 'unauthenticated',
      request_id: '',
    };
  });
  return {
    api,
    end: (session) => void users.delete(session),
    demote: (session) => {
      const user = users.get(session);
      if (user) users.set(session, { ...user, is_admin: false });
    },
  };
}
