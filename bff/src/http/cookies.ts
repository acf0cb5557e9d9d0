import type { ApiContext } from '../middleware/api-state.ts';

/**
 * The name of a cookie: over TLS with the prefix by which browsers take it from this host alone, so that a neighbor under
 * the same domain can't plant one.
 */
function nameOf(ctx: ApiContext, name: string): string {
  return ctx.state.isSecure ? `__Host-${name}` : name;
}

/** The value of a cookie; null when there is none. */
export function readCookie(ctx: ApiContext, name: string): string | null {
  return ctx.cookies.get(nameOf(ctx, name)) || null;
}

/** Sets a cookie out of reach of scripts and of other sites' posts; a lifetime of 0 removes it. */
export function writeCookie(
  ctx: ApiContext,
  name: string,
  { value, lifetimeMs }: { readonly value: string; readonly lifetimeMs: number },
): void {
  const secure = ctx.state.isSecure ? '; Secure' : '';
  // Written by hand: the cookie jar of Koa refuses `Secure` when a proxy ends the encryption.
  const cookie = `${nameOf(ctx, name)}=${value}; Path=/; Max-Age=${Math.ceil(lifetimeMs / 1000)}; HttpOnly; SameSite=Lax${secure}`;
  ctx.append('Set-Cookie', cookie);
}
