import type { ApiContext } from '../middleware/api-state.ts';
import { SESSION_MS } from '../modules/auth/sessions.service.ts';
import { readCookie, writeCookie } from './cookies.ts';

const NAME = 'sid';

/** The token of the session cookie; null when there is none. */
export function readSession(ctx: ApiContext): string | null {
  return readCookie(ctx, NAME);
}

/** Sets the session cookie for its full time. */
export function setSessionCookie(ctx: ApiContext, token: string): void {
  writeCookie(ctx, NAME, { value: token, lifetimeMs: SESSION_MS });
}

/** Makes the browser forget the session cookie. */
export function clearSessionCookie(ctx: ApiContext): void {
  writeCookie(ctx, NAME, { value: '', lifetimeMs: 0 });
}
