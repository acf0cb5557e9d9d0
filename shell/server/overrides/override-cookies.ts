import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { KeptOverride } from './kept-override.ts';
import { Refusal } from './refusal.ts';
import { seal, unseal } from './seal.ts';

/** One cookie a package: together they would not fit. */
const PREFIX = 'override-';

/** What browsers keep of one cookie is 4096 bytes with name and attributes. */
const MOST_CHARACTERS = 3_800;

/** What identifies the session of a request without giving it away; empty when there is none. */
export function sessionOf(ctx: Context): string {
  const id = ctx.cookies.get('sid');
  return id ? hash('sha256', id, 'base64url') : '';
}

/** Whether a request brings anything that looks like an override: only then is it asked who calls. */
export const hasOverrideCookies = (ctx: Context): boolean => namesIn(ctx).length > 0;

/** The overrides of this session that still last, in the order of their packages. */
export function keptOverrides(ctx: Context, secret: string): KeptOverride[] {
  const session = sessionOf(ctx);
  const now = Date.now();
  return namesIn(ctx)
    .sort()
    .flatMap((name) => {
      const kept = unseal(ctx.cookies.get(name) ?? '', secret);
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
    throw new Refusal('payload_too_large', `${kept.package} has too many pages and parts for an override.`);
  }
  ctx.cookies.set(PREFIX + kept.package, value, { ...ATTRIBUTES, expires: new Date(kept.expiresAt) });
}

/** Forgets one override, or all of them. */
export function forgetOverrides(ctx: Context, packageName?: string): void {
  const names = namesIn(ctx).filter((name) => packageName === undefined || name === PREFIX + packageName);
  for (const name of names) ctx.cookies.set(name, null, ATTRIBUTES);
}

const ATTRIBUTES = { httpOnly: true, sameSite: 'strict', path: '/', signed: false, overwrite: true } as const;

const namesIn = (ctx: Context): string[] => [
  ...new Set(
    [...ctx.get('cookie').matchAll(/(?:^|;\s*)(override-[a-z][a-z0-9-]*)=/g)].map(([, name = '']) => name),
  ),
];
