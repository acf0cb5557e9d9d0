import type { ApiContext } from '../middleware/api-state.ts';
import type { OpenedSession } from '../modules/auth/sessions.service.ts';
import { readCookie, writeCookie } from './cookies.ts';

const NAME = 'sid';

/** The token of the session cookie; null when there is none. */
export function readSession(ctx: ApiContext): string | null {
  return readCookie(ctx, NAME);
}

/** Sets the session cookie until the session ends. */
export function setSessionCookie(ctx: ApiContext, { token, lifetimeMs }: OpenedSession): void {
  writeCookie(ctx, NAME, { value: token, lifetimeMs });
}

/** Makes the browser forget the session cookie. */
export function clearSessionCookie(ctx: ApiContext): void {
  writeCookie(ctx, NAME, { value: '', lifetimeMs: 0 });
}
