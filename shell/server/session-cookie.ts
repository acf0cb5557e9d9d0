import type { Context } from 'koa';

/** What the BFF calls the session's cookie: with the prefix over TLS, without it elsewhere. */
const NAMES = ['__Host-sid', 'sid'];

/** The session of a request, as its cookie says it: `sid=...`; null when there is none. */
export function sessionCookieOf(ctx: Context): { readonly name: string; readonly value: string } | null {
  for (const name of NAMES) {
    const value = ctx.cookies.get(name);
    if (value) return { name, value };
  }
  return null;
}
