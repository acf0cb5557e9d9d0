import { hash } from 'node:crypto';
import type { Context } from 'koa';
import { Refusal } from '../refusal.ts';
import { sessionCookieOf } from '../session-cookie.ts';
import type { KeptOverride } from './kept-override.ts';
import { seal, unseal } from './seal.ts';

/** One cookie a package: together they would not fit. */
const PREFIX = 'override-';

/** More than there are remotes: a request can bring any number of names. */
const MOST_COOKIES = 20;

/** What browsers keep of one cookie is 4096 bytes with name and attributes. */
const MOST_CHARACTERS = 3_800;

/** What identifies the session of a request without giving it away; empty when there is none. */
export function sessionOf(ctx: Context): string {
  const session = sessionCookieOf(ctx);
  return session === null ? '' : hash('sha256', session.value, 'base64url');
}

/** The overrides of this session that still last, in the order of their packages; none without a session. */
export function keptOverrides(ctx: Context, secret: string): KeptOverride[] {
  const session = sessionOf(ctx);
  if (session === '') return [];
  const now = Date.now();
  return cookiesIn(ctx)
    .slice(0, MOST_COOKIES)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]) => {
      const kept = unseal(value, secret);
      const isValid =
        kept !== undefined &&
        name === PREFIX + kept.package &&
        kept.session === session &&
        Date.parse(kept.expiresAt) > now;
      return isValid ? [kept] : [];
    });
}

/**
 * Keeps an override in the browser until it ends.
 *
 * @throws Refusal when it is too big for a cookie.
 */
export function keepOverride(ctx: Context, kept: KeptOverride, secret: string): void {
  const value = seal(kept, secret);
  if (value.length > MOST_CHARACTERS) {
    throw new Refusal('payload_too_large', `${kept.package} has too many pages and widgets for an override.`);
  }
  ctx.cookies.set(PREFIX + kept.package, value, { ...ATTRIBUTES, expires: new Date(kept.expiresAt) });
}

/** Forgets one override, or all of them. */
export function forgetOverrides(ctx: Context, packageName?: string): void {
  const names = cookiesIn(ctx)
    .map(([name]) => name)
    .filter((name) => packageName === undefined || name === PREFIX + packageName);
  for (const name of names.slice(0, MOST_COOKIES)) ctx.cookies.set(name, null, ATTRIBUTES);
}

const ATTRIBUTES = { httpOnly: true, sameSite: 'strict', path: '/', signed: false, overwrite: true } as const;

/**
 * Names with their values, each name once. Never by `ctx.cookies.get`: it keeps an expression of each name that it was
 * ever asked for, and these names come from outside.
 */
function cookiesIn(ctx: Context): [name: string, value: string][] {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of ctx.get('cookie').matchAll(COOKIE)) {
    if (!found.has(name)) found.set(name, value);
  }
  return [...found];
}

const COOKIE = /(?:^|;\s*)(override-[a-z][a-z0-9-]*)=([^;]*)/g;
