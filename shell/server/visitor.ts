import { hash, randomUUID } from 'node:crypto';
import type { Context } from 'koa';

/**
 * What decides which releases a person gets while one is tried on some sessions: a random word in a cookie that
 * lasts as long as the browser's session. Nothing is known by it and it leads to nobody.
 */
export type Visitor = string;

const COOKIE = 'visitor';
const PLAUSIBLE = /^[\w-]{16,64}$/;

/** Who asks; undefined when the browser was not told yet. */
export function visitorOf(ctx: Context): Visitor | undefined {
  const told = ctx.cookies.get(COOKIE);
  return told && PLAUSIBLE.test(told) ? told : undefined;
}

/** Who asks; who is not known is told. Only for pages: what a page asks for comes with its cookie. */
export function identifyVisitor(ctx: Context): Visitor {
  const known = visitorOf(ctx);
  if (known) return known;
  const visitor = randomUUID();
  ctx.cookies.set(COOKIE, visitor, { httpOnly: true, sameSite: 'lax', secure: ctx.secure, overwrite: true });
  return visitor;
}

/**
 * Whether a session is among the percentage that a release is tried on. Whoever is in stays in when the percentage
 * grows; of two packages each has sessions of its own.
 */
export function isInCanary(visitor: Visitor, packageName: string, percent: number): boolean {
  const [high = 0, low = 0] = hash('sha256', `${packageName} ${visitor}`, 'buffer');
  return ((high << 8) | low) % 100 < percent;
}
