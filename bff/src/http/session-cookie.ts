import type { ApiContext } from '../middleware/api-state.ts';
import { SESSION_MS } from '../modules/auth/sessions.service.ts';

const NAME = 'sid';

/** The token of the session cookie; null when there is none. */
export function readSession(ctx: ApiContext): string | null {
  return ctx.cookies.get(NAME) ?? null;
}

/** Sets the session cookie for its full time, out of reach of scripts and of other sites' posts. */
export function setSessionCookie(ctx: ApiContext, token: string): void {
  write(ctx, token, SESSION_MS);
}

/** Makes the browser forget the session cookie. */
export function clearSessionCookie(ctx: ApiContext): void {
  write(ctx, '', 0);
}

/** Written by hand: the cookie jar of Koa refuses `Secure` when a proxy ends the encryption. */
function write(ctx: ApiContext, value: string, lifetimeMs: number): void {
  const secure = ctx.state.isSecure ? '; Secure' : '';
  const cookie = `${NAME}=${value}; Path=/; Max-Age=${lifetimeMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
  ctx.append('Set-Cookie', cookie);
}
